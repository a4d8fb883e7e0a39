const entity = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);';
const attribute = `\\s+[A-Za-z_][\\w:.-]*="(?:[^<&"]|${entity})*"`;
const token = new RegExp(
  `<(?<closing>/?)(?<name>[A-Za-z][\\w:.-]*)(?<attributes>(?:${attribute})*)\\s*(?<empty>/?)>` +
    `|(?<text>(?:[^<&]|${entity})+)`,
  'y',
);

/**
 * What keeps a drawing from being well-formed XML, or undefined when nothing does.
 * It knows the part of XML that the cards use: elements, double-quoted attributes, text and the built-in entities.
 */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const parts = token.exec(xml)?.groups;
    if (!parts) return `not XML: ${xml.slice(start, start + 40)}`;
    const { name, text } = parts;
    if (name === undefined) {
      if (open.length === 0 && text?.trim()) return `text outside the root: ${text.trim()}`;
      continue;
    }
    if (parts['closing']) {
      const expected = open.pop();
      if (expected !== name || parts['attributes'] || parts['empty'])
        return `</${name}> closes <${expected}>`;
      continue;
    }
    if (open.length === 0 && ++roots > 1) return `a second root: <${name}>`;
    const attributes = [...(parts['attributes'] ?? '').matchAll(/([\w:.-]+)="/g)].map((m) => m[1]);
    if (new Set(attributes).size < attributes.length) return `an attribute twice in <${name}>`;
    if (!parts['empty']) open.push(name);
  }
  if (open.length > 0) return `never closed: <${open.join('> <')}>`;
  return roots === 1 ? undefined : 'no root';
}
