/** How long a dialog's backdrop fades (specification, section 9). */
export const backdropMotion = { duration: 500 };

/** Whether the person has not asked for reduced motion: for motion that CSS alone cannot disable. */
export const allowsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
