import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Subtract24Regular } from '@fluentui/react-icons/svg/subtract';
import { Plural, useLingui } from '@lingui/react/macro';
import { mostPeople } from '../../api/rsvp-count.ts';
import styles from './GuestCard.module.css';

interface PeopleStepperProps {
  people: number;
  onChange(people: number): void;
}

/** How many have arrived, at least one. */
export function PeopleStepper({ people, onChange }: PeopleStepperProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.stepper} role="group" aria-label={t`People at the door`}>
      <Button
        size="large"
        icon={<Subtract24Regular />}
        aria-label={t`One fewer`}
        disabledFocusable={people <= 1}
        onClick={() => onChange(people - 1)}
      />
      <output>
        <b>{i18n.number(people)}</b> <Plural value={people} one="person" other="people" />
      </output>
      <Button
        size="large"
        icon={<Add24Regular />}
        aria-label={t`One more`}
        disabledFocusable={people >= mostPeople}
        onClick={() => onChange(people + 1)}
      />
    </div>
  );
}
