import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Unusable } from '../reach.ts';

/** An exchange recorded by a browser or a proxy. */
export interface Recorded {
  method: string;
  url: string;
  status: number;
  /** The body of the response. */
  text: string;
  /** Its content-type. */
  type?: string;
}

const har = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({ method: v.string(), url: v.string() }),
        response: v.object({
          status: v.number(),
          content: v.optional(
            v.object({ text: v.optional(v.string(), ''), encoding: v.optional(v.string()) }),
            {},
          ),
        }),
      }),
    ),
  }),
});

/** Reads a HAR file. @throws Unusable for other files */
export function readHar(file: string): Recorded[] {
  if (!existsSync(file))
    throw new Unusable(`There is no file ${file}: save one in the browser’s network tab.`);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), har), readFileSync(file, 'utf8'));
  if (!result.success) throw new Unusable(`${file} is no HAR: save one in the network tab of a browser.`);
  return result.output.log.entries.map(({ request, response }) => {
    const { text: body, encoding } = response.content;
    const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
    return { ...request, status: response.status, text };
  });
}
