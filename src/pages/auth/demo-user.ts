/** Whom the demo pages know from the beginning, for whoever wants to look around. */
export const demoUser = { name: 'Samira Nasser', email: 'samira@demo.test', password: 'saffron' };
