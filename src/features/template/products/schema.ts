import * as v from 'valibot';

/** The search parameters of the products. `product` is the open one, or `new`. */
export const productsSearch = v.object({
  search: v.fallback(v.optional(v.string(), ''), ''),
  product: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined),
});
export type ProductsSearch = v.InferOutput<typeof productsSearch>;
