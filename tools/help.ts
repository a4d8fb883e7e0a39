import { readFileSync } from 'node:fs';

/** If a command is called with `--help`, prints the comment at the top of its file, and ends it. */
export function helpOnRequest([, file = '', ...words] = process.argv): void {
  if (!words.some((word) => word === '--help' || word === '-h')) return;
  console.log(firstComment(readFileSync(file, 'utf8')));
  process.exit();
}

/** The text of the comment at the top of a file. */
export function firstComment(source: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^ *\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}
