import { expect, expectTypeOf, test } from 'vitest';
import { tokenFor } from '../engine/token.ts';
import { getOperations, type OpenApi } from '../engine/description.ts';
import { createValidator } from '../engine/validator.ts';
import description from './description.gen.json' with { type: 'json' };
import { handlers } from './handlers.ts';
import type { TemplateHandlers } from './operations.ts';
import { createTemplatePage } from './page.ts';
import { routes } from './routes.gen.ts';

const validator = createValidator(description);
const operations = getOperations(description as unknown as OpenApi);

const freshPage = () => createTemplatePage();

/** The example of a call in the description. A token ends, so its call has none. */
function createExample({ operation, method, path, parameters }: (typeof operations)[number]) {
  const address = new URL(`https://page.example${path}`);
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') address.pathname = path.replace(`{${name}}`, String(example));
    else if (example !== undefined) address.searchParams.set(name, String(example));
  }
  const example =
    operation.operationId === 'renewTemplateToken'
      ? { accessToken: tokenFor('samira', Date.now()) }
      : operation.requestBody?.content?.['application/json']?.example;
  return new Request(address, example === undefined ? { method } : { method, body: JSON.stringify(example) });
}

test.each(operations)('$operation.operationId answers its example as described', async (each) => {
  const { operationId, responses } = each.operation;
  const answer = await freshPage()(createExample(each));
  expect(String(answer.status)).toBe(Object.keys(responses)[0]);
  const text = await answer.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  expect(validator.response(operationId, answer.status, json)).toBeUndefined();
});

test('there is a handler for every operation, and no other', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  expectTypeOf<Omit<typeof handlers, 'listQuestions'>>().not.toExtend<TemplateHandlers>();
});

test('a call outside the description throws', async () => {
  await expect(freshPage()(new Request('https://page.example/api/nothing'))).rejects.toThrow('/api/nothing');
});

test('an invalid kept state is ignored, and the areas start from their seeds', async () => {
  const answer = createTemplatePage({ read: () => '{"kind":"other"}', write: () => {} });
  const questions = await answer(new Request('https://page.example/api/faq'));
  expect(await questions.json()).not.toEqual([]);
});
