import { createStore, type Store, type Tables } from '../world/store.ts';
import { hostileSeeds, seeds } from './seeds/seeds.ts';

type BackendTables = Tables<typeof seeds>;
export type BackendStore = Store<BackendTables>;

/** The tables as the handlers use them. */
export interface Db extends BackendTables {
  newId(): string;
}

/** The seeds of a world: one whose name begins with `hostile` also has an event full of hostile strings. */
export const getBackendSeeds = (world: string): typeof seeds =>
  world.startsWith('hostile') ? hostileSeeds : seeds;

export const createBackendStore = (world: string): BackendStore => createStore(getBackendSeeds(world));

export const createDb = (store: BackendStore): Db => ({ ...store.tables, newId: store.newId });
