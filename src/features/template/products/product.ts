import { msg } from '@lingui/core/macro';
import type { Product } from '../../../api/template.gen.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';

export const categoryTitles = {
  stationery: msg`Stationery`,
  decoration: msg`Decoration`,
  flowers: msg`Flowers`,
  rental: msg`Rental`,
  gifts: msg`Gifts`,
} satisfies Record<Product['category'], unknown>;

/** The products that match a query, sorted by name by the rules of the language. */
export function findProducts(products: readonly Product[], query: string, locale: string) {
  const matches = createMatcher(query);
  const { compare } = new Intl.Collator(locale);
  return products
    .filter(({ name, description }) => matches(name, description))
    .sort((one, other) => compare(one.name, other.name));
}

/** The state of a product: on sale, sold out, or not offered. */
export const getProductState = ({ active, stock }: Pick<Product, 'active' | 'stock'>) => {
  if (!active) return 'hidden';
  return stock === 0 ? 'sold out' : 'on sale';
};
