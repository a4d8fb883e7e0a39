import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** There are no orders, or none match the search. */
export const OrdersEmpty = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState
      icon={<SearchInfoRegular aria-hidden />}
      title={<Trans>No orders match your search</Trans>}
      hint={<Trans>Try a reference, a name or a product.</Trans>}
    />
  ) : (
    <EmptyState
      icon={<BoxRegular aria-hidden />}
      title={<Trans>No orders left</Trans>}
      hint={<Trans>This is demo data. It comes back when you log out.</Trans>}
    />
  );
