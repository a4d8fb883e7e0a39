import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';

/** Lists where a pact and a description contradict each other, one sentence each. */
export async function findContradictions(oas: object, pact: unknown): Promise<string[]> {
  const comparator = new Comparator({ oas: oas as never });
  const found: string[] = [];
  // Warnings count too: one is a query or header missing from the description.
  for await (const result of comparator.compare(pact)) {
    if (result.type !== 'info') found.push(inWords(result));
  }
  return found;
}

const inWords = ({ type, message, mockDetails }: Result) =>
  `${type}: ${mockDetails?.interactionDescription ?? 'the pact'}: ${message} (${mockDetails?.location ?? ''})`;
