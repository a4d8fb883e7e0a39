import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, findDraftSubjects } from '../storage/drafts.ts';
import { rescueFocus } from '../ui/focus.ts';
import { ForeignText } from '../ui/ForeignText.tsx';
import styles from './KeptDrafts.module.css';

interface KeptDraftsProps {
  /** The draft of the record with this id; '' for how the keys of all of them begin. */
  getDraft(id: string): Draft;
  /** Whether the record still exists, is new, or its draft is on the screen. */
  isKnown(id: string): boolean;
  /** The title of a record without one. */
  untitled: string;
  onOpen(id: string): void;
  /** Says that the record was deleted. */
  children: ReactNode;
}

/** Offers the unsaved changes of records that were deleted elsewhere: nothing else leads to them. */
export function KeptDrafts({ getDraft, isKnown, untitled, onOpen, children }: KeptDraftsProps) {
  const bodyId = useId();
  const [, setDiscards] = useState(0);
  const kept = findDraftSubjects(getDraft('').key).flatMap((id) => {
    const texts = isKnown(id) ? undefined : getDraft(id).read()?.value;
    return texts ? [{ id, title: texts['title'] || untitled }] : [];
  });
  return (
    <div className={styles.drafts} role="status">
      {kept.map(({ id, title }) => (
        <MessageBar key={id} intent="info" politeness="polite" layout="multiline">
          <MessageBarBody id={`${bodyId}${id}`}>
            <MessageBarTitle>
              <ForeignText text={title} />
            </MessageBarTitle>{' '}
            {children} <Trans>Your unsaved changes are still on this device.</Trans>
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" aria-describedby={`${bodyId}${id}`} onClick={() => onOpen(id)}>
              <Trans context="button">Open</Trans>
            </Button>
            <Button
              size="small"
              aria-describedby={`${bodyId}${id}`}
              onClick={() => {
                getDraft(id).remove();
                flushSync(() => setDiscards((count) => count + 1));
                rescueFocus();
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          </MessageBarActions>
        </MessageBar>
      ))}
    </div>
  );
}
