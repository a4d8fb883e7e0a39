import type { World } from './world.ts';

export const defaultWorld = 'default';

/** More private worlds than any test run uses at once; the oldest is dropped for a new one. */
const maxWorlds = 200;

/** The worlds by name, each created when it is first named. */
export class Worlds<Db> {
  readonly #worlds = new Map<string, World<Db>>();
  readonly #make: (name: string) => World<Db>;

  constructor(make: (name: string) => World<Db>) {
    this.#make = make;
  }

  get(name: string): World<Db> {
    const world = this.#worlds.get(name) ?? this.#make(name);
    this.#worlds.set(name, world);
    this.#makeRoom();
    return world;
  }

  #makeRoom(): void {
    for (const name of this.#worlds.keys()) {
      if (this.#worlds.size <= maxWorlds) return;
      if (name !== defaultWorld) this.#worlds.delete(name);
    }
  }
}
