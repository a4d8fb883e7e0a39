import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  isFunctionTypeNode,
  isIdentifier,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isMethodSignature,
  isParenthesizedTypeNode,
  isPropertySignature,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isUnionTypeNode,
  ScriptKind,
  ScriptTarget,
  type TypeElement,
  type TypeNode,
} from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.gen\.ts$|\.d\.ts$/.test(file));

/** The declaration of a variable, a function or a method whose name ends in `Of`. */
const namedAfterResult =
  /\b(?:function\*?|const|let) (\w+Of)\b|^\s+(?:async )?(\w+Of)(?:: (?:async )?\(.*=>|\??\(.*(?: \{|\): .*;)$)/gm;

/** The names of the props that are functions, in the interfaces and types of a file whose name ends in Props. */
function findFunctionProps(file: string): string[] {
  const text = read(file);
  if (!/\b(?:interface|type) \w*Props\b/.test(text)) return [];
  const { statements } = createSourceFile(file, text, ScriptTarget.Latest, false, ScriptKind.TSX);
  return statements.flatMap((statement) => {
    const isType = isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement);
    if (!isType || !statement.name.text.endsWith('Props')) return [];
    const members = isInterfaceDeclaration(statement) ? statement.members : findMembers(statement.type);
    return members
      .filter(
        (member) => isMethodSignature(member) || (isPropertySignature(member) && isFunction(member.type)),
      )
      .map(({ name }) => (name && isIdentifier(name) ? name.text : ''));
  });
}

const findMembers = (type: TypeNode): readonly TypeElement[] =>
  isTypeLiteralNode(type)
    ? type.members
    : isIntersectionTypeNode(type)
      ? type.types.flatMap(findMembers)
      : [];

function isFunction(type: TypeNode | undefined): boolean {
  if (type === undefined) return false;
  if (isParenthesizedTypeNode(type)) return isFunction(type.type);
  return isUnionTypeNode(type) ? type.types.some(isFunction) : isFunctionTypeNode(type);
}

test('no function is named after its result, such as `nameOf`', () => {
  const named = find('{src,mocks,contracts,e2e,screens,tools}/**/*.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(namedAfterResult)].map(([, name, method]) => `${file}: ${name ?? method}`),
  );
  expect(
    named,
    'Say what the function does: `getX`, `findX`, `parseX`, `createX` …; name a map by its values.',
  ).toEqual([]);
});

test('callback props begin with on', () => {
  const props = find('src/**/*.{ts,tsx}').flatMap((file) =>
    findFunctionProps(file).map((prop) => [file, prop] as const),
  );
  expect(props.length, 'No function was found in props: does the search still fit?').toBeGreaterThan(100);
  const others = props.filter(
    ([, prop]) => !/^(on|render|get|find|is|must|create|describe|load)(?![a-z])|^children$/.test(prop),
  );
  expect(
    others.map((pair) => pair.join(': ')),
    'Name a callback `onX`. Other functions begin with a verb of this list, such as `renderX` or `getX`.',
  ).toEqual([]);
});
