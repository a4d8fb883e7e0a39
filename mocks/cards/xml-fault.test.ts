import { expect, it } from 'vitest';
import { xmlFault } from './xml-fault.ts';

it('finds nothing wrong with a well-formed drawing', () => {
  expect(xmlFault('<svg a="1">\n  <g b="x &amp; y"/><text>İrem &amp; Can</text>\n</svg>\n')).toBe(undefined);
});

it.each([
  ['an element that is never closed', '<svg><g></svg>'],
  ['a root that is never closed', '<svg>'],
  ['a closing tag too many', '<svg/></svg>'],
  ['two roots', '<svg/><svg/>'],
  ['no root', ' '],
  ['text outside the root', '<svg/>text'],
  ['a bare ampersand', '<svg>Layla & Omar</svg>'],
  ['an unquoted attribute', '<svg a=1/>'],
  ['an attribute given twice', '<svg a="1" a="2"/>'],
])('names the fault: %s', (_, xml) => {
  expect(xmlFault(xml)).toEqual(expect.any(String));
});
