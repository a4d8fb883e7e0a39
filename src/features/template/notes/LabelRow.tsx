import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { LabelForm } from './LabelForm.tsx';
import styles from './LabelsDialog.module.css';

interface LabelRowProps {
  label: Label;
  labels: readonly Label[];
  onRename(name: string): Promise<void>;
  onRemove(): void;
}

/** One label to rename or remove. */
export function LabelRow({ label, labels, onRename, onRemove }: LabelRowProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'shown' | 'renaming' | 'shown again'>('shown');
  const { name } = label;
  const close = () => setState('shown again');
  if (state === 'renaming') {
    return (
      <LabelForm label={label} labels={labels} focused onSave={onRename} onSaved={close}>
        <Button size="large" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </LabelForm>
    );
  }
  return (
    <div className={styles.row} ref={state === 'shown again' ? focusButton : null}>
      <span className={styles.name}>
        <ForeignText text={name} />
      </span>
      <Button
        appearance="subtle"
        icon={<Edit20Regular />}
        aria-label={t`Rename ${name}`}
        title={t`Rename`}
        onClick={() => setState('renaming')}
      />
      <Button
        appearance="subtle"
        icon={<Delete20Regular />}
        aria-label={t`Remove ${name}`}
        title={t`Remove`}
        onClick={onRemove}
      />
    </div>
  );
}

const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();
