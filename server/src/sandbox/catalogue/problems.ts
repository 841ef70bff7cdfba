/** Why a package is refused as a whole. */
export type PackageFault =
  | "not-a-zip"
  | "no-manifest"
  | "path-traversal"
  | "zip-bomb"
  | "missing-file"
  | "broken-xml"
  | "unknown-version"
  | "encrypted"
  | "empty";

/** A package that is refused. The message is for the person who imports it. */
export class PackageError extends Error {
  readonly fault: PackageFault;

  constructor(fault: PackageFault, message: string) {
    super(message);
    this.name = "PackageError";
    this.fault = fault;
  }
}
