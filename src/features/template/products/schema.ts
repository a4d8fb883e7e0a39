import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

export const categories = ['stationery', 'decoration', 'flowers', 'rental', 'gifts'] as const;

/** The search parameters of the products. `product` is the open one, or `new`. */
export const productsSearch = v.object({
  search: v.fallback(v.optional(v.string(), ''), ''),
  product: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined),
});
export type ProductsSearch = v.InferOutput<typeof productsSearch>;

const text = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, msg`Please enter a shorter text`.id));

/** The form of a product. The price is typed in dollars and saved in cents. */
export const productSchema = v.object({
  name: v.pipe(text(120), v.nonEmpty(msg`Enter a name`.id)),
  category: v.picklist(categories),
  price: v.pipe(
    text(12),
    v.regex(/^\d{1,7}([.,]\d{1,2})?$/, msg`Enter a price, for example 12.50`.id),
    v.transform((price) => Math.round(Number(price.replace(',', '.')) * 100)),
  ),
  stock: v.pipe(text(9), v.regex(/^\d{1,7}$/, msg`Enter a whole number`.id), v.transform(Number)),
  description: text(2000),
  active: v.optional(v.literal('on')),
});
