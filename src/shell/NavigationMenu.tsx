import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Stack } from '../ui/layout/Layout.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationCollapse } from './NavigationCollapse.tsx';
import styles from './shell.module.css';

interface NavigationMenuProps {
  items: readonly NavigationItem[];
  /** In a row, groups open as menus below it, also on hover. */
  isRow?: boolean;
  /** Called when an entry is followed, so that a drawer can close. */
  onFollow?: (() => void) | undefined;
}

/** The entries that the person may see, in the sidebar and in the drawer of a phone. */
export function NavigationMenu(props: NavigationMenuProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.navigation} aria-label={t`Main`}>
      <NavigationList {...props} />
    </nav>
  );
}

/** The entries of one level. */
const NavigationList = ({ items, isRow = false, onFollow }: NavigationMenuProps) => (
  <Stack as="ul" gap={4}>
    {items.map((item) => (
      <Entry key={item.id} item={item} isRow={isRow} onFollow={onFollow} />
    ))}
  </Stack>
);

interface EntryProps extends Omit<NavigationMenuProps, 'items'> {
  item: NavigationItem;
}

function Entry({ item, isRow = false, onFollow }: EntryProps) {
  const { i18n } = useLingui();
  const { type, title, url, exact = false, icon: Icon, badge, children = [] } = item;
  const label = title && i18n._(title);
  if (type === 'divider') return <li className={styles.divider} aria-hidden />;
  if (type !== 'item') {
    if (children.length === 0) return null;
    if (type === 'collapse') {
      return (
        <NavigationCollapse item={item} isRow={isRow}>
          <NavigationList items={children} onFollow={onFollow} />
        </NavigationCollapse>
      );
    }
    return (
      <li className={styles.group}>
        <span>{label}</span>
        <NavigationList items={children} onFollow={onFollow} />
      </li>
    );
  }
  return (
    <li>
      <Link
        to={url ?? '/'}
        activeOptions={{ exact, includeSearch: false }}
        preload={false}
        onClick={onFollow}
      >
        {Icon && <Icon />}
        <span>{label}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </Link>
    </li>
  );
}
