import { readFileSync } from 'node:fs';

/** Where a command is asked for its `--help`, prints the comment that its file begins with, and ends it. */
export function helpOnRequest([, file = '', ...words] = process.argv): void {
  if (!words.some((word) => word === '--help' || word === '-h')) return;
  console.log(firstComment(readFileSync(file, 'utf8')));
  process.exit();
}

/** The text of the comment that a file begins with. */
export function firstComment(source: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^ *\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}
