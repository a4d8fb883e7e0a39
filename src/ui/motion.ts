/** Whether the person has not asked for less motion: for motion that a style sheet alone cannot leave out. */
export const allowsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
