import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AlreadyThere } from '../api/create-once.ts';
import { describeWriteError } from './write-error.ts';

/** The text shown if something could not be created, or exists already. */
export const describeCreateError = (error: unknown): MessageDescriptor | string =>
  error instanceof AlreadyThere
    ? msg`Exactly this is saved already. Save again only if you want it twice.`
    : describeWriteError(error);
