/** Whom the demo pages know from the beginning, for whoever wants to look around. */
export const templateUser = { name: 'Samira Nasser', email: 'samira@template.test', password: 'saffron' };
