import { Link } from '@tanstack/react-router';
import type { Product } from '../../../api/template.gen.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import styles from './ProductsPage.module.css';
import { ProductState } from './ProductState.tsx';

interface ColumnParts {
  /** The translated headings. */
  headers: Record<'name' | 'category' | 'price' | 'stock' | 'state', string>;
  getCategoryTitle(category: Product['category']): string;
  formatNumber(value: number): string;
  compare(one: string, other: string): number;
}

/** Creates the columns of the table of products. */
export const createProductColumns = (parts: ColumnParts): Column<Product>[] => [
  {
    id: 'name',
    header: parts.headers.name,
    isRowHeader: true,
    cardPlace: 'title',
    compare: (one, other) => parts.compare(one.name, other.name),
    cell: ({ id, name }) => (
      <Link
        from="/apps/e-commerce/products"
        to="/apps/e-commerce/products"
        search={(before) => ({ ...before, product: id })}
        resetScroll={false}
        className={styles.name}
      >
        <ForeignText text={name} />
      </Link>
    ),
  },
  {
    id: 'category',
    header: parts.headers.category,
    minTableWidth: 860,
    width: '140px',
    compare: (one, other) => parts.compare(one.category, other.category),
    cell: ({ category }) => parts.getCategoryTitle(category),
  },
  {
    id: 'price',
    header: parts.headers.price,
    width: '130px',
    align: 'end',
    firstDirection: 'descending',
    compare: (one, other) => one.price - other.price,
    cell: ({ price }) => <Money cents={price} />,
  },
  {
    id: 'stock',
    header: parts.headers.stock,
    minTableWidth: 620,
    width: '110px',
    align: 'end',
    compare: (one, other) => one.stock - other.stock,
    cell: ({ stock }) => parts.formatNumber(stock),
  },
  {
    id: 'state',
    header: parts.headers.state,
    width: '140px',
    cardPlace: 'aside',
    cell: (product) => <ProductState product={product} />,
  },
];
