import { Trans } from '@lingui/react/macro';
import { ForeignText } from '../ui/ForeignText.tsx';

/** An event's name as its organiser wrote it, or a placeholder. */
export const EventName = ({ name }: { name: string }) =>
  name ? <ForeignText text={name} /> : <Trans>Untitled event</Trans>;
