import {
  Button,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Textarea,
} from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { Draft } from '../../../forms/drafts.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { getAreaDirection } from '../../../ui/text/area-direction.ts';
import type { ImportFlow, SourceProblem, Step } from '../import-flow.ts';
import { countState, isUnfinished, type Journal } from '../send/journal.ts';
import { OtherFiles } from '../review/LeftOutLines.tsx';
import styles from '../guest-import.module.css';

/** Files that may be lists, by their names or types. */
const listTypes = ['.csv', '.tsv', '.txt', '.xlsx', '.vcf', 'text/csv', 'text/vcard'];
const isList = ({ name, type }: File) =>
  listTypes.some((each) => each === type || name.toLowerCase().endsWith(each));

interface SourceStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'choose' }>;
  /** Where a typed or pasted list is kept until it is sent. */
  draft: Draft;
}

/** The source of the guests: a dropped or chosen file, or a pasted or typed text. */
export function SourceStep({ flow, step: { problem, source, unfinished }, draft }: SourceStepProps) {
  const { i18n, t } = useLingui();
  const [text, setText] = useState(() => draft.read()?.value.text ?? '');
  const change = (value: string) => {
    setText(value);
    if (value.trim() === '') draft.remove();
    else draft.write({ value: { text: value } });
  };
  const picker = useRef<HTMLInputElement>(null);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // A paste into an empty field is the whole list; into a text, it is an edit.
    if (text !== '' || pasted.trim() === '') return;
    draft.write({ value: { text: pasted } });
    void flow.readText(pasted);
  };
  return (
    <Stack gap={24} className={styles.source}>
      {unfinished && isUnfinished(unfinished) && <UnfinishedImport flow={flow} journal={unfinished} />}
      {problem && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {i18n._(problemSentences[problem])} <OtherFiles source={source} />
          </MessageBarBody>
        </MessageBar>
      )}
      <DropTarget
        onDrop={(files) => {
          const [data = files[0], ...others] = files.filter(isList);
          if (data) void flow.read({ data, otherFiles: others.map(({ name }) => name) });
        }}
      >
        <ArrowUpload24Regular aria-hidden />
        <p className={styles.lead}>
          <Trans>Drop a file here, or choose one.</Trans>
        </p>
        <Button appearance="primary" onClick={() => picker.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t`File with guests`}
          accept={listTypes.join(',')}
          onChange={({ target }) => target.files?.[0] && void flow.read({ data: target.files[0] })}
        />
        <p className={styles.hint}>
          <Trans>
            CSV, Excel (.xlsx) or contacts (.vcf). Nothing is saved until you confirm the preview.
          </Trans>
        </p>
      </DropTarget>
      <Field label={t`Or paste a list`} hint={t`One guest on each line: name, phone, number invited.`}>
        <Textarea
          rows={6}
          textarea={getAreaDirection(text)}
          value={text}
          placeholder={t`Grace Okafor, 555 011 0001, 2`}
          onChange={(_, { value }) => change(value)}
          onPaste={paste}
        />
      </Field>
      <div>
        <Button
          disabledFocusable={text.trim() === ''}
          onClick={() => text.trim() !== '' && void flow.readText(text)}
        >
          <Trans>Preview</Trans>
        </Button>
      </div>
    </Stack>
  );
}

interface DropTargetProps {
  onDrop(files: readonly File[]): void;
  children: ReactNode;
}

/** A drop target for a file, around a button that chooses one, so that dropping is never the only way. */
function DropTarget({ onDrop, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    setIsOver(false);
    // A dropped text belongs to the field below it.
    if (files.length === 0) return;
    event.preventDefault();
    onDrop(files);
  };
  return (
    <div
      className={styles.target}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

interface UnfinishedImportProps {
  flow: ImportFlow;
  journal: Journal;
}

/**
 * Offers to resume an import of this event that was interrupted: by a reload, a failure, or because the page was left.
 */
function UnfinishedImport({ flow, journal }: UnfinishedImportProps) {
  const { i18n } = useLingui();
  const created = i18n.number(countState(journal, 'created'));
  const all = journal.plan.guests.length;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          <Trans>Your last import is not finished</Trans>
        </MessageBarTitle>{' '}
        <Plural
          value={all}
          one={`${created} of # guest imported.`}
          other={`${created} of # guests imported.`}
        />{' '}
        <Trans>Continue where it stopped; nobody is added twice.</Trans>
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={() => flow.resume(journal)}>
          <Trans>Continue import</Trans>
        </Button>
        <Button onClick={() => flow.startOver()}>
          <Trans>Discard the rest</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** Why a source could not be used, and what to do. */
const problemSentences: Record<SourceProblem, MessageDescriptor> = {
  empty: msg`This file has no rows. Choose another file, or paste a list.`,
  unreadable: msg`We could not read this file. Save it as CSV or .xlsx and try again.`,
  page: msg`This file is a web page, not a guest list. Open it in a spreadsheet and save it as CSV or .xlsx.`,
  pdf: msg`This file is a PDF. Save the guest list as CSV or .xlsx, or copy its text and paste it.`,
  office: msg`This file is in an old Office format. Open it and save it as CSV or .xlsx.`,
  protected: msg`This file is protected with a password. Save it without a password, or as CSV, and choose it again.`,
  binary: msg`This file is not a list. Choose a CSV, Excel (.xlsx) or contacts (.vcf) file.`,
  list: msg`We could not load the guest list to compare with. Check your connection and choose the file again.`,
};
