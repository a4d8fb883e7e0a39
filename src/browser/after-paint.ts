/** Resolves after the next frame is painted; soon also in a hidden tab, which paints none. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
