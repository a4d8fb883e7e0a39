/** Whether the person has not asked for reduced motion: for motion that CSS alone cannot disable. */
export const allowsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
