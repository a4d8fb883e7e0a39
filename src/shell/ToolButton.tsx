import { Button } from '@fluentui/react-components';
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { joinClasses } from '../ui/layout/classes.ts';
import { closeShellPart, openShellPart, shellPart, type ShellPartName } from './shell-part.ts';
import { shellParts } from './ShellPart.tsx';
import styles from './shell.module.css';

interface ToolButtonProps {
  part: ShellPartName;
  icon: ReactElement;
  label: string;
  className?: string | undefined;
  /** A badge on the icon, such as a number. */
  children?: ReactNode;
}

/** An icon of the toolbar that opens and closes a part of the shell. */
export function ToolButton({ part, icon, label, className, children }: ToolButtonProps) {
  const isOpen = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot)?.name === part;
  return (
    <Button
      className={joinClasses(styles.tool, className)}
      appearance="subtle"
      icon={
        <>
          {icon}
          {children}
        </>
      }
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onPointerEnter={shellParts[part].preload}
      onClick={({ currentTarget }) => (isOpen ? closeShellPart() : openShellPart(part, currentTarget))}
    />
  );
}
