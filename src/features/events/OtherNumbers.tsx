import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Surface } from '../../ui/Surface.tsx';
import styles from './EventAnswers.module.css';

/** Totals that have a label, by the server's name. */
const labels = new Map<string, MessageDescriptor>([
  ['unanswered', msg({ message: 'Not answered', context: 'many guests' })],
  ['notOnWhatsApp', msg`Not on WhatsApp`],
  ['discrepancies', msg`Discrepancies`],
]);

/** Totals that the meter does not show; those without a label have the server's name. */
export function OtherNumbers({ numbers }: { numbers: readonly (readonly [name: string, value: number])[] }) {
  const { i18n } = useLingui();
  return (
    <Surface className={styles.panel}>
      <h3>
        <Trans>More from the server</Trans>
      </h3>
      <dl className={styles.others}>
        {numbers.map(([name, value]) => {
          const label = labels.get(name);
          return (
            <div key={name}>
              <dt>{label ? i18n._(label) : <ForeignText text={name} />}</dt>
              <dd>{i18n.number(value)}</dd>
            </div>
          );
        })}
      </dl>
    </Surface>
  );
}
