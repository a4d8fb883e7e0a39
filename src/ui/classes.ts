/** Joins class names; what is absent or false is left out. */
export const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
