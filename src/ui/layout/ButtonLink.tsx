import { Button, type ButtonProps } from '@fluentui/react-components';
import { createLink } from '@tanstack/react-router';

type AnchorProps = Extract<ButtonProps, { as: 'a' }>;

/** A link that looks like a button, for the most important links. */
export const ButtonLink = createLink((props: Omit<AnchorProps, 'as'>) => <Button {...props} as="a" />);
