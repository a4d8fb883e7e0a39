/** A browser controlled by WebDriver commands, over any transport. */
export interface Browser {
  /** Sends a command by its name in Marionette and in `commandPaths` of webkit.ts. */
  send(command: Command, parameters: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

export type Command = 'Navigate' | 'Refresh' | 'ExecuteScript' | 'ElementClick' | 'PerformActions';

/** The key that marks a reference to an element in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const isSeen = 'document.body.innerText.replace(/\\s+/g, " ").includes(arguments[0])';

/** Special keys of WebDriver's actions. */
export const keys = { escape: '\uE00C', home: '\uE011', left: '\uE012', up: '\uE013', right: '\uE014' };

/** The elements of the roles that the journeys use. */
const selectors = {
  button: 'button',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  textbox: 'input:not([type=search], [type=range], [type=radio], [type=checkbox], [type=file])',
};

/** The role of an element, and its accessible name or the start of it. Without a name, any element of the role. */
export type Named = [role: keyof typeof selectors, name?: string];

/** A part of scripts whose first two arguments are a selector and a name: sets `found`. */
const findNamed = `
  const [selector, name] = arguments;
  const read = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const getName = (element) =>
    element.getAttribute('aria-label') ?? (element.labels?.length ? read(element.labels[0]) : read(element));
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && getName(element).startsWith(name));
`;

/** A page as a person uses it. Each step waits for its condition, and throws an error that describes it. */
export function createPage(browser: Browser, origin: string, world: string, line: { isCut: boolean }) {
  const run = (script: string, ...args: unknown[]) => browser.send('ExecuteScript', { script, args });

  async function until(what: string, script: string, ...args: unknown[]): Promise<unknown> {
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      const value = await run(script, ...args).catch(() => undefined);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${what} did not come`);
  }

  const untilNamed = ([role, name = '']: Named, script: string) =>
    until(`${role} ${name}`, findNamed + script, selectors[role], name);

  return {
    run,
    until,
    /** Calls a control of the mock server, with a body by POST. */
    async control(path: string, body?: object): Promise<unknown> {
      const response = await fetch(`${origin}/_mock/${path}`, {
        headers: { 'x-mock-world': world },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return response.json();
    },
    /** Cuts the connection to the server, or brings it back. */
    setOffline: (isOffline: boolean) => void (line.isCut = isOffline),
    open: (path: string) => browser.send('Navigate', { url: origin + path }),
    reload: () => browser.send('Refresh', {}),
    /** Waits for a text anywhere on the page. */
    sees: (text: string) => until(`"${text}"`, `return ${isSeen}`, text),
    /** Whether a text is on the page now. */
    shows: async (text: string) => Boolean(await run(`return ${isSeen}`, text)),
    /** Presses an element. If the page replaces it at that moment, the new one is pressed. */
    async press(...named: Named) {
      for (let triesLeft = 3; ; triesLeft--) {
        const element = (await untilNamed(named, 'return found;')) as Record<string, string>;
        try {
          await browser.send('ElementClick', { id: element[elementKey] });
          return;
        } catch (error) {
          if (triesLeft === 0) throw error;
        }
      }
    },
    /** Waits until an element has the focus. */
    untilFocused: (...named: Named) => untilNamed(named, 'return found && document.activeElement === found;'),
    focus: (...named: Named) => untilNamed(named, 'found.focus(); return true;'),
    value: async (...named: Named) => ((await untilNamed(named, 'return [found.value];')) as string[])[0],
    /** Presses keys one after the other, in the focused element. */
    async type(text: string | string[]) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await browser.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    /** Clicks at a point of the window, in CSS pixels. */
    async pressAt(x: number, y: number) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await browser.send('PerformActions', { actions: [pointer] });
    },
  };
}

export type Page = ReturnType<typeof createPage>;

/** Journeys by their sentence, each in its own world. */
export type Journeys = Record<string, (page: Page) => Promise<void>>;
