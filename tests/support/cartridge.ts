import { writeFileSync } from "node:fs";
import yazl from "yazl";

/** A cartridge to build: files by name, and what the manifest says. */
export interface CartridgeSpec {
  files: Record<string, string | Buffer>;
  manifest?: string | null;
  /** Files that only the manifest knows of. */
  missing?: string[];
  version?: string;
  identifier?: string;
  title?: string;
}

/** Writes a Common Cartridge with one unit, one category and one resource for each file. */
export async function writeCartridge(file: string, spec: CartridgeSpec): Promise<string> {
  const zip = new yazl.ZipFile();
  const manifest = spec.manifest === undefined ? manifestOf(spec) : spec.manifest;
  if (manifest !== null) zip.addBuffer(Buffer.from(manifest), "imsmanifest.xml");
  for (const [name, content] of Object.entries(spec.files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  writeFileSync(file, Buffer.concat(chunks));
  return file;
}

function manifestOf({
  files,
  missing = [],
  version = "1.3.0",
  identifier = "pkg-1",
  title = "Álgebra de prueba",
}: CartridgeSpec): string {
  const names = [...Object.keys(files), ...missing];
  const items = names.map(
    (name, at) =>
      `<item identifier="I${at}" identifierref="R${at}"><title>${name.replace(/\.\w+$/, "")}</title></item>`,
  );
  const resources = names.map(
    (name, at) =>
      `<resource identifier="R${at}" type="webcontent" href="${encodeURI(name)}"><file href="${encodeURI(name)}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>${title}</lomimscc:string></lomimscc:title><lomimscc:language>es</lomimscc:language></lomimscc:general>
<lomimscc:rights><lomimscc:description><lomimscc:string>CC BY 4.0</lomimscc:string></lomimscc:description></lomimscc:rights></lomimscc:lom></metadata>
<organizations><organization identifier="O" structure="rooted-hierarchy"><item identifier="ROOT">
<item identifier="U1"><title>Unidad de prueba</title><item identifier="C1"><title>Lecturas</title><item identifier="S1"><title>Apartados</title>${items.join("")}</item></item></item>
</item></organization></organizations><resources>${resources.join("")}</resources></manifest>`;
}
