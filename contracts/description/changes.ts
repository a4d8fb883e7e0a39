import { collectFacts } from './facts.ts';
import type { OpenApi } from '../../mocks/engine/description.ts';

/** One difference between two descriptions. */
export interface Change {
  /** The fact, with + if it is new and - if it is gone. */
  words: string;
  /** Whether it may break a backend that was correct before. */
  isBreaking: boolean;
}

/** Compares a description with its last release. */
export const compareDescriptions = (released: OpenApi, current: OpenApi): Change[] =>
  compareFacts(collectFacts(released), collectFacts(current));

/** Compares the facts of two descriptions. */
export function compareFacts(before: ReadonlySet<string>, after: ReadonlySet<string>): Change[] {
  return [
    ...[...before].filter((fact) => !after.has(fact)).map((fact) => createChange('-', fact)),
    ...[...after].filter((fact) => !before.has(fact)).map((fact) => createChange('+', fact)),
  ].toSorted((one, other) => one.words.slice(2).localeCompare(other.words.slice(2)));
}

const createChange = (sign: '+' | '-', fact: string): Change => {
  const breaksAs = findBreaking(fact.replace(/^\w+: /, ''));
  return { words: `${sign} ${fact}`, isBreaking: breaksAs.includes(sign) };
};

/** When a fact breaks a backend: where it is new (+), where it is gone (-), both, or never. */
function findBreaking(fact: string): '' | '+' | '-' | '+-' {
  if (/^(?:assumes |is deprecated$)/.test(fact)) return '';
  if (/^(?:is|needs|the) /.test(fact)) return '+-';
  // A new possible status gives the backend more freedom.
  if (fact.startsWith('may answer ')) return '-';
  const isRoom = / is described$| may be anything$/.test(fact);
  // A response must match what the description says.
  if (/^(?:\d|default\b)/.test(fact)) return isRoom ? '' : '+';
  // A backend must accept what the product may send; a stricter promise about that only helps.
  return isRoom || / is optional$|^sends a body of |^(?:query|header) \S+ is /.test(fact) ? '+' : '-';
}

/** Checks the version, given the changes since the release; undefined if it is correct. */
export function judgeVersion(
  changes: readonly Change[],
  released: string,
  current: string,
): string | undefined {
  const [oldMajor = 0, oldMinor = 0] = released.split('.').map(Number);
  const [major = 0, minor = 0] = current.split('.').map(Number);
  if (changes.length === 0)
    return major === oldMajor && minor === oldMinor
      ? undefined
      : `nothing has changed, so the version stays ${oldMajor}.${oldMinor}`;
  if (major > oldMajor) return undefined;
  if (changes.some(({ isBreaking }) => isBreaking))
    return `breaking changes need version ${oldMajor + 1}.0.0`;
  return major === oldMajor && minor > oldMinor
    ? undefined
    : `changes need version ${oldMajor}.${oldMinor + 1}.0`;
}
