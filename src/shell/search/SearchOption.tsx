import { History16Regular } from '@fluentui/react-icons/svg/history';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { config } from '../../config.ts';
import { isPlainClick } from '../../ui/keyboard/is-plain-click.ts';
import type { SearchedEntry, SearchKind } from './search-entry.ts';
import styles from './SearchDialog.module.css';

const kindLabels: Record<SearchKind, MessageDescriptor> = {
  event: msg`Event`,
  guest: msg({ message: 'Guest', context: 'on the list' }),
  action: msg`Action`,
  page: msg`Page`,
  search: msg`Search`,
  setting: msg`Setting`,
};

interface SearchOptionProps {
  id: string;
  entry: SearchedEntry;
  isActive: boolean;
  isRecent: boolean;
  /** The pointer is over it. */
  onPoint(): void;
  /** It was opened or run. */
  onChoose(): void;
}

/** A suggestion: a real link if it has an address, so that it can open in another tab. */
export function SearchOption({ id, entry, isActive, isRecent, onPoint, onChoose }: SearchOptionProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const { kind, label, detail, icon: Icon, url, run } = entry;
  const href = url === undefined ? undefined : config.basePath + url;
  const choose = (event: MouseEvent) => {
    // An action has no other tab to open in.
    if (href !== undefined && !isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
    if (href === undefined) run?.();
    else router.history.push(href);
  };
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    className: styles.option,
    'aria-selected': isActive,
    onPointerMove: onPoint,
    onClick: choose,
  };
  const content = (
    <>
      {Icon && <Icon />}
      <span className={styles.title}>
        <bdi>{label}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
      {isRecent && <History16Regular aria-hidden />}
      <span className={styles.kind}>{i18n._(kindLabels[kind])}</span>
    </>
  );
  return href === undefined ? (
    <div {...option}>{content}</div>
  ) : (
    <a {...option} href={href}>
      {content}
    </a>
  );
}
