import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

/**
 * The parts of the organiser catalogue, by source folder. A page loads only its own parts (`messages` and `template` of
 * its route). `start` has the messages of all other folders, and those that both parts need.
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
 * Loads `organiser.po?part=template&messages` as the messages of that part, compiled by Lingui. Translators still edit
 * a single catalogue.
 */
export const messageParts = (): Plugin => ({
  name: 'guestwise:message-parts',
  load: {
    filter: { id: /\/organiser\.po\?part=\w+&messages$/ },
    async handler(id) {
      const [file = '', part] = id.replace('&messages', '').split('?part=');
      this.addWatchFile(file);
      const locale = basename(dirname(file));
      const catalogue = await formatter().parse(readFileSync(file, 'utf8'), {
        locale,
        sourceLocale: 'en',
        filename: file,
      });
      const messages: Record<string, string> = {};
      for (const [key, { message = '', translation, origin = [] }] of Object.entries(catalogue)) {
        if (getPart(origin.map(([source]) => source)) !== part) continue;
        if (!translation && locale !== 'en' && process.env.NODE_ENV === 'production')
          this.error(`"${message}" is not translated to ${locale}.`);
        messages[key] = translation || message;
      }
      const { createCompiledCatalog } = await import('@lingui/cli/api');
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
      if (errors.length > 0) this.error(errors.map(({ error }) => error.message).join('\n'));
      return { code: source, moduleType: 'js' };
    },
  },
});
