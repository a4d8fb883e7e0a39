import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenApi, getOperations } from '../../mocks/engine/description.ts';

const page = readFileSync(join(import.meta.dirname, '../../openapi/QUESTIONS.md'), 'utf8');
const asked = [...page.matchAll(/^## (A\d+)\./gm)].map(([, number = '']) => number);
/** Asked about openapi/template.yaml, whose calls are not the backend's. */
const elsewhere = 'A11';

/** Lists the numbers that name no question, and the questions that no operation names, one sentence each. */
export function findLooseQuestions(api: OpenApi): string[] {
  const named = getOperations(api).flatMap(({ operation }) =>
    (operation['x-assumes'] ?? []).map((number) => ({ id: operation.operationId, number })),
  );
  const used = new Set([elsewhere, ...named.map(({ number }) => number)]);
  return [
    ...named
      .filter(({ number }) => !asked.includes(number))
      .map(({ id, number }) => `${id}: openapi/QUESTIONS.md has no question ${number}`),
    ...asked.filter((number) => !used.has(number)).map((number) => `no operation assumes ${number}`),
  ];
}
