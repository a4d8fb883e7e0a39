import { useLingui } from '@lingui/react';

// Of `US$` the Arabic page would set the two halves on either side of a number.
const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** An amount of the shop in the page's language. @param cents in US cents */
export function Money({ cents }: { cents: number }) {
  const { i18n } = useLingui();
  return <bdi>{i18n.number(cents / 100, money)}</bdi>;
}
