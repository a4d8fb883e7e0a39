import { panelStyles } from './panel-styles.ts';

/**
 * The development panel: sets scenarios in this browser, and resets, saves or loads the state of the mock backend. It
 * is a shadow root in the corner of the page, and part of no build.
 */
interface Scenarios {
  active: string;
  scenarios: { name: string; about: string }[];
}

const call = async (path: string, body?: unknown) => {
  const response = await fetch(`/_mock/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) alert(((await response.json()) as { message: string }).message);
  return response;
};

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Record<string, unknown> = {},
  ...children: (Node | string)[]
) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const { active, scenarios } = (await (await call('scenarios')).json()) as Scenarios;

const play = async (scenario: string) => {
  await call('scenario', { scenario });
  location.assign(location.pathname);
};

const choices = element(
  'select',
  { onchange: () => void play(scope.value + choices.value) },
  element('option', { value: 'off', textContent: 'all is well' }),
  ...scenarios.map(({ name, about }) => element('option', { value: name, textContent: `${name}: ${about}` })),
);
const scope = element(
  'select',
  {},
  ...['', 'saves:', 'reads:'].map((value) =>
    element('option', { value, textContent: value ? `only ${value.slice(0, -1)}` : 'every call' }),
  ),
);
const file = element('input', {
  type: 'file',
  accept: 'application/json',
  hidden: true,
  onchange: async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await call('import', JSON.parse(await chosen.text()));
    location.reload();
  },
});

const panel = element(
  'details',
  {},
  element('summary', { textContent: active ? `mocks: ${active}` : 'mocks' }),
  element('label', {}, 'For ', scope),
  element('label', {}, 'Play ', choices),
  element(
    'p',
    {},
    element('button', {
      textContent: 'Reset the data',
      onclick: async () => {
        await call('reset', {});
        location.reload();
      },
    }),
    element('button', { textContent: 'Load…', onclick: () => file.click() }),
    element('a', { textContent: 'Save', href: '/_mock/export', download: '' }),
    file,
  ),
);

const host = element('aside', { ariaLabel: 'Mock backend' });
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [panelStyles];
shadow.append(panel);
document.body.append(host);
