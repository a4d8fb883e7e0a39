import type { Guard } from '../guard.ts';
import { answerGuards } from './answers.ts';
import { createdTwiceGuards } from './created-twice.ts';
import { createdElsewhereGuards } from './created-elsewhere.ts';
import { dataGuards } from './data.ts';
import { draftGuards } from './drafts.ts';
import { earlyPageGuards } from './early-page.ts';
import { exportGuards } from './export.ts';
import { fileGuards } from './files.ts';
import { focusGuards } from './focus.ts';
import { gatewayGuards } from './gateways.ts';
import { guestGuards } from './guest.ts';
import { latePartGuards } from './late-parts.ts';
import { mergeGuards } from './merging.ts';
import { misleadingResponseGuards } from './misleading-responses.ts';
import { newGuestGuards } from './new-guests.ts';
import { otherTabGuards } from './other-tabs.ts';
import { pageGuards } from './pages.ts';
import { quickChoiceGuards } from './quick-choices.ts';
import { receiptGuards } from './receipts.ts';
import { sessionGuards } from './session.ts';
import { sendingGuards } from './sending.ts';
import { templateGuards } from './template.ts';
import { unseenAnswerGuards } from './unseen-answers.ts';
import { wholeListGuards } from './whole-list.ts';
import { writeGuards } from './writes.ts';

/** The guards of the product, by the tables of faults.md. */
export const guards: readonly Guard[] = [
  ...answerGuards,
  ...unseenAnswerGuards,
  ...otherTabGuards,
  ...draftGuards,
  ...receiptGuards,
  ...mergeGuards,
  ...misleadingResponseGuards,
  ...guestGuards,
  ...sessionGuards,
  ...writeGuards,
  ...newGuestGuards,
  ...createdTwiceGuards,
  ...createdElsewhereGuards,
  ...quickChoiceGuards,
  ...gatewayGuards,
  ...sendingGuards,
  ...dataGuards,
  ...wholeListGuards,
  ...templateGuards,
  ...fileGuards,
  ...exportGuards,
  ...earlyPageGuards,
  ...latePartGuards,
  ...pageGuards,
  ...focusGuards,
];
