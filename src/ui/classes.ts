/** Joins class names, skipping absent and false ones. */
export const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
