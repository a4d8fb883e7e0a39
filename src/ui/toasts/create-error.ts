import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AlreadyThere } from '../../api/create-once.ts';
import { describeWriteError } from './write-error.ts';

/** The text shown if something could not be created, or exists already. */
export const describeCreateError = (error: unknown): MessageDescriptor | string =>
  error instanceof AlreadyThere
    ? msg`An identical entry already exists. Save again only if you want a second one.`
    : describeWriteError(error);
