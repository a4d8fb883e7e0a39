import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { Product, ProductToSave } from '../../../api/template.gen.ts';
import type { TemplateScope } from '../../../api/use-template-api.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { productQuery, productsQuery } from './queries.ts';

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
