/** For the `ref` of a result: on a phone the camera's picture may push it below the fold. */
export const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
