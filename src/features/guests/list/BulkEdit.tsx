import type { EventScope } from '../../../api/use-api.ts';
import { Button, ProgressBar } from '@fluentui/react-components';
import { useFormData } from '@conform-to/react/future';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { isGone } from '../../../api/errors.ts';
import { people } from '../../../domain/guest/guest-texts.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { Form } from '../../../forms/Form.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { focusHeading } from '../../../ui/keyboard/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { translate } from '../../../ui/toasts/translate.ts';
import { describeWriteError } from '../../../ui/toasts/write-error.ts';
import {
  AnsweredMeanwhile,
  type BulkChange as Edit,
  countChanges,
  editGuests,
  type EditOutcome,
  TooManyPeople,
} from './bulk-edit.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import styles from './selection.module.css';

interface BulkEditProps {
  scope: EventScope;
  guests: readonly SavedGuest[];
  /** The event asks each guest for yes or no. */
  isSingleGuest: boolean;
  onClose(): void;
}

/** Edits several guests at once, one call after the other. */
export function BulkEdit({ scope, guests, isSingleGuest, onClose }: BulkEditProps) {
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [result, setResult] = useState<EditOutcome & { edit: Edit }>();
  const content = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  const run = async (edit: Edit, chosen: readonly SavedGuest[], before = 0) => {
    isStopped.current = false;
    setProgress({ done: 0, of: chosen.length });
    const outcome = await editGuests(scope, chosen, edit, {
      // The page was left.
      isStopped: () => isStopped.current || content.current === null,
      onProgress: (done) => setProgress({ done, of: chosen.length }),
    }).catch((error: unknown) => {
      toasts.show({ variant: 'error', message: notAll });
      throw error;
    });
    setProgress(undefined);
    const edited = before + outcome.edited;
    const isDone = outcome.failed.length + outcome.left.length === 0;
    if (content.current && !isDone) return setResult({ ...outcome, edited, edit });
    const message = msg`${plural(edited, { one: '# guest edited', other: '# guests edited' })}`;
    toasts.show(isDone ? { variant: 'success', message } : { variant: 'warning', message: notAll });
    if (content.current) onClose();
  };
  const stop = () => {
    isStopped.current = true;
  };
  return (
    <Modal
      open
      startsInContent
      title={<Plural value={guests.length} one="Edit # guest" other="Edit # guests" />}
      onClose={progress ? stop : onClose}
    >
      <div ref={content} className={styles.edit}>
        {result ? (
          <Outcome
            {...result}
            isSending={progress !== undefined}
            onRetry={(rest) => void run(result.edit, rest, result.edited)}
            onClose={onClose}
          />
        ) : (
          <EditForm guests={guests} isSingleGuest={isSingleGuest} onSubmit={(edit) => run(edit, guests)}>
            {!progress && (
              <Button size="large" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            )}
          </EditForm>
        )}
        {progress && <Progress {...progress} onStop={stop} />}
        {progress && <LeaveGuard mustAsk={() => true} isSending />}
      </div>
    </Modal>
  );
}

const notAll = msg`Not all guests were edited. Check the guest list.`;

const text = v.optional(v.string(), '');
const schema = v.pipe(
  v.object({ isWAPhone: text, invitees: people, answer: text, coming: people }),
  v.forward(
    v.partialCheck(
      [['answer'], ['coming']],
      ({ answer, coming }) => answer !== 'coming' || Number(coming) > 0,
      msg`Enter how many people come`.id,
    ),
    ['coming'],
  ),
);

interface EditFormProps extends Pick<BulkEditProps, 'guests' | 'isSingleGuest'> {
  onSubmit(edit: Edit): Promise<void>;
  /** More buttons. */
  children: ReactNode;
}

/** What to change; untouched fields stay as they are. */
function EditForm({ guests, isSingleGuest, onSubmit, children }: EditFormProps) {
  const { t } = useLingui();
  const toEdit = ({ isWAPhone, invitees, answer, coming }: v.InferOutput<typeof schema>): Edit => ({
    isSingleGuest,
    isWAPhone: isWAPhone === '' ? undefined : isWAPhone === 'yes',
    invitees: invitees === '' ? undefined : Number(invitees),
    answer: { coming: Number(coming), declined: 0, waiting: null }[answer],
  });
  const form = useForm({
    schema,
    texts: { isWAPhone: '', invitees: '', answer: '', coming: isSingleGuest ? '1' : '' },
    save: (value) => onSubmit(toEdit(value)),
  });
  const { fields } = form;
  const typed = useFormData(form.props.id, (data) => Object.fromEntries(data), { fallback: {} });
  const parsed = v.safeParse(schema, typed);
  const counts = parsed.success && form.changed ? countChanges(guests, toEdit(parsed.output)) : undefined;
  const unchanged = <option value="">{t`No change`}</option>;
  return (
    <Form form={form}>
      <SelectField field={fields.isWAPhone} label={t`On WhatsApp`}>
        {unchanged}
        <option value="yes">{t`Yes`}</option>
        <option value="no">{t`No`}</option>
      </SelectField>
      {!isSingleGuest && (
        <TextField
          field={fields.invitees}
          label={t`Invited`}
          hint={t`Leave empty for no change`}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      )}
      <SelectField field={fields.answer} label={t`Record an answer`}>
        {unchanged}
        <option value="coming">{t({ message: 'Coming', context: 'one guest' })}</option>
        <option value="declined">{t({ message: 'Declined', context: 'one guest' })}</option>
        <option value="waiting">{t`Remove answer`}</option>
      </SelectField>
      {isSingleGuest && <input type="hidden" name={fields.coming.name} defaultValue="1" />}
      {!isSingleGuest && typed['answer'] === 'coming' && (
        <TextField field={fields.coming} label={t`People coming`} inputMode="numeric" autoComplete="off" />
      )}
      <p className={styles.count} role="status">
        {counts && (
          <>
            <Plural value={counts.changing} one="# guest changes." other="# guests change." />{' '}
            {counts.tooMany > 0 && (
              <Plural
                value={counts.tooMany}
                one="# guest cannot: fewer people are invited."
                other="# guests cannot: fewer people are invited."
              />
            )}{' '}
            {counts.changing > 0 && <Trans>You cannot undo this.</Trans>}
          </>
        )}
      </p>
      <Row>
        <SubmitButton form={form}>
          <Trans>Save</Trans>
        </SubmitButton>
        {children}
      </Row>
    </Form>
  );
}

function Progress({ done, of, onStop }: { done: number; of: number; onStop(): void }) {
  const { t, i18n } = useLingui();
  const [sent, total] = [i18n.number(done), i18n.number(of)];
  return (
    <div className={styles.progress}>
      <ProgressBar value={done} max={of} thickness="large" aria-label={t`Progress`} />
      <p>
        <Trans>
          {sent} of {total}
        </Trans>
      </p>
      <Button onClick={onStop}>
        <Trans>Cancel the rest</Trans>
      </Button>
    </div>
  );
}

interface OutcomeProps extends EditOutcome {
  isSending: boolean;
  onRetry(guests: readonly SavedGuest[]): void;
  onClose(): void;
}

/** Who was not edited, and why. */
function Outcome({ edited, failed, left, isSending, onRetry, onClose }: OutcomeProps) {
  const { t, i18n } = useLingui();
  const rest = [
    ...failed
      .filter(({ error }) => !(error instanceof TooManyPeople || isGone(error)))
      .map(({ guest }) => guest),
    ...left,
  ];
  const again = rest.length;
  return (
    <>
      <h3 ref={focusHeading}>
        <Plural value={edited} one="# guest edited" other="# guests edited" />
      </h3>
      {failed.length > 0 && (
        <Stack as="ul" gap={8} className={styles.failed} aria-label={t`Not edited`}>
          {failed.map(({ guest, error }) => (
            <li key={guest.id}>
              <b>{guest.name ? <ForeignText text={guest.name} /> : <Trans>No name</Trans>}</b>
              <span dir="auto">{translate(i18n, describeFailure(error))}</span>
            </li>
          ))}
        </Stack>
      )}
      {left.length > 0 && (
        <p>
          <Plural value={left.length} one="# guest was not tried" other="# guests were not tried" />
        </p>
      )}
      {!isSending && (
        <Row>
          {rest.length > 0 && (
            <Button appearance="primary" size="large" onClick={() => onRetry(rest)}>
              <Plural value={again} one="Try again for # guest" other="Try again for these # guests" />
            </Button>
          )}
          <Button size="large" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Row>
      )}
    </>
  );
}

function describeFailure(error: unknown) {
  if (error instanceof TooManyPeople) return msg`More people than invited`;
  if (error instanceof AnsweredMeanwhile) return msg`Answered in the meantime`;
  if (isGone(error)) return msg`Someone else deleted this guest.`;
  return describeWriteError(error);
}
