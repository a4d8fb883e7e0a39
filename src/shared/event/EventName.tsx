import { Trans } from '@lingui/react/macro';
import { ForeignText, type ForeignTextProps } from '../../ui/text/ForeignText.tsx';

/** An event's name as its organiser wrote it, or a placeholder. */
export const EventName = ({
  name,
  isOneLine,
  isClamped,
}: { name: string } & Omit<ForeignTextProps, 'text'>) =>
  name ? (
    <ForeignText text={name} isOneLine={isOneLine} isClamped={isClamped} />
  ) : (
    <Trans>Untitled event</Trans>
  );
