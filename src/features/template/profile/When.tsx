import { useLingui } from '@lingui/react';
import { formatRelativeTime } from '../../../i18n/relative-time.ts';

interface WhenProps {
  /** ISO 8601. */
  time: string;
  /** When it was read, in milliseconds since 1970, so that a new render does not change the text. */
  now: number;
}

/** How long ago something was, with its date and time on hover. */
export function When({ time, now }: WhenProps) {
  const { i18n } = useLingui();
  return (
    <time dateTime={time} title={i18n.date(time, { dateStyle: 'long', timeStyle: 'short' })}>
      {formatRelativeTime(time, now, i18n.locales ?? i18n.locale)}
    </time>
  );
}
