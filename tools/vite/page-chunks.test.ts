import { expect, test } from 'vitest';
import { nameByPages } from './page-chunks.ts';

const fluent = '/p/node_modules/@fluentui';
const part = (route: string) => `/p/src/routes/${route}.tsx?tsr-split=component`;

/** A module as the bundler sees it: its code and its resolved imports. */
const modules: Record<string, { code: string; importedIds: string[] }> = {
  [part('_organiser')]: { code: '', importedIds: [] },
  [part('_signed-in')]: { code: '', importedIds: [] },
  [part('_signed-in/_event')]: { code: '', importedIds: [] },
  [part('_signed-out/login')]: {
    code: 'import { Button as Press } from "@fluentui/react-components";\nimport { form } from "./form.ts";',
    importedIds: [`${fluent}/react-components/lib/index.js`, '/p/src/routes/_signed-out/form.ts'],
  },
  [part('events.index')]: {
    code: 'import { Button } from "@fluentui/react-components";',
    importedIds: [`${fluent}/react-components/lib/index.js`],
  },
  [part('events.guests.$filter')]: {
    code: 'import * as kit from "@fluentui/react-components";',
    importedIds: [`${fluent}/react-components/lib/index.js`],
  },
  '/p/src/routes/_signed-out/form.ts': { code: 'const form = 1;\nexport { form };', importedIds: [] },
  [`${fluent}/react-components/lib/index.js`]: {
    code: '// A barrel.\nexport { Button } from "@fluentui/react-button";\nimport { Menu } from "@fluentui/react-menu";\nexport { Menu };',
    importedIds: [`${fluent}/react-button/lib/index.js`, `${fluent}/react-menu/lib/index.js`],
  },
  [`${fluent}/react-button/lib/index.js`]: { code: 'const Button = 1;\nexport { Button };', importedIds: [] },
  [`${fluent}/react-menu/lib/index.js`]: { code: 'const Menu = 1;\nexport { Menu };', importedIds: [] },
};
const names = nameByPages(Object.keys(modules), (id) => modules[id] ?? null);

test('a module is named after the first pages that need it', () => {
  expect(names.get('/p/src/routes/_signed-out/form.ts')).toBe('login');
  expect(names.get(part('_organiser'))).toBe('login-events-guests');
});

test('the names imported from a barrel are followed, and the whole barrel where all of it is imported', () => {
  expect(names.get(`${fluent}/react-button/lib/index.js`)).toBe('login-events-guests');
  expect(names.get(`${fluent}/react-menu/lib/index.js`)).toBe('guests');
});
