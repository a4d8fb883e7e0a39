/** For the `ref` of a result: on a phone the picture of the camera may push it below the fold. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
