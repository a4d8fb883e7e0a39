import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuItemRadio } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  countCriteria,
  type GuestCriteria,
  noCriteria,
  pickCriteria,
} from '../../../domain/guest/guest-filter.ts';
import type { OpenMenuProps } from '../../../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../../../ui/dialog/MenuSurface.tsx';

interface GuestCriteriaMenuProps extends OpenMenuProps {
  criteria: GuestCriteria;
  isSingleGuest: boolean;
  onChange(change: GuestCriteria): void;
}

/** The numbers of people to choose from. An address may have another number. */
const sizes = [2, 5];

/** The entries of `CriteriaButton`. The menu stays open, so that several can be chosen. */
export function GuestCriteriaMenu({ criteria, isSingleGuest, onChange, ...menu }: GuestCriteriaMenuProps) {
  const { i18n } = useLingui();
  const { invited } = criteria;
  const chosen = Object.entries({ ...noCriteria, ...criteria });
  const offered = invited === undefined || sizes.includes(invited) ? sizes : [...sizes, invited];
  return (
    <MenuSurface
      {...menu}
      hasCheckmarks
      checkedValues={Object.fromEntries(chosen.map(([name, value]) => [name, [String(value ?? '')]]))}
      onCheckedValueChange={(_, { name, checkedItems: [value] }) =>
        // "Any" is no value of a criterion, and becomes undefined.
        onChange(pickCriteria({ [name]: value }))
      }
    >
      <MenuGroup>
        <MenuGroupHeader>
          <Trans>WhatsApp</Trans>
        </MenuGroupHeader>
        <MenuItemRadio name="whatsapp" value="" persistOnClick>
          <Trans context="filter">Any</Trans>
        </MenuItemRadio>
        <MenuItemRadio name="whatsapp" value="yes" persistOnClick>
          <Trans>On WhatsApp</Trans>
        </MenuItemRadio>
        <MenuItemRadio name="whatsapp" value="no" persistOnClick>
          <Trans>Not on WhatsApp</Trans>
        </MenuItemRadio>
      </MenuGroup>
      {(!isSingleGuest || invited !== undefined) && (
        <MenuGroup>
          <MenuGroupHeader>
            <Trans>Party size</Trans>
          </MenuGroupHeader>
          <MenuItemRadio name="invited" value="" persistOnClick>
            <Trans context="filter">Any</Trans>
          </MenuItemRadio>
          {offered.map((size) => (
            <MenuItemRadio key={size} name="invited" value={String(size)} persistOnClick>
              <Trans>{i18n.number(size)} or more</Trans>
            </MenuItemRadio>
          ))}
        </MenuGroup>
      )}
      {countCriteria(criteria) > 0 && (
        <>
          <MenuDivider />
          <MenuItem onClick={() => onChange(noCriteria)}>
            <Trans>Clear filters</Trans>
          </MenuItem>
        </>
      )}
    </MenuSurface>
  );
}
