import { Button, Checkbox, Input } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { ChecklistItem } from '../../../api/template.gen.ts';
import { withNew, without, withText, withTick } from './checklist.ts';
import styles from './NoteFields.module.css';

interface ChecklistFieldsProps {
  checklist: readonly ChecklistItem[];
  onChange(checklist: ChecklistItem[]): void;
}

/** The editable checklist of a note: Enter adds an item, Backspace in an empty one removes it. */
export function ChecklistFields({ checklist, onChange }: ChecklistFieldsProps) {
  const { t } = useLingui();
  const [focused, setFocused] = useState<string>();
  const add = (after?: string) => {
    const next = withNew(checklist, after);
    setFocused(next.id);
    onChange(next.checklist);
  };
  const remove = (id: string) => {
    const place = checklist.findIndex((item) => item.id === id);
    setFocused(checklist[place - 1]?.id ?? checklist[place + 1]?.id);
    onChange(without(checklist, id));
  };
  const press = (event: KeyboardEvent, { id, text }: ChecklistItem) => {
    const act = { Enter: () => add(id), Backspace: text === '' ? () => remove(id) : undefined }[event.key];
    if (!act) return;
    event.preventDefault();
    // Enter in a field would also send the form.
    event.stopPropagation();
    act();
  };
  return (
    <fieldset className={styles.checklist}>
      <legend>
        <Trans>Checklist</Trans>
      </legend>
      <ul>
        {checklist.map((item, place) => {
          const number = place + 1;
          return (
            <li key={item.id}>
              <Checkbox
                aria-label={item.text ? t`${item.text} is done` : t`Item ${number} is done`}
                checked={item.checked}
                onChange={(_, { checked }) => onChange(withTick(checklist, item.id, checked === true))}
              />
              <Input
                input={{ dir: 'auto', autoComplete: 'off', maxLength: 500 }}
                aria-label={t`Item ${number}`}
                value={item.text}
                ref={item.id === focused ? focus : null}
                onChange={(_, { value }) => onChange(withText(checklist, item.id, value))}
                onKeyDownCapture={(event) => press(event, item)}
              />
              <Button
                appearance="subtle"
                icon={<Dismiss20Regular />}
                aria-label={t`Remove item ${number}`}
                onClick={() => remove(item.id)}
              />
            </li>
          );
        })}
      </ul>
      <Button appearance="subtle" icon={<Add20Regular />} onClick={() => add()}>
        <Trans>Add an item</Trans>
      </Button>
    </fieldset>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
