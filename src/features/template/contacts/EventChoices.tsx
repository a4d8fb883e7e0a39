import { Button } from '@fluentui/react-components';
import { EventName } from '../../../domain/EventName.tsx';
import type { EventSummary } from '../../../domain/event.ts';
import styles from './EventChoices.module.css';

interface EventChoicesProps {
  id: string;
  events: readonly EventSummary[];
  isDisabled(eventId: string): boolean;
  onChoose(eventId: string): void;
}

/** A list of events, to press one of them. */
export const EventChoices = ({ id: listId, events, isDisabled, onChoose }: EventChoicesProps) => (
  <ul id={listId} className={styles.choices}>
    {events.map(
      ({ id, name }) =>
        id !== undefined && (
          <li key={id}>
            <Button appearance="subtle" disabledFocusable={isDisabled(id)} onClick={() => onChoose(id)}>
              <EventName name={name} />
            </Button>
          </li>
        ),
    )}
  </ul>
);
