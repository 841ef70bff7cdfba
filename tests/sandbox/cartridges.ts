import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";

/** An item of the table of contents: a leaf points to a file, or to a resource of another kind. */
export interface Item {
  id: string;
  title: string;
  file?: string;
  /** Identifier of a resource that is written by hand in `resources`. */
  resource?: string;
  items?: Item[];
}

/** What a test cartridge is made of. */
export interface Cartridge {
  id?: string;
  title?: string;
  schema?: string;
  version?: string;
  items: Item[];
  /** Resources written by hand, as XML. */
  resources?: string;
  files: Record<string, string | Buffer>;
  /** When its files were last changed; now by default. */
  changedAt?: Date;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function itemXml({ id, title, file, resource, items = [] }: Item): string {
  const reference = file ? `R-${id}` : resource;
  const attribute = reference ? ` identifierref="${reference}"` : "";
  return `<item identifier="${id}"${attribute}><title>${escapeXml(title)}</title>${items.map(itemXml).join("")}</item>`;
}

function resourcesXml(items: Item[]): string {
  return items
    .map(({ id, file, items: below = [] }) => {
      const own = file
        ? `<resource identifier="R-${id}" type="webcontent" href="${file}"><file href="${file}"/></resource>`
        : "";
      return own + resourcesXml(below);
    })
    .join("");
}

/** The manifest of a cartridge. */
export function manifestOf(cartridge: Cartridge): string {
  const { id = "test-cartridge", title = "Cuaderno de prueba", items } = cartridge;
  const { schema = "IMS Common Cartridge", version = "1.3.0", resources = "" } = cartridge;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>${schema}</schema><schemaversion>${version}</schemaversion><lom:lom><lom:general>
<lom:title><lom:string language="es">${escapeXml(title)}</lom:string></lom:title><lom:language>es</lom:language></lom:general>
<lom:rights><lom:description><lom:string language="es">CC BY 4.0</lom:string></lom:description></lom:rights></lom:lom></metadata>
<organizations><organization identifier="O" structure="rooted-hierarchy"><item identifier="ROOT">${items.map(itemXml).join("")}</item></organization></organizations>
<resources>${resourcesXml(items)}${resources}</resources></manifest>`;
}

/** Writes a zip of files. */
export async function writeZip(
  path: string,
  files: Record<string, string | Buffer>,
  mtime = new Date(),
): Promise<string> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mtime });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** Writes a cartridge. */
export function writeCartridge(path: string, cartridge: Cartridge): Promise<string> {
  return writeZip(path, { "imsmanifest.xml": manifestOf(cartridge), ...cartridge.files }, cartridge.changedAt);
}
