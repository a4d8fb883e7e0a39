import * as v from 'valibot';
import { textUpTo } from '../../forms/text-rule.ts';
import { toLatinDigits } from '../../i18n/digits.ts';
import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { Product, ProductToSave } from '../api/template.gen.ts';
import type { TemplateScope } from '../api/use-template-api.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { productQuery, productsQuery } from './queries.ts';

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
  stock: v.pipe(
    v.string(),
    v.transform((stock) => toLatinDigits(stock.trim())),
    v.regex(/^\d{1,7}$/, msg`Enter a whole number`.id),
    v.transform(Number),
  ),
  description: textUpTo(2000),
  active: v.optional(v.literal('on')),
});

/** saveProduct: adds a product without an id, updates one with it. */
export const saveProduct = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: (product: ProductToSave) =>
      templateApi.POST('/api/e-commerce-app/product/save', { body: product }),
    onSuccess: async (_, { id }) => {
      if (id !== undefined) await queryClient.invalidateQueries(productQuery(templateApi, id));
      await queryClient.invalidateQueries(productsQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Product saved` });
    },
  });

/** removeProduct for one product, removeProducts for several: all of them, or none. */
export const removeProducts = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async (products: readonly Product[]) => {
      const productIds = products.map(({ id }) => id);
      const [id] = productIds;
      if (productIds.length === 1 && id !== undefined) {
        await templateApi.POST('/api/e-commerce-app/remove-event', { body: { id }, parseAs: 'text' });
      } else {
        await templateApi.POST('/api/e-commerce-app/remove-products', {
          body: { productIds },
          parseAs: 'text',
        });
      }
    },
    onSettled: (_data, _error, products) => {
      for (const { id } of products) queryClient.removeQueries(productQuery(templateApi, id));
      return queryClient.invalidateQueries(productsQuery(templateApi));
    },
  });
