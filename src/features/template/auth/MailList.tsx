import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { mailsQuery } from './queries.ts';
import styles from './MailList.module.css';
import { addresses, type Variant } from './variants.ts';

/** The outbox of the demo: the mails that would have been sent, each with its link. */
export function MailList({ variant }: { variant: Variant }) {
  const { i18n } = useLingui();
  const { data: mails, isError, refetch } = useQuery(mailsQuery(useTemplateApi()));
  if (isError && !mails)
    return (
      <ErrorState heading="h2" title={<Trans>We could not load this</Trans>} onRetry={() => void refetch()} />
    );
  if (!mails?.length) return null;
  return (
    <section className={styles.outbox} aria-labelledby="outbox">
      <h2 id="outbox">
        <Trans>Outbox of this demo</Trans>
      </h2>
      <ul>
        {mails.map(({ id, to, time, token }) => (
          <li key={id}>
            <small>
              <bdi dir="ltr">{to}</bdi> · {i18n.date(time, { timeStyle: 'short' })}
            </small>
            <Link to={addresses.resetPassword[variant]} search={{ token }}>
              <Trans>Choose a new password</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
