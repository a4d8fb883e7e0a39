/**
 * Generates everything that is derived from the descriptions in openapi/: types, their JSON form, and the table of
 * routes.
 *
 * `npm run gen` writes; `-- --check` fails if a file is not up to date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { getOperations, type OpenApi } from '../mocks/engine/description.ts';

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;

const sources = [
  {
    yaml: 'openapi/backend.yaml',
    types: 'src/api/schema.gen.ts',
    json: 'mocks/backend/description.gen.json',
    routes: 'mocks/backend/routes.gen.ts',
  },
  {
    yaml: 'openapi/template.yaml',
    types: 'src/template/api/template.gen.ts',
    json: 'mocks/template/description.gen.json',
    routes: 'mocks/template/routes.gen.ts',
  },
];

async function generateFiles(source: (typeof sources)[number]): Promise<Record<string, string>> {
  const text = await readFile(source.yaml, 'utf8');
  const description: OpenApi = parse(text);
  // The same to JSON Schema, and openapi-typescript knows only `false` for a field that must not be sent.
  const forbidden = JSON.stringify(description).replaceAll('{"not":{}}', 'false');
  const ast = await openapiTS(JSON.parse(forbidden) as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  });
  const header = `// Made from ${source.yaml} by tools/gen.ts. Change the description, then run: npm run gen\n`;
  return {
    [source.types]: header + astToString(ast),
    [source.json]: JSON.stringify(description) + '\n',
    [source.routes]: header + routesModule(description),
  };
}

/**
 * Generates a module that exports `routes`: for every operationId its method, its path template, whether it is public,
 * and the type of each query parameter. Browsers load this small table instead of the description.
 */
function routesModule(api: OpenApi): string {
  const lines = getOperations(api).map(({ method, path, operation, parameters }) => {
    const open = (operation.security ?? api.security ?? []).length === 0;
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const query = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema.type]));
    return `  ${operation.operationId}: ${JSON.stringify({ method, path, open, query })},\n`;
  });
  return `export const routes = {\n${lines.join('')}} as const;\n`;
}

const stale: string[] = [];
for (const source of sources) {
  for (const [path, text] of Object.entries(await generateFiles(source))) {
    const written = await readFile(path, 'utf8').catch(() => '');
    if (written === text) continue;
    stale.push(path);
    if (!check) await writeFile(path, text);
  }
}

if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run gen`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'All generated files are up to date.');
}
