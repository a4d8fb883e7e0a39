import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

const request = /\/locales\/(\w+)\/organiser\.po\?part=(\w+)/;

/**
 * The parts of the organiser catalogue, by source folder. A page loads only its own parts
 * (src/routes/-message-parts.ts). `start` has the messages of all other folders, and those that both parts need.
 */
const folders = {
  // The account page shows them too.
  start: ['template/api/'],
  template: ['template/'],
  organiser: [
    'features/account/',
    'features/check-in/',
    'features/events/',
    'features/guest-export/',
    'features/guest-import/',
    'features/guests/',
    'features/messages/',
    'shell/notifications/',
    'shell/search/',
    'shell/settings/',
    'shell/shortcuts/',
    'theme/',
  ],
};

/** Returns the part for a message that is used in these files. */
export function getPart(files: readonly string[]): string {
  const parts = new Set(
    files.map(
      (file) =>
        Object.entries(folders).find(([, names]) =>
          names.some((name) => file.startsWith(`src/${name}`)),
        )?.[0] ?? 'start',
    ),
  );
  const [part] = parts;
  return part !== undefined && parts.size === 1 ? part : 'start';
}

/**
 * Resolves `organiser.po?part=template&.po` to the messages of that part. Translators still edit a single
 * catalogue.
 */
export const messageParts = (): Plugin => ({
  name: 'guestwise:message-parts',
  transform: {
    filter: { id: request },
    // Runs after Lingui has compiled the whole catalogue.
    order: 'post',
    handler(code, id) {
      const [, locale = '', part = ''] = request.exec(id) ?? [];
      const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
      if (compiled === undefined) this.error(`The messages of ${id} were compiled in an unknown form.`);
      const messages: Record<string, unknown> = JSON.parse(String(JSON.parse(compiled)));
      const po = readFileSync(id.slice(0, id.indexOf('?')), 'utf8');
      const catalogue = formatter().parse(po, { locale, sourceLocale: 'en', filename: '' });
      if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
      const kept = Object.entries(messages).filter(
        ([message]) => getPart((catalogue[message]?.origin ?? []).map(([file]) => file)) === part,
      );
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(kept)));
      return { code: `export const messages=JSON.parse(${text});`, map: null };
    },
  },
});
