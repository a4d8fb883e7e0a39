/** Where the browser's tests find each export. */
export const production = 'http://localhost:4173';
export const demo = 'http://localhost:4174';

/** An export whose backend lives on another origin: the standalone mock in the place of somebody's server. */
export const elsewhere = {
  folder: 'dist-elsewhere',
  page: 'http://localhost:4175',
  backend: 'http://localhost:4176',
  environment: {
    VITE_API_BASE_URL: 'http://localhost:4176/api/v1',
    VITE_CARD_BASE_URL: 'http://localhost:4176/cards',
  },
};

export const portOf = (address: string) => new URL(address).port;
