/** Joins class names, skipping absent and false ones. */
export const joinClasses = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
