/** Increase it when a seed changes, so that changes kept for the old seeds are not applied to the new ones. */
export const templateSeedsVersion = 4;
