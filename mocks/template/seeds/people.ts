import type { Person } from '../../../src/api/template.gen.ts';

/** The people of the profile: those it mentions and those who write there. All are invented. */
export const selin: Person = { id: 'selin', name: 'Selin Arslan' };
export const deniz: Person = { id: 'deniz', name: 'Deniz Aydın' };
export const layla: Person = { id: 'layla', name: 'ليلى حداد' };
export const marcus: Person = { id: 'marcus', name: 'Marcus Okafor' };
export const ines: Person = { id: 'ines', name: 'Inês Carvalho' };
export const bartholomew: Person = {
  id: 'bartholomew',
  name: 'Bartholomew Featherstonehaugh-Cholmondeley of the Harbour Orchestra',
};
export const irem: Person = { id: 'irem', name: 'İrem Işık' };
