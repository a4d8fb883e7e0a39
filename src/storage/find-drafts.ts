import { waiting } from './draft-memory.ts';
import { draftInTab } from './keys.ts';
import { getStoredKeys } from './storage.ts';

/**
 * Finds what the drafts of a user's forms are about, such as the ids of messages.
 * @param start how the keys of these drafts begin
 */
export function findDraftSubjects(start: string): string[] {
  const mark = draftInTab('', '');
  const stored = getStoredKeys(start).map((key) => key.slice(start.length, key.lastIndexOf(mark)));
  const unwritten = [...waiting.keys()].filter((key) => key.startsWith(start));
  return [...new Set([...stored, ...unwritten.map((key) => key.slice(start.length))])];
}
