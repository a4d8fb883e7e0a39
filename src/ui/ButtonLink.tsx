import { Button, type ButtonProps } from '@fluentui/react-components';
import { createLink } from '@tanstack/react-router';

type AnchorProps = Extract<ButtonProps, { as: 'a' }>;

/** A link in a button's clothes, for the ways on that matter most. */
export const ButtonLink = createLink((props: Omit<AnchorProps, 'as'>) => <Button {...props} as="a" />);
