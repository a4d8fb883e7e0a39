import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ForeignText } from '../../ui/ForeignText.tsx';
import type { Journal } from './journal.ts';
import type { ListCheck } from './reconcile.ts';

interface ListFindingsProps {
  journal: Journal;
  check: ListCheck | undefined;
  eventId: string;
}

/** How many names are shown; the downloaded report has all. */
const shown = 20;

/** Lists the guests whose number on the list, read after an import, differs from the expected one. */
export function ListFindings({ journal: { plan }, check, eventId }: ListFindingsProps) {
  if (!check) {
    return (
      <Warning>
        <Trans>We could not read the guest list again. Check there that nobody was added twice.</Trans>
      </Warning>
    );
  }
  const { surplus, missing } = check;
  return (
    <>
      {surplus.length > 0 && (
        <Warning>
          <Plural
            value={surplus.length}
            one="# guest is on the list more often than in your file. Open each name and delete the extra entries."
            other="# guests are on the list more often than in your file. Open each name and delete the extra entries."
          />
          <ul>
            {surplus.slice(0, shown).map((place) => {
              const name = plan.guests[place]?.guest.name ?? '';
              return (
                <li key={place}>
                  <Link
                    to="/events/guests/$filter"
                    params={{ filter: 'all' }}
                    search={{ event: eventId, q: name }}
                  >
                    <ForeignText text={name} />
                  </Link>
                </li>
              );
            })}
          </ul>
        </Warning>
      )}
      {missing > 0 && (
        <Warning>
          <Plural
            value={missing}
            one="# guest was added, but is not on the list now. Check whether they were deleted."
            other="# guests were added, but are not on the list now. Check whether they were deleted."
          />
        </Warning>
      )}
    </>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
