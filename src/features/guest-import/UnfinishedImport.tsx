import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportFlow } from './import-flow.ts';
import { countStates } from './import-run.ts';
import type { Journal } from './journal.ts';

interface UnfinishedImportProps {
  flow: ImportFlow;
  journal: Journal;
}

/**
 * Offers to resume an import of this event that was interrupted: by a reload, a failure, or because the page was left.
 */
export function UnfinishedImport({ flow, journal }: UnfinishedImportProps) {
  const { i18n } = useLingui();
  const created = i18n.number(countStates(journal, 'created'));
  const all = journal.plan.guests.length;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          <Trans>Your last import is not finished</Trans>
        </MessageBarTitle>{' '}
        <Plural value={all} one={`${created} of # guest added.`} other={`${created} of # guests added.`} />{' '}
        <Trans>Continue where it stopped; nobody is added twice.</Trans>
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={() => flow.resume()}>
          <Trans>Continue import</Trans>
        </Button>
        <Button onClick={() => flow.startOver()}>
          <Trans>Discard the rest</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
