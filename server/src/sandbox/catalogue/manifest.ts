import { PackageError } from "./problems.ts";
import { child, childrenOf, parseXml, type XmlElement } from "./xml.ts";

/** A title as a package describes it. */
export interface Manifest {
  identifier: string;
  name: string;
  language: string;
  rights: string | null;
  units: ManifestUnit[];
}

export interface ManifestUnit {
  identifier: string;
  name: string;
  resources: ManifestResource[];
}

/** A leaf of the organization, with its place. `href` is relative to the package; external links have `url`. */
export interface ManifestResource {
  identifier: string;
  name: string;
  category: string;
  subcategory: string;
  href: string | null;
  url: string | null;
  /** Name of the XML file that holds the link, when it is one. */
  linkFile: string | null;
}

const VERSIONS = /^1\.[123](\.\d+)?$/;
const SCHEMAS = /^IMS (Thin )?Common Cartridge$/i;
const MISSING_CATEGORY: Record<string, string> = { es: "Material", en: "Material", it: "Materiale" };

/**
 * Reads `imsmanifest.xml` of a Common Cartridge (1.1 to 1.3, and Thin). The first level of the organization is units,
 * the second categories, the third subcategories; leaves are resources, deeper levels fold into the subcategory.
 *
 * @throws PackageError when it is broken, of an unknown version, or without resources
 */
export function readManifest(text: string): Manifest {
  const manifest = parseXml(text, "imsmanifest.xml");
  if (manifest.name !== "manifest") throw new PackageError("broken-xml", "imsmanifest.xml does not hold a manifest");
  const metadata = child(manifest, "metadata");
  checkVersion(metadata);

  const general = child(metadata, "lom", "general");
  const language = (child(general, "language")?.text.trim() || "es").slice(0, 12);
  const resources = new Map(
    childrenOf(child(manifest, "resources"), "resource").map((resource) => [
      resource.attributes.identifier ?? "",
      resource,
    ]),
  );
  const root = child(manifest, "organizations", "organization", "item");
  const units = childrenOf(root, "item").map((item) => readUnit(item, resources, language));
  if (units.every((unit) => unit.resources.length === 0))
    throw new PackageError("empty", "The package holds no resources");
  return {
    identifier: manifest.attributes.identifier || fail("The manifest has no identifier"),
    name: child(general, "title", "string")?.text.trim() || titleOf(root) || fail("The package has no title"),
    language,
    rights: child(metadata, "lom", "rights", "description", "string")?.text.trim() || null,
    units: units.filter((unit) => unit.resources.length > 0),
  };
}

function fail(message: string): never {
  throw new PackageError("broken-xml", message);
}

function checkVersion(metadata: XmlElement | undefined): void {
  const schema = child(metadata, "schema")?.text.trim() ?? "";
  const version = child(metadata, "schemaversion")?.text.trim() ?? "";
  if (!SCHEMAS.test(schema) || !VERSIONS.test(version)) {
    throw new PackageError(
      "unknown-version",
      `Only Common Cartridge 1.1 to 1.3 can be imported, not "${schema} ${version}"`,
    );
  }
}

function titleOf(item: XmlElement | undefined): string {
  return child(item, "title")?.text.replaceAll(/\s+/g, " ").trim() ?? "";
}

function readUnit(item: XmlElement, resources: Map<string, XmlElement>, language: string): ManifestUnit {
  const missing = MISSING_CATEGORY[language.slice(0, 2)] ?? "Material";
  const name = titleOf(item);
  const found: ManifestResource[] = [];

  function walk(node: XmlElement, path: string[]): void {
    const reference = node.attributes.identifierref;
    if (reference) {
      const resource = resources.get(reference);
      if (!resource)
        throw new PackageError(
          "missing-file",
          `"${titleOf(node)}" refers to a resource that the manifest does not list`,
        );
      const category = path[0] ?? missing;
      found.push({
        identifier: node.attributes.identifier ?? reference,
        name: titleOf(node) || name,
        category,
        subcategory: path.slice(1).join(" · ") || category,
        ...placeOf(resource),
      });
    }
    const deeper = node === item ? path : [...path, titleOf(node)];
    for (const next of childrenOf(node, "item")) walk(next, deeper);
  }

  // A leaf on the first level is a unit with itself as its only resource.
  walk(item, []);
  return { identifier: item.attributes.identifier ?? name, name, resources: found };
}

function placeOf(resource: XmlElement): Pick<ManifestResource, "href" | "url" | "linkFile"> {
  const { type = "", href } = resource.attributes;
  const file = href ?? child(resource, "file")?.attributes.href ?? null;
  if (/^imswl_/i.test(type)) {
    const inline = child(resource, "webLink");
    return inline
      ? { href: null, url: addressOf(inline, "imsmanifest.xml"), linkFile: null }
      : { href: null, url: null, linkFile: file };
  }
  return { href: file, url: null, linkFile: null };
}

/**
 * The address in a web link file.
 *
 * @throws PackageError when it holds none
 */
export function readWebLink(text: string, name: string): string {
  return addressOf(parseXml(text, name), name);
}

/** Only addresses of the web are links; anything else, such as a script, would run when somebody opens it. */
function addressOf(link: XmlElement, name: string): string {
  const address = child(link, "url")?.attributes.href?.trim() ?? "";
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new PackageError("broken-xml", `${name} holds no web address`);
  }
  return address;
}
