import { ToggleButton } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Trans } from '@lingui/react/macro';
import type { Label } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import styles from './NoteFields.module.css';

interface LabelChoiceProps {
  labels: readonly Label[];
  /** The ids of the note's labels. */
  chosen: readonly string[];
  onChoose(ids: string[]): void;
}

/** The labels as switches. */
export const LabelChoice = ({ labels, chosen, onChoose }: LabelChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>
      <Trans>Labels</Trans>
    </legend>
    {labels.length === 0 && (
      <p>
        <Trans>No labels yet. Choose “Edit labels” to add one.</Trans>
      </p>
    )}
    {labels.map(({ id, name }) => {
      const isChosen = chosen.includes(id);
      return (
        <ToggleButton
          key={id}
          size="small"
          shape="circular"
          checked={isChosen}
          icon={isChosen ? <Checkmark16Regular /> : null}
          onClick={() => onChoose(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
        >
          <ForeignText text={name} />
        </ToggleButton>
      );
    })}
  </fieldset>
);
