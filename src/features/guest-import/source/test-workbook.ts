import { strToU8, zipSync } from 'fflate';

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

/** An archive of files. */
export const zip = (files: Record<string, string>) =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const))),
  ]);

/** The files in the archive of a workbook with any sheets, as other programs write it. */
export const createWorkbook = (...sheets: TestSheet[]): Record<string, string> => ({
  'xl/workbook.xml': `<workbook><sheets>${sheets
    .map(
      ({ name, isHidden }, at) =>
        `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 7}"${isHidden ? ' state="hidden"' : ''}/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 7}" Type="https://example.test/worksheet" Target="worksheets/page${at}.xml"/>`,
    )
    .join('')}</Relationships>`,
  ...Object.fromEntries(
    sheets.map(({ rows = '' }, at) => [
      `xl/worksheets/page${at}.xml`,
      `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ]),
  ),
});
