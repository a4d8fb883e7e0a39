import { Button } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { describeCriteria } from '../../../domain/guest/filter-labels.ts';
import { countCriteria, type GuestCriteria } from '../../../domain/guest/guest-filter.ts';
import { preferFocus } from '../../../ui/keyboard/focus.ts';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { MenuButton } from '../../../ui/dialog/MenuButton.tsx';
import styles from './guest-list.module.css';

const Menu = createLazyPart(async () => (await import('./GuestCriteriaMenu.tsx')).GuestCriteriaMenu);

/** Changes the criteria in the address. What removes its own button leaves the focus on the menu's. */
export function useCriteriaChange() {
  const navigate = useNavigate();
  return (change: GuestCriteria) => {
    preferFocus(() => document.querySelector('[data-filters] button'));
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...change, page: 1 }),
      resetScroll: false,
    });
  };
}

interface CriteriaProps {
  criteria: GuestCriteria;
}

interface CriteriaButtonProps extends CriteriaProps {
  /** The event asks each guest for yes or no: there is no filter by number of people. */
  isSingleGuest: boolean;
}

/**
 * The menu of the criteria, which combine with the filter of the tab (`GuestTabs`), with the number of those in use.
 */
export function CriteriaButton({ criteria, isSingleGuest }: CriteriaButtonProps) {
  const { t, i18n } = useLingui();
  const count = countCriteria(criteria);
  const shown = i18n.number(count);
  return (
    <span className={styles.filters} data-filters>
      <MenuButton
        appearance="subtle"
        icon={<Filter20Regular />}
        aria-label={count > 0 ? t`Filters: ${shown}` : t`Filters`}
        title={t`Filters`}
        menu={Menu}
        menuProps={{ criteria, isSingleGuest, onChange: useCriteriaChange() }}
      />
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {shown}
        </span>
      )}
    </span>
  );
}

/** The criteria in use, in words. A click removes one. */
export function CriteriaChips({ criteria }: CriteriaProps) {
  const { t, i18n } = useLingui();
  const change = useCriteriaChange();
  return (
    <ul className={styles.chips} aria-label={t`Filters`}>
      {Object.entries(describeCriteria(criteria)).map(
        ([name, label]) =>
          label && (
            <li key={name}>
              <Button
                size="small"
                icon={<Dismiss16Regular />}
                iconPosition="after"
                onClick={() => change({ [name]: undefined })}
              >
                <span>
                  <span className="visually-hidden">
                    <Trans>Remove filter:</Trans>{' '}
                  </span>
                  {i18n._(label)}
                </span>
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}
