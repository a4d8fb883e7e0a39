import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import { pileLabels } from './labels.ts';
import { type Pile, piles } from './schema.ts';

interface PileTabsProps {
  current: Pile;
  counts: Record<Pile, number>;
}

/** The piles as links, each with its own address. */
export function PileTabs({ current, counts }: PileTabsProps) {
  const { i18n, t } = useLingui();
  return (
    <Tabs label={t`Rows of the file`} isInSurface>
      {piles.map((pile) => (
        <Link
          key={pile}
          to="."
          search={(search) => ({ ...search, pile, page: undefined })}
          replace
          aria-current={pile === current ? 'page' : undefined}
        >
          {i18n._(pileLabels[pile])} <i>{i18n.number(counts[pile])}</i>
        </Link>
      ))}
    </Tabs>
  );
}
