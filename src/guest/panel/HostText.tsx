import { useLingui } from '@lingui/react/macro';
import { splitLinks } from '../host-text.ts';

interface HostTextProps {
  /** Which text it is: also its name in the early panel, which fills it in. */
  part: 'welcome' | 'message';
  className: string;
  text: string;
}

/** A text of the host with its links. */
export function HostText({ part, className, text }: HostTextProps) {
  const { t } = useLingui();
  const map = t`Map`;
  if (text === '') return null;
  return (
    <p className={className} dir="auto" data-early={part} data-map={map}>
      {splitLinks(text).map((piece, place) => {
        if (typeof piece === 'string') return piece;
        const name = `${part} ${place}`;
        return (
          <a key={name} href={piece.href} target="_blank" rel="noopener" dir="auto" data-early={name}>
            {piece.text || map}
          </a>
        );
      })}
    </p>
  );
}
