import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { once } from '../../mocks/world/store.ts';
import { type Change, compareFacts, judgeVersion } from './changes.ts';
import { collectFacts } from './facts.ts';
import type { OpenApi } from '../../mocks/engine/description.ts';

const folder = join(import.meta.dirname, '../../openapi');
/** The description as it is now. */
export const currentFile = join(folder, 'backend.yaml');
/** The description that the backend team has. */
export const releasedFile = join(folder, 'released/backend.yaml');
const changelog = join(folder, 'CHANGELOG.md');

const readReleased = once(() => {
  const api = readDescription(releasedFile);
  return { version: api.info.version, facts: collectFacts(api) };
});

export const readDescription = (file: string): OpenApi => parse(readFileSync(file, 'utf8')) as OpenApi;

/** Compares the description with its last release. */
export interface Unreleased {
  released: string;
  current: string;
  changes: Change[];
  /** What to correct: the version or the changelog. */
  problem: string | undefined;
}

export function readUnreleased(current = readDescription(currentFile)): Unreleased {
  const { version: from, facts } = readReleased();
  const to = current.info.version;
  const changes = compareFacts(facts, collectFacts(current));
  const isNoted = readFileSync(changelog, 'utf8').includes(`\n## ${to}\n`);
  const noNote = isNoted ? undefined : `openapi/CHANGELOG.md has no section ${to}`;
  return { released: from, current: to, changes, problem: judgeVersion(changes, from, to) ?? noNote };
}

/** Prints the changes, one per line; breaking ones are marked. */
export const writeChanges = ({ released, current, changes }: Unreleased) =>
  [
    `openapi/backend.yaml ${current} against its release ${released}:`,
    ...changes.map(({ words, isBreaking }) => `  ${isBreaking ? 'BREAKING' : '        '} ${words}`),
  ].join('\n');

/** Makes the current description the release. */
export const release = () => copyFileSync(currentFile, releasedFile);
