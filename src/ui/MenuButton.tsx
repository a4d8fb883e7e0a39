import { Button, type ButtonProps } from '@fluentui/react-components';
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import { holdKeys } from './keys-ahead.ts';
import { loadPart } from './load-part.ts';
import { createPreloadRef } from '../browser/preload.ts';

/** The props that a menu gets from its button. */
export interface OpenMenuProps {
  /** The button, next to which the menu opens. */
  opener: HTMLElement;
  onClose(): void;
}

interface MenuButtonProps<Props> extends Pick<
  ButtonProps,
  'appearance' | 'className' | 'disabledFocusable' | 'icon' | 'children' | 'title' | 'aria-label'
> {
  /** Loads the menu, which is a `MenuSurface` with its entries. */
  load(): Promise<ComponentType<OpenMenuProps & Props>>;
  /** More props for the menu. */
  menuProps: Props;
}

/** A button with a menu. Fluent's menu is large, so it is loaded when the page is idle, or on the first click; Esc cancels that. */
export function MenuButton<Props extends object>({ load, menuProps, ...button }: MenuButtonProps<Props>) {
  const id = useId();
  const [open, setOpen] = useState<{ Menu: ComponentType<OpenMenuProps & Props>; opener: HTMLElement }>();
  const show = async (opener: HTMLElement) => {
    let isWanted = true;
    const keys = holdKeys(() => (isWanted = false), false);
    const Menu = await loadPart(load, () => void show(opener));
    keys.release();
    if (Menu && isWanted) setOpen({ Menu, opener });
  };
  const followKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) setOpen(undefined);
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    void show(event.currentTarget);
  };
  const [preload] = useState(() => createPreloadRef(load));
  return (
    <>
      <Button
        {...button}
        ref={preload}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onClick={({ currentTarget }) => (open ? setOpen(undefined) : void show(currentTarget))}
        onKeyDown={followKeys}
      />
      {open && <open.Menu opener={open.opener} onClose={() => setOpen(undefined)} {...menuProps} />}
    </>
  );
}
