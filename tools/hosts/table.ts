import { readFileSync } from 'node:fs';
import type { Finding } from './checks.ts';

/** How far the bytes in the table may differ from those on the wire, as a share: they change with every commit. */
const tolerance = 0.05;

/**
 * Compares the bytes that docs/hosting.md names for a host with the measured ones.
 * @param name the host, as at the start of its row
 * @param found the findings of `checkAnswers`
 */
export function checkTable(
  name: string,
  found: readonly Finding[],
  document = readFileSync('docs/hosting.md', 'utf8'),
): Finding {
  const row = document.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  const [, page, bundle] = /([\d.]+) \+ ([\d.]+) kB/.exec(row) ?? [];
  const counted = ['guest link', 'guest bundle'].map((check) =>
    Number.parseFloat(found.find((finding) => finding.check === check)?.figure ?? ''),
  );
  const isTrue = [page, bundle].every(
    (written, at) => Math.abs(Number(written) / (counted[at] ?? 0) - 1) <= tolerance,
  );
  return {
    check: 'bytes in docs/hosting.md',
    problem: isTrue ? '' : `say ${page} + ${bundle} kB, and it is ${counted.join(' + ')} kB`,
  };
}
