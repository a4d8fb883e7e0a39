import type { Database } from '../world/store.ts';
import { hostileSeeds, seeds } from './seeds/seeds.ts';

/** The tables as the handlers use them. */
export type Db = Database<typeof seeds>;

/** The seeds of a world: one whose name begins with `hostile` also has an event full of hostile strings. */
export const getBackendSeeds = (world: string): typeof seeds =>
  world.startsWith('hostile') ? hostileSeeds : seeds;
