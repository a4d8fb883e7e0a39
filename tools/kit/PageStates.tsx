import { Button } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { useState } from 'react';
import { createMatcher } from '../../src/i18n/matches-query.ts';
import { EmptyState } from '../../src/ui/page/EmptyState.tsx';
import { ErrorState } from '../../src/ui/page/ErrorState.tsx';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton.tsx';
import { SearchField } from '../../src/ui/table/SearchField.tsx';
import { getServerMessage } from '../../src/api/errors.ts';
import { BoneCards, BoneRows } from '../../src/ui/page/Skeleton.tsx';
import { Surface } from '../../src/ui/page/Surface.tsx';
import { ShortcutSheet } from '../../src/ui/page/ShortcutSheet.tsx';
import { Part } from './Part.tsx';

const names = ['Layla & Omar’s wedding', 'İrem’in kınası', 'حفل العشاء', 'Café Noël'];

export function PageStates() {
  const [query, setQuery] = useState('');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const matches = createMatcher(query);
  return (
    <>
      <Part name="SearchField, createMatcher, ShortcutSheet">
        <SearchField label="Search events" defaultValue="" onChange={setQuery} />
        <Button onClick={() => setSheetOpen(true)}>Shortcuts</Button>
        <ShortcutSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} />
        <Surface as="div" isPadded>
          {names.filter((name) => matches(name)).join(' · ') || 'No results'}
        </Surface>
      </Part>
      <Part name="EmptyState, ErrorState">
        <Surface>
          <EmptyState
            icon={<PeopleRegular />}
            title="No guests yet"
            hint="Guests added to this event appear here."
            steps={['Add the people you invite', 'Write the invitation', 'Send each guest their link']}
            action={<Button appearance="primary">Add guests</Button>}
          />
        </Surface>
        <Surface>
          <EmptyState icon={<PeopleRegular />} letter="0" title="No one has declined" />
        </Surface>
        <ErrorState
          title="We could not load this page"
          heading="h2"
          detail={getServerMessage(undefined)}
          onRetry={() => {}}
        />
      </Part>
      <Part name="PageSkeleton, BoneRows, BoneCards">
        <div>
          <PageSkeleton hasBreadcrumb hasActions>
            <Surface as="div">
              <BoneRows rows={4} />
            </Surface>
          </PageSkeleton>
        </div>
        <BoneCards cards={2} />
      </Part>
    </>
  );
}
