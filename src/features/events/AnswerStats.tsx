import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerBar } from './AnswerBar.tsx';
import { type Analytics, answered, notAnswered } from './analytics.ts';
import './events.css';

/** The numbers that matter, above the list. What the server does not tell is left out. */
export function AnswerStats({ analytics }: { analytics: Analytics }) {
  const { total, accepted, rejected } = analytics;
  const known = answered(analytics);
  if (total === undefined && accepted === undefined && rejected === undefined) return null;
  return (
    <dl className="stats sheet-panel">
      {known !== undefined && total !== undefined && (
        <Stat label={<Trans>Answered</Trans>} value={known} note={<Trans>of {total} invitations</Trans>}>
          <AnswerBar analytics={analytics} />
        </Stat>
      )}
      <Stat label={<Trans>Accepted</Trans>} value={accepted} note={<Trans>invitations</Trans>} />
      <Stat label={<Trans>Declined</Trans>} value={rejected} note={<Trans>invitations</Trans>} />
      <Stat
        label={<Trans>Not answered</Trans>}
        value={notAnswered(analytics)}
        note={<Trans>invitations</Trans>}
      />
    </dl>
  );
}

interface StatProps {
  label: ReactNode;
  value: number | undefined;
  note: ReactNode;
  children?: ReactNode;
}

const Stat = ({ label, value, note, children }: StatProps) =>
  value === undefined ? null : (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <span>{note}</span>
        {children}
      </dd>
    </div>
  );
