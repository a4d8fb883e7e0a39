import { Button } from '@fluentui/react-components';
import { Star16Filled, Star16Regular } from '@fluentui/react-icons/svg/star';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType, KeyboardEvent } from 'react';
import { findNeighbour } from '../../ui/page/neighbour.ts';
import { closeShellPart } from '../shell-part.ts';
import styles from './ShortcutsMenu.module.css';

interface ShortcutTileProps {
  icon: ComponentType;
  label: string;
  url: string;
  isStarred: boolean;
  /** Without its star, the tile leaves the menu. */
  leaves: boolean;
  onStar(): void;
  /** Alt with an arrow key moves the tile; undefined if the order is not the person's. */
  onMove: ((by: -1 | 1) => void) | undefined;
}

/** One app or page, with a star to keep it in the menu. */
export function ShortcutTile({
  icon: Icon,
  label,
  url,
  isStarred,
  leaves,
  onStar,
  onMove,
}: ShortcutTileProps) {
  const { t } = useLingui();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || !onMove) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const towardsEnd = ['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'];
    const towardsStart = ['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'];
    if (![...towardsEnd, ...towardsStart].includes(event.key)) return;
    event.preventDefault();
    onMove(towardsEnd.includes(event.key) ? 1 : -1);
  };
  return (
    <li className={styles.tile}>
      <Link className={styles.app} to={url} preload={false} onClick={closeShellPart} onKeyDown={move}>
        <Icon />
        <span>{label}</span>
      </Link>
      <Button
        className={styles.star}
        size="small"
        appearance="transparent"
        icon={isStarred ? <Star16Filled /> : <Star16Regular />}
        aria-pressed={isStarred}
        aria-label={t`${label} in the shortcuts`}
        onClick={({ currentTarget }) => {
          if (leaves) focusNext(currentTarget);
          onStar();
        }}
        onKeyDown={move}
      />
    </li>
  );
}

/** Focuses the next star, or the search if this is the only one: the focus would be lost with the tile. */
function focusNext(star: HTMLElement) {
  const search = star.closest('[role=dialog]')?.querySelector<HTMLElement>('input');
  (findNeighbour(star, ':scope > button') ?? search)?.focus();
}
