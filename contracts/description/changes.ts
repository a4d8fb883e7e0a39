import { collectFacts } from './facts.ts';
import type { OpenApi } from './schema.ts';

/** One difference between two descriptions. */
export interface Change {
  /** The fact, with + where it is new and - where it is gone. */
  words: string;
  /** Whether a backend that was right before may be wrong now. */
  isBreaking: boolean;
}

/** What a description says otherwise than its last release. */
export function compareDescriptions(released: OpenApi, current: OpenApi): Change[] {
  const [before, after] = [collectFacts(released), collectFacts(current)];
  return [
    ...[...before].filter((fact) => !after.has(fact)).map((fact) => createChange('-', fact)),
    ...[...after].filter((fact) => !before.has(fact)).map((fact) => createChange('+', fact)),
  ].toSorted((one, other) => one.words.slice(2).localeCompare(other.words.slice(2)));
}

const createChange = (sign: '+' | '-', fact: string): Change => {
  const breaksAs = findBreaking(fact.replace(/^\w+: /, ''));
  return { words: `${sign} ${fact}`, isBreaking: breaksAs.includes(sign) };
};

/** How a fact breaks a backend: where it is new (+), where it is gone (-), both, or never. */
function findBreaking(fact: string): '' | '+' | '-' | '+-' {
  if (/^(?:is|needs|the) /.test(fact)) return '+-';
  // A status that may come is room for the backend.
  if (fact.startsWith('may answer ')) return '-';
  const isRoom = / is described$| may be anything$/.test(fact);
  // An answer is held to what stands there.
  if (/^\d/.test(fact)) return isRoom ? '' : '+';
  // What the product may send has to be taken, and what it promises about that helps.
  return isRoom || / is optional$|^sends a body of |^(?:query|header) \S+ is /.test(fact) ? '+' : '-';
}

/** What is wrong with the version, given the changes since the release; undefined where it is right. */
export function judgeVersion(
  changes: readonly Change[],
  released: string,
  current: string,
): string | undefined {
  const [oldMajor = 0, oldMinor = 0] = released.split('.').map(Number);
  const [major = 0, minor = 0] = current.split('.').map(Number);
  if (changes.length === 0 || major > oldMajor) return undefined;
  if (changes.some(({ isBreaking }) => isBreaking))
    return `breaking changes need version ${oldMajor + 1}.0.0`;
  return major === oldMajor && minor > oldMinor
    ? undefined
    : `changes need version ${oldMajor}.${oldMinor + 1}.0`;
}
