import { escapeMarkup } from "../../../lib/escape.ts";
import { makeZip } from "../../media/make.ts";

/** Media type of the workbooks. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook with one sheet of texts; its first row is the heading, which is bold and stays in sight. */
export function toSheet(name: string, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/_rels/workbook.xml.rels": relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView/></bookViews><sheets><sheet name="${cellText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns(rows)}<sheetData>${rows.map(row).join("")}</sheetData></worksheet>`,
  };
  return makeZip(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, HEAD + text])));
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const entries = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

/** Columns as wide as their longest text. */
function columns(rows: readonly (readonly string[])[]): string {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, at) =>
    rows.reduce((widest, cells) => Math.max(widest, cells[at]?.length ?? 0), 8),
  );
  const entries = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 2}" customWidth="1"/>`,
  );
  return `<cols>${entries.join("")}</cols>`;
}

function row(cells: readonly string[], at: number): string {
  const style = at === 0 ? ' s="1"' : "";
  // Texts written into the cell itself are never taken for a formula.
  const texts = cells.map(
    (text) => `<c t="inlineStr"${style}><is><t xml:space="preserve">${cellText(text)}</t></is></c>`,
  );
  return `<row r="${at + 1}">${texts.join("")}</row>`;
}

function cellText(text: string): string {
  // XML 1.0 has no place for these characters, not even as entities.
  const plain = [...text].filter((character) => character >= " " || /[\t\n\r]/.test(character)).join("");
  return escapeMarkup(plain);
}
