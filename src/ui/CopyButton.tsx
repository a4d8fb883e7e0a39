import { Button } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { copyToClipboard } from './copy-to-clipboard.ts';

/** How long the tick is shown, in milliseconds. */
const tickTime = 1_200;

interface CopyButtonProps {
  text: string;
  /** The accessible name of an icon button. */
  label?: string;
  icon?: ReactElement;
  appearance?: 'secondary' | 'subtle' | 'primary';
  /** The browser refused: show the text to copy by hand. */
  onRefused(text: string): void;
  children?: ReactNode;
}

/** Copies a text. The icon becomes a tick, and "Copied" is announced. */
export function CopyButton({ text, label, icon, appearance, onRefused, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    if (!(await copyToClipboard(text))) {
      onRefused(text);
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), tickTime);
  };
  return (
    <>
      <Button
        {...(appearance && { appearance })}
        icon={isCopied ? <Checkmark20Regular /> : (icon ?? <Copy20Regular />)}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && <Trans>Copied</Trans>}
      </span>
    </>
  );
}
