import { SaxesParser } from "saxes";
import { PackageError } from "./problems.ts";

/** An element of a document. Names are local, without prefixes. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const MAX_DEPTH = 64;

/**
 * Parses a document into a tree. External entities and doctypes are never followed.
 *
 * @throws PackageError when it is not well-formed
 */
export function parseXml(text: string, name: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlElement[] = [root];
  const parser = new SaxesParser({ xmlns: false });
  const refuse = (detail: string) => new PackageError("broken-xml", `${name} is not well-formed XML: ${detail}`);

  parser.on("error", (error) => {
    throw refuse(error.message);
  });
  parser.on("doctype", () => {
    throw refuse("a document type is not accepted");
  });
  parser.on("opentag", (tag) => {
    if (open.length > MAX_DEPTH) throw refuse("it is nested too deeply");
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).map(([key, value]) => [local(key), String(value)]),
    );
    const element: XmlElement = { name: local(tag.name), attributes, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", (part) => {
    const current = open.at(-1);
    if (current) current.text += part;
  });
  parser.on("cdata", (part) => {
    const current = open.at(-1);
    if (current) current.text += part;
  });
  parser.write(text).close();
  const document = root.children[0];
  if (!document) throw refuse("it is empty");
  return document;
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The first child with a name. */
export function child(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (node, name) => node?.children.find((candidate) => candidate.name === name),
    element,
  );
}

/** All children with a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((candidate) => candidate.name === name) ?? [];
}
