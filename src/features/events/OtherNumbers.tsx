import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Surface } from '../../ui/page/Surface.tsx';
import styles from './EventAnswers.module.css';

/** Totals that only the server knows, by its names. */
export function OtherNumbers({ numbers }: { numbers: readonly (readonly [name: string, value: number])[] }) {
  const { i18n } = useLingui();
  return (
    <Surface className={styles.panel}>
      <h3>
        <Trans>Other counts</Trans>
      </h3>
      <dl className={styles.others}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>
              <ForeignText text={name} />
            </dt>
            <dd>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  );
}
