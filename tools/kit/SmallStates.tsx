import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Avatar } from '../../src/ui/text/Avatar.tsx';
import { DescriptionList } from '../../src/ui/text/DescriptionList.tsx';
import { Pill } from '../../src/ui/text/Pill.tsx';
import { type Segment, SegmentBar } from '../../src/ui/table/SegmentBar.tsx';
import { Surface } from '../../src/ui/page/Surface.tsx';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import { Part } from './Part.tsx';
import styles from './kit.module.css';

const tones = ['positive', 'negative', 'open', 'caution', 'notice'] as const;
const variants = ['success', 'warning', 'error', 'info'] as const;
const segments: readonly Segment[] = [
  { id: 'coming', label: 'Coming', value: 20, tone: 'positive' },
  { id: 'declined', label: 'Declined', value: 3, tone: 'negative' },
  { id: 'open', label: 'Not answered', value: 16, tone: 'open' },
];

const linkEntry = (segment: Segment, entry: ReactNode) => <a href={`#${segment.id}`}>{entry}</a>;

/** The small parts. */
export const SmallStates = () => (
  <>
    <Part name="SegmentBar">
      <Surface as="div" isPadded>
        <SegmentBar segments={segments} renderEntry={linkEntry} />
      </Surface>
      <Surface as="div" isPadded>
        <SegmentBar segments={segments} size="small" />
      </Surface>
      <Surface as="div" isPadded>
        <SegmentBar segments={[]} hasLegend />
      </Surface>
    </Part>
    <Part name="Pill, Avatar, DescriptionList, toasts">
      <div className={styles.row}>
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
        {['Ada Lovelace', 'سلمى الخطيب', 'The Lindqvists', 'M', ''].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Grandma Salma" size="large" />
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} onClick={() => toasts.show({ variant, message: `A toast: ${variant}` })}>
            {variant}
          </Button>
        ))}
      </div>
      <DescriptionList
        entries={[
          { term: 'Phone', value: '555 011 0004' },
          { term: 'Invited', value: 5 },
          { term: 'On WhatsApp', value: undefined },
        ]}
      />
    </Part>
  </>
);
