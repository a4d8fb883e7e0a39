import { Trans } from '@lingui/react/macro';
import type { About } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Fact, FactSheet } from './FactSheet.tsx';
import styles from './AboutPart.module.css';

/** The person's current and previous work. */
export const WorkSheet = ({ work }: { work: About['work'] }) => (
  <FactSheet title={<Trans>Work</Trans>}>
    <Fact term={<Trans>Occupation</Trans>} facts={[work.occupation]} />
    <Fact term={<Trans>Skills</Trans>} facts={work.skills} />
    <div>
      <dt>
        <Trans>Jobs</Trans>
      </dt>
      {work.jobs.map(({ company, role, from, to }) => (
        <dd key={company} className={styles.job}>
          <span>
            <b>
              <ForeignText text={company} />
            </b>
            <small>
              <ForeignText text={role} />
            </small>
          </span>
          <small>
            <Years from={from} to={to} />
          </small>
        </dd>
      ))}
    </div>
  </FactSheet>
);

/** The period, or its start. */
function Years({ from, to }: { from: number; to: number | undefined }) {
  const year = String(from);
  if (to === undefined) return <Trans>Since {year}</Trans>;
  return (
    <bdi dir="ltr">
      {year}–{to}
    </bdi>
  );
}
