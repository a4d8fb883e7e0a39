import { Button, type ButtonProps } from '@fluentui/react-components';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { reportMissingPart } from '../states/missing-part.ts';

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
  /** The menu, a `MenuSurface` with its entries. Fluent's menu is large, so it has a chunk of its own. */
  menu: LazyMenu<Props>;
  /** More props for the menu. */
  menuProps: Props;
}

type LazyMenu<Props> = ComponentType<OpenMenuProps & Props & { onMissing(error: unknown): void }> & {
  preloadWhenIdle(): void;
};

/** A button with a menu, which is loaded when the page is idle, or on the first click. */
export function MenuButton<Props extends object>({
  menu: Menu,
  menuProps,
  ...button
}: MenuButtonProps<Props>) {
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  useEffect(() => Menu.preloadWhenIdle(), [Menu]);
  const close = () => setOpener(undefined);
  const reopenLater = (error: unknown) => {
    close();
    reportMissingPart(error, () => setOpener(opener));
  };
  const followKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'ArrowDown' || opener) return;
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  return (
    <>
      <Button
        {...button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}
        onKeyDown={followKeys}
      />
      {opener && <Menu opener={opener} onClose={close} onMissing={reopenLater} {...menuProps} />}
    </>
  );
}
