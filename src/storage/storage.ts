/** How a stored value is checked: any synchronous Standard Schema, such as one of valibot, or `createGuardSchema`. */
export interface Schema<T> {
  readonly '~standard': { validate(value: unknown): Checked<T> | Promise<unknown> };
}
type Checked<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

/** A schema made of a type guard, for the guest entry, whose budget has no room for a schema library. */
export const createGuardSchema = <T>(isValid: (value: unknown) => value is T): Schema<T> => ({
  '~standard': { validate: (value) => (isValid(value) ? { value } : { issues: [value] }) },
});

/** One value in local storage, checked by its schema at each read. */
export interface Stored<T> {
  /** The value; undefined if there is none or it does not fit the schema. */
  read(): T | undefined;
  /** Returns false if the browser keeps the value only for the life of this tab. */
  write(value: T): boolean;
  remove(): void;
  /** Calls back when another tab changes or removes the value. Returns a function that unsubscribes. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** Values that storage did not accept, by key. The modules of this folder share it. */
export const fallback = new Map<string, string>();

/** Local storage itself: a value is either stored beyond the life of the tab, or not at all. */
export const persistent = {
  read: (key: string) => attempt(() => localStorage.getItem(key)) ?? undefined,
  /** Returns false if storage is blocked or full, and the previous value is unchanged, or if it cannot be read. */
  write(key: string, text: string) {
    try {
      localStorage.setItem(key, text);
      return localStorage.getItem(key) === text;
    } catch (error) {
      isFull = /quota/i.test(String(error));
      return false;
    }
  },
  remove: (key: string) => attempt(() => localStorage.removeItem(key)),
};

let isFull = false;

/** Whether the last failed write found storage full. */
export const isStorageFull = () => isFull;

/** Parses a stored text; undefined if it does not fit the schema. */
export function parse<T>(text: string | undefined, schema: Schema<T>): T | undefined {
  if (text === undefined) return undefined;
  const checked = schema['~standard'].validate(attempt(() => JSON.parse(text)));
  return 'value' in checked && !checked.issues ? checked.value : undefined;
}

/**
 * The only access to local storage. If storage is blocked or full, the value is kept in memory for the life of the tab
 * instead, so that nothing the person did is lost.
 */
export function createStoredValue<T>(key: string, schema: Schema<T>): Stored<T> {
  const read = () => {
    const text = persistent.read(key);
    // A write to memory removes the stored value, so a value found there now comes from another tab and is newer.
    if (text !== undefined) fallback.delete(key);
    return parse(text ?? fallback.get(key), schema);
  };
  const remove = () => {
    fallback.delete(key);
    persistent.remove(key);
  };
  const write = (value: T) => {
    const text = JSON.stringify(value);
    fallback.delete(key);
    if (persistent.write(key, text)) return true;
    // An older value left in storage would be used at the next visit. Logs use `createStoredLog`.
    persistent.remove(key);
    fallback.set(key, text);
    return false;
  };
  const onChangeElsewhere = (listener: () => void) => {
    const handleEvent = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', handleEvent);
    return () => removeEventListener('storage', handleEvent);
  };
  return { read, write, remove, onChangeElsewhere };
}

/** The keys of stored values with a prefix. */
export function getStoredKeys(prefix: string): string[] {
  const inStorage = attempt(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...inStorage, ...fallback.keys()])].filter((key) => key.startsWith(prefix));
}

/** The size of stored values in characters, by the prefix of their keys. */
export const getStoredSize = (prefix: string): number =>
  getStoredKeys(prefix)
    .map((key) => key.length + (persistent.read(key) ?? '').length + (fallback.get(key) ?? '').length)
    .reduce((sum, size) => sum + size, 0);

/** Removes every value with a key prefix, such as all data of one user. */
export function removeStored(prefix: string) {
  for (const key of fallback.keys()) if (key.startsWith(prefix)) fallback.delete(key);
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

/** Opens a text that is kept for the life of the tab, if the browser stores any; '' for none. */
export const createTabText = (key: string) => ({
  read: () => attempt(() => sessionStorage.getItem(key)) ?? '',
  write: (text: string) => attempt(() => sessionStorage.setItem(key, text)),
});

/** Sets a mark for the life of the tab. False if it is set already, or the browser stores none. */
export const markOnce = (key: string): boolean =>
  attempt(() => {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  }) ?? false;

// Reading `localStorage` itself throws where a browser blocks it, and JSON may be invalid.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
