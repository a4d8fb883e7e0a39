interface TestSheet {
  name: string;
  /** Its rows as XML. */
  rows?: string;
  /** Whether Excel hides it. */
  isHidden?: boolean;
}

/** One row of a sheet, with its cells as texts. */
export const createTextRow = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

/** The files in the archive of a workbook with any sheets, as other programs write it. */
export const createWorkbook = (...sheets: TestSheet[]) => [
  {
    name: 'xl/workbook.xml',
    text: [
      '<workbook><sheets>',
      ...sheets.map(
        ({ name, isHidden }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 7}"${isHidden ? ' state="hidden"' : ''}/>`,
      ),
      '</sheets></workbook>',
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: [
      '<Relationships>',
      ...sheets.map((_, at) => `<Relationship Id="rId${at + 7}" Target="worksheets/page${at}.xml"/>`),
      '</Relationships>',
    ],
  },
  ...sheets.map(({ rows = '' }, at) => ({
    name: `xl/worksheets/page${at}.xml`,
    text: [`<worksheet><sheetData>${rows}</sheetData></worksheet>`],
  })),
];
