import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';

/** Where a pact and a description contradict each other, in words. */
export async function findContradictions(oas: object, pact: unknown): Promise<string[]> {
  const comparator = new Comparator({ oas: oas as never });
  const found: string[] = [];
  // Warnings count too: a query or a header that the description does not know is one.
  for await (const result of comparator.compare(pact)) {
    if (result.type !== 'info') found.push(inWords(result));
  }
  return found;
}

const inWords = ({ type, message, mockDetails }: Result) =>
  `${type}: ${mockDetails?.interactionDescription ?? 'the pact'}: ${message} (${mockDetails?.location ?? ''})`;
