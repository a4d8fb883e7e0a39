import * as v from 'valibot';
import { createCrudSearch, openRow } from '../../../ui/crud/crud-search.ts';

export const productsCrud = createCrudSearch(['name', 'category', 'price', 'stock'], 'name');

/** The search parameters of the products. */
export const productsSearch = v.object({ ...productsCrud.entries, product: openRow });
export type ProductsSearch = v.InferOutput<typeof productsSearch>;
