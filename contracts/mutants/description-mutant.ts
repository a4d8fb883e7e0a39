import { once } from '../../mocks/world/store.ts';
import { currentFile, readDescription, releasedFile } from '../description/release.ts';
import { type OpenApi, getOperations } from '../description/schema.ts';

/** A description with one mistake, and the check that must find it. */
export interface DescriptionMutant {
  name: string;
  /** The name of the check. */
  check: string;
  /** Part of the check's message. */
  says: string;
  /** Changes the description in place. */
  change(api: OpenApi): void;
}

/** Finds a part of a description. */
export type Part = Record<string, unknown>;

/** @throws where the part does not exist, because the mutant would change nothing */
export const getPart = (start: object, ...path: string[]): Part =>
  path.reduce((part, key) => {
    if (!(key in part)) throw new Error(`The description has no ${path.join(' › ')}`);
    return part[key] as Part;
  }, start as Part);

export const getSchema = (api: OpenApi, name: string) => getPart(api, 'components', 'schemas', name);

export function getOperation(api: OpenApi, operationId: string) {
  const found = getOperations(api).find((each) => each.operation.operationId === operationId);
  if (!found) throw new Error(`The description has no ${operationId}`);
  return found.operation;
}

/** The checks by topic. */
export const checks = {
  pact: 'the pact asks for nothing that the description does not say',
  statuses: 'each status that the product tells apart is described separately',
  tokens: 'organisers’ calls need a token, and guests’ need none',
  sent: 'what the product sends is valid',
  pinned: 'what the pact pins is a valid answer',
  described: 'each field that the product reads is described',
  optional: 'each field that the product reads is required, or it does without',
  missing: 'each field that the pact pins is required, or it was sent',
  least: 'the product reads the least that may be answered',
  secrets: 'an invitation with a name or a phone number is not valid',
  questions: 'each question is asked, and relied on',
  release: 'nothing is said otherwise than in the release',
};

const current = once(() => readDescription(currentFile));
const released = once(() => readDescription(releasedFile));

/**
 * Copies the description that a mutant changes. What is compared with the release starts from the release, so that it
 * also holds while changes wait to be released.
 */
export const copyOriginal = ({ check }: DescriptionMutant): OpenApi =>
  structuredClone(check === checks.release ? released() : current());
