import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerBar } from './AnswerBar.tsx';
import { type Analytics, notAnswered } from '../../domain/analytics.ts';
import './events.css';

/** The numbers that matter, above the list. What the server does not tell is left out. */
export function AnswerStats({ analytics }: { analytics: Analytics }) {
  const { total, accepted, rejected, invitees, confirmed } = analytics;
  if (Object.values(analytics).every((number) => number === undefined)) return null;
  return (
    <dl className="stats sheet-panel">
      {confirmed !== undefined && invitees !== undefined ? (
        <Stat
          label={<Trans>People coming</Trans>}
          value={confirmed}
          note={<Plural value={invitees} one="of # invited" other="of # invited" />}
        >
          <AnswerBar analytics={analytics} />
        </Stat>
      ) : (
        <Stat label={<Trans>Guests</Trans>} value={total} />
      )}
      <Stat label={<Trans>Accepted</Trans>} value={accepted} />
      <Stat label={<Trans>Declined</Trans>} value={rejected} />
      <Stat label={<Trans>Not answered</Trans>} value={notAnswered(analytics)} />
    </dl>
  );
}

interface StatProps {
  label: ReactNode;
  value: number | undefined;
  /** Below the number: what is counted; invitations, if nothing else is said. */
  note?: ReactNode;
  children?: ReactNode;
}

function Stat({ label, value, note, children }: StatProps) {
  const { i18n } = useLingui();
  if (value === undefined) return null;
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        <b>{i18n.number(value)}</b>
        <span>{note ?? <Plural value={value} one="invitation" other="invitations" />}</span>
        {children}
      </dd>
    </div>
  );
}
