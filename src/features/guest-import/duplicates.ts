import type { PersonKeys } from '../../domain/person-keys.ts';

/** Why a row counts as a duplicate. */
export interface Duplicate {
  /** On the event's guest list, or in an earlier row of the same file. */
  where: 'list' | 'file';
  by: 'phone' | 'name';
  /** The name of the existing person. */
  of: string;
}

export type DuplicateFinder = ReturnType<typeof createDuplicateFinder>;

/**
 * Finds duplicates: people with the same phone number, or a name that looks the same. People with the same name and
 * different numbers may be two, so the organiser decides.
 */
export function createDuplicateFinder() {
  const byPhone = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  const byName = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  return {
    find(keys: PersonKeys): Duplicate | undefined {
      const samePhone = byPhone.get(keys.phone);
      if (samePhone) return { ...samePhone, by: 'phone' };
      const sameName = byName.get(keys.name);
      return sameName && { ...sameName, by: 'name' };
    },
    /** Remembers a person; the first one with a number or a name stays. */
    add(keys: PersonKeys, name: string, where: Duplicate['where']) {
      const entry = { where, of: name };
      if (keys.phone !== '' && !byPhone.has(keys.phone)) byPhone.set(keys.phone, entry);
      if (keys.name !== '' && !byName.has(keys.name)) byName.set(keys.name, entry);
    },
  };
}
