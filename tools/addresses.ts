/** The first of two consecutive ports; a different port allows two runs at the same time. */
const port = Number(process.env.E2E_PORT || 4173);

/** Where the browser tests find each export. */
export const production = `http://localhost:${port}`;
export const standalone = `http://localhost:${port + 1}`;

export const getPort = (address: string) => new URL(address).port;
