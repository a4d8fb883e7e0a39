import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { createCrudSearch, openRow } from '../crud/crud-search.ts';

/** listProducts: all products, in no particular order. */
export const productsQuery = (templateApi: TemplateApi) =>
  templateQuery(['listProducts'], (signal) => templateApi.GET('/api/e-commerce-app/products', { signal }));

/** getProduct. */
export const productQuery = (templateApi: TemplateApi, productId: string) =>
  templateQuery(
    ['getProduct', productId],
    (signal) => templateApi.GET('/api/e-commerce-app/product', { params: { query: { productId } }, signal }),
    'id',
  );

export const productsCrud = createCrudSearch(['name', 'category', 'price', 'stock'], 'name');

/** The search parameters of the products. */
export const productsSearch = v.object({ ...productsCrud.entries, product: openRow });
export type ProductsSearch = v.InferOutput<typeof productsSearch>;
