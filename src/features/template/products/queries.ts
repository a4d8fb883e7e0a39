import { queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import { UnreadableResponse } from '../../../api/errors.ts';

/** listProducts: all products, in no particular order. */
export const productsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listProducts'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/e-commerce-app/products', { signal });
      return data ?? [];
    },
  });

/** getProduct. */
export const productQuery = (templateApi: TemplateApi, productId: string) =>
  queryOptions({
    queryKey: ['getProduct', productId],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/e-commerce-app/product', {
        params: { query: { productId } },
        signal,
      });
      if (!data) throw new UnreadableResponse('getProduct answered without a product');
      return data;
    },
  });
