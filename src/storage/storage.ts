/** How a stored value is checked: any Standard Schema that answers at once, such as one of valibot, or `guarded`. */
export interface Schema<T> {
  readonly '~standard': { validate(value: unknown): Checked<T> | Promise<unknown> };
}
type Checked<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

/** A schema made of a type guard, for the guests' door: its bundle has no room for a schema library. */
export const guarded = <T>(isValid: (value: unknown) => value is T): Schema<T> => ({
  '~standard': { validate: (value) => (isValid(value) ? { value } : { issues: [value] }) },
});

/** One value in local storage, checked by its schema each time it is read. */
export interface Stored<T> {
  /** The value, or undefined where there is none or what stands there does not fit the schema. */
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
  /** Calls back when another tab changes or removes the value. Returns the way to stop. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** What storage did not take, by key. The modules of this folder share it. */
export const memory = new Map<string, string>();

/** Local storage itself: what is written here outlives the tab, or is not written at all. */
export const lasting = {
  read: (key: string) => attempt(() => localStorage.getItem(key)) ?? undefined,
  /** Returns false where storage is blocked or full: what stood there stands there still. */
  write: (key: string, text: string) =>
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    }) ?? false,
  remove: (key: string) => attempt(() => localStorage.removeItem(key)),
};

/** What a stored text holds, or undefined where it does not fit the schema. */
export function parse<T>(text: string | undefined, schema: Schema<T>): T | undefined {
  if (text === undefined) return undefined;
  const checked = schema['~standard'].validate(attempt(() => JSON.parse(text)));
  return 'value' in checked && !checked.issues ? checked.value : undefined;
}

/** True once a write did not reach local storage: what is stored lives as long as this tab. */
export const onlyInMemory = () => memory.size > 0;

/**
 * The one way to local storage. Where storage is blocked or full, the value is kept in memory for
 * the life of the tab instead, so that nothing the person did is lost.
 */
export function stored<T>(key: string, schema: Schema<T>): Stored<T> {
  const read = () => {
    const text = lasting.read(key);
    // A write to memory removes what is in storage, so that what stands there now is another tab's, and newer.
    if (text !== undefined) memory.delete(key);
    return parse(text ?? memory.get(key), schema);
  };
  const remove = () => {
    memory.delete(key);
    lasting.remove(key);
  };
  const write = (value: T) => {
    const text = JSON.stringify(value);
    if (lasting.write(key, text)) return void memory.delete(key);
    // An older value left behind would stand in for this one at the next visit. A log has `storedLog`.
    lasting.remove(key);
    memory.set(key, text);
  };
  const onChangeElsewhere = (listener: () => void) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  };
  return { read, write, remove, onChangeElsewhere };
}

/** The keys of stored values that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const inStorage = attempt(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...inStorage, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** The room that stored values take, in characters, by the beginning of their keys. */
export const storedSize = (prefix: string): number =>
  storedKeys(prefix)
    .map((key) => key.length + (lasting.read(key) ?? '').length + (memory.get(key) ?? '').length)
    .reduce((sum, size) => sum + size, 0);

/** Removes every value whose key begins so, such as all that was kept for one user. */
export function removeStored(prefix: string) {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

/** Leaves a mark for as long as the tab lives. False where it stands already, or the browser keeps none. */
export const markOnce = (key: string): boolean =>
  attempt(() => {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  }) ?? false;

// Reading `localStorage` itself throws where a browser blocks it, and JSON may be anything.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
