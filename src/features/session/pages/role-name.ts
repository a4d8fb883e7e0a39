import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

const names: Record<string, MessageDescriptor> = {
  admin: msg`Administrator`,
  staff: msg`Staff`,
  user: msg`User`,
};

/** The first role with a name, or 'Guest' without one (the specification, section 2). */
export const getRoleName = (roles: readonly string[]): MessageDescriptor =>
  roles.filter((role) => Object.hasOwn(names, role)).map((role) => names[role])[0] ??
  msg({ message: 'Guest', context: 'role' });
