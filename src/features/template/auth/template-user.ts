/** The predefined user of the demo pages. */
export const templateUser = { name: 'Samira Nasser', email: 'samira@template.test', password: 'saffron' };
