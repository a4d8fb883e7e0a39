import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Product } from '../../../api/template.gen.ts';
import { numberBetween } from '../../../forms/number-rule.ts';
import { textUpTo } from '../../../forms/text-rule.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';

export const categoryTitles = {
  stationery: msg`Stationery`,
  decoration: msg`Decoration`,
  flowers: msg`Flowers`,
  rental: msg`Rental`,
  gifts: msg`Gifts`,
} satisfies Record<Product['category'], unknown>;

/** The state of a product: on sale, sold out, or not offered. */
export const getProductState = ({ active, stock }: Pick<Product, 'active' | 'stock'>) => {
  if (!active) return 'hidden';
  return stock === 0 ? 'sold out' : 'on sale';
};

export const productCategories = ['stationery', 'decoration', 'flowers', 'rental', 'gifts'] as const;

/** The form of a product. The price is typed in dollars and saved in cents. */
export const productSchema = v.object({
  name: v.pipe(textUpTo(120), v.nonEmpty(msg`Enter a name`.id)),
  category: v.picklist(productCategories),
  price: v.pipe(
    textUpTo(12),
    v.transform((price) => toLatinDigits(price).replace(/[,٫]/, '.')),
    v.regex(/^\d{1,7}(\.\d{1,2})?$/, msg`Enter a price, for example 12.50`.id),
    v.transform((price) => Math.round(Number(price) * 100)),
  ),
  stock: numberBetween(0, 9_999_999, msg`Enter a whole number`.id),
  description: textUpTo(2000),
  active: v.optional(v.literal('on')),
});
