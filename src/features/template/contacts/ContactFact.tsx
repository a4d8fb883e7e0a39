import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ForeignText } from '../../../ui/ForeignText.tsx';

interface ContactFactProps {
  term: ReactNode;
  /** The entered text; if empty, nothing is shown. */
  text: string;
  /** The link of the text, such as a mail link. */
  href?: string | undefined;
}

/** One term with its value. */
export const ContactFact = ({ term, text, href }: ContactFactProps) =>
  text === '' ? null : (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">
        {href === undefined ? (
          <ForeignText text={text} />
        ) : (
          <Link href={href}>
            <bdi dir="ltr">{text}</bdi>
          </Link>
        )}
      </dd>
    </div>
  );
