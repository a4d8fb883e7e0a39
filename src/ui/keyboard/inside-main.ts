import { createContext } from 'react';

/** Whether the component is inside a page's `main` already: a page has only one. */
export const InsideMain = createContext(false);
