import { readFileSync } from 'node:fs';

/**
 * Returns the block of docs/hosting.md in a language, with its example values replaced, so that the recipe that people
 * copy is tested.
 * @throws Error where the document has no such block, or the block lacks a value
 */
export function readRecipe(language: string, values: Record<string, string>): string {
  const document = readFileSync('docs/hosting.md', 'utf8');
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1];
  if (block === undefined) throw new Error(`docs/hosting.md has no block for ${language}.`);
  return Object.entries(values).reduce((text, [example, value]) => {
    if (!text.includes(example))
      throw new Error(`The ${language} block of docs/hosting.md has no ${example}.`);
    return text.replaceAll(example, value);
  }, block);
}
