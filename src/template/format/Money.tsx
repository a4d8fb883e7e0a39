import { useLingui } from '@lingui/react';
import { cacheFormat } from '../../i18n/cache-format.ts';

const getFormat = cacheFormat(
  (locales) => new Intl.NumberFormat(locales, { style: 'currency', currency: 'USD' }),
);

/** An amount of the shop in the page's language. @param cents in US cents */
export function Money({ cents }: { cents: number }) {
  const { i18n } = useLingui();
  const format = getFormat(i18n.locales ?? i18n.locale);
  return (
    <bdi>
      {format.formatToParts(cents / 100).map(({ type, value }) =>
        // Arabic formats it with US$, whose two halves would otherwise end up on either side of the number.
        type === 'currency' ? <bdi key={type}>{value}</bdi> : value,
      )}
    </bdi>
  );
}
