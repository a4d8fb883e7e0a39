import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NavigationItem } from './navigation.ts';
import styles from './NavigationMenu.module.css';

interface NavigationMenuProps {
  items: readonly NavigationItem[];
  /** Called when an entry is followed, for a drawer to close. */
  followed?: (() => void) | undefined;
}

/** The entries the person may see, in the sidebar and in the drawer of a phone alike. */
export function NavigationMenu({ items, followed }: NavigationMenuProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.navigation} aria-label={t`Main`}>
      <Entries items={items} followed={followed} />
    </nav>
  );
}

const Entries = ({ items, followed }: NavigationMenuProps) => (
  <ul>
    {items.map((item) => (
      <Entry key={item.id} item={item} followed={followed} />
    ))}
  </ul>
);

function Entry({ item, followed }: { item: NavigationItem; followed: (() => void) | undefined }) {
  const { i18n } = useLingui();
  const { type, title, url, exact = false, icon: Icon, badge, children = [] } = item;
  const words = title && i18n._(title);
  if (type === 'divider') return <li className={styles.divider} aria-hidden />;
  if (type === 'group') {
    return children.length === 0 ? null : (
      <li className={styles.group}>
        <span>{words}</span>
        <Entries items={children} followed={followed} />
      </li>
    );
  }
  return (
    <li>
      <Link
        to={url ?? '/'}
        activeOptions={{ exact, includeSearch: false }}
        preload={false}
        onClick={followed}
      >
        {Icon && <Icon />}
        <span>{words}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </Link>
    </li>
  );
}
