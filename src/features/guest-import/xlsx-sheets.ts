import { Parser } from 'saxen';
import { readAll } from './stream.ts';
import { type openZip, UnreadableArchive } from './zip.ts';

type Zip = Awaited<ReturnType<typeof openZip>>;

/**
 * The visible sheets of a workbook in their order: the workbook has their names and ids, and the relations map the ids to
 * paths.
 * @throws UnreadableArchive for an archive without sheets
 */
export async function findSheets(zip: Zip): Promise<{ name: string; path: string }[]> {
  const targets = new Map(
    (await readTags(zip, 'xl/_rels/workbook.xml.rels', 'Relationship')).map(({ Id, Target }) => [Id, Target]),
  );
  const sheets = (await readTags(zip, 'xl/workbook.xml', 'sheet'))
    .filter(({ state = 'visible' }) => state === 'visible')
    .map((sheet) => {
      const id = Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1];
      const target = targets.get(id) ?? 'worksheets/sheet1.xml';
      return { name: sheet['name'] ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
    });
  if (sheets.length === 0) throw new UnreadableArchive('No sheet');
  return sheets;
}

/** The attributes of each element of a name. */
async function readTags(zip: Zip, path: string, name: string): Promise<Record<string, string>[]> {
  const stream = await zip.openText(path);
  const tags: Record<string, string>[] = [];
  const parser = new Parser();
  parser.on('openTag', (tag, attributes, decode) => {
    if (tag.slice(tag.indexOf(':') + 1) !== name) return;
    tags.push(Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])));
  });
  if (stream) parser.parse(await readAll(stream));
  return tags;
}
