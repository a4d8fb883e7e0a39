import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { startingKinds, startingTexts } from './starting-texts.ts';

const texts = locales.flatMap((locale) =>
  startingKinds.map((kind) => ({ locale, kind, ...startingTexts[locale][kind] })),
);

test.each(texts)(
  'the $kind in $locale names the guest, and the event and the link if needed',
  ({ kind, title, message }) => {
    expect(title.trim()).not.toBe('');
    const placeholders = message.match(/\{\w+\}/g);
    expect(placeholders).toEqual(
      { invitation: ['{name}', '{event}', '{link}'], reminder: ['{name}', '{link}'], directions: ['{name}'] }[
        kind
      ],
    );
  },
);
