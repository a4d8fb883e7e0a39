import { useLingui } from '@lingui/react';

/** An amount of the shop in the page's language. @param cents in US cents */
export function Money({ cents }: { cents: number }) {
  const { i18n } = useLingui();
  return <bdi>{i18n.number(cents / 100, { style: 'currency', currency: 'USD' })}</bdi>;
}
