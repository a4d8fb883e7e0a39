import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { Person } from '../../../api/template.gen.ts';

/** A person's portrait; the name is always shown beside it. Without a person it is the visitor's. */
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
