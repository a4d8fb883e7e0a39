import { searchable } from '../../i18n/searchable.ts';

/** Whether a name holds what was searched for; nothing searched finds all. */
export const matchesSearch = (name: string, search: string) => searchable(name).includes(searchable(search));
