/** Raise it when a seed changes, so that a state kept over the old seeds is not laid over the new ones. */
export const templateSeedsVersion = 3;
