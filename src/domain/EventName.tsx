import { Trans } from '@lingui/react/macro';
import { ForeignText } from '../ui/ForeignText.tsx';

/** An event's name as its organiser wrote it, or a placeholder. */
export const EventName = ({ name, isOneLine = false }: { name: string; isOneLine?: boolean }) =>
  name ? <ForeignText text={name} isOneLine={isOneLine} /> : <Trans>Untitled event</Trans>;
