import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AlreadyThere } from '../api/create-once.ts';
import { describeWriteError } from './write-error.ts';

/** What a person reads where something could not be created, or is there already. */
export const describeCreateError = (error: unknown): MessageDescriptor | string =>
  error instanceof AlreadyThere
    ? msg`Exactly this is saved already. Save again only if you want it twice.`
    : describeWriteError(error);
