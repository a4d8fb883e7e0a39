import { createContext } from 'react';

/** Whether what is drawn stands inside a page's `main` already: a page has one. */
export const InsideMain = createContext(false);
