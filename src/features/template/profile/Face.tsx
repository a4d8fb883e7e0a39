import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { Person } from '../../../api/template.gen.ts';

/** A person at a glance; the name always stands beside it. Without a person it is the visitor. */
export const Face = ({
  person,
  size,
}: {
  person?: Person | undefined;
  size: NonNullable<AvatarProps['size']>;
}) => (
  <Avatar
    aria-hidden
    name={person?.name ?? ''}
    image={{ src: person?.avatar?.src }}
    color={person ? 'colorful' : 'brand'}
    size={size}
  />
);
