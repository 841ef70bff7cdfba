import type { components } from "@anaquel/openapi/types";
import type { ResourceRow } from "@anaquel/ui";
import type { ViewerItem } from "@anaquel/ui/viewer";

type ZoneResource = components["schemas"]["ZoneResource"];
type TitleResource = components["schemas"]["Resource"];

/** A resource of a title or of the students' zone, which lacks what only teachers see. */
export type ShownResource = ZoneResource & Partial<Pick<TitleResource, "new" | "modified">>;

/** A resource as a row of the list. Source: T-487. */
export function toRow(resource: ShownResource, place: string, favourite: boolean): ResourceRow {
  return {
    uuid: resource.uuid,
    name: resource.name,
    type: resource.type ?? "document",
    place,
    duration: resource.duration ?? null,
    size: resource.size ?? null,
    isNew: resource.new ?? false,
    isModified: resource.modified ?? false,
    favourite,
    externalHref: resource.externalURL ?? null,
  };
}

/** A resource as the viewer shows it. */
export function toViewerItem(resource: ShownResource, place: string, favourite: boolean): ViewerItem {
  return {
    uuid: resource.uuid,
    name: resource.name,
    description: resource.description ?? null,
    place,
    type: resource.type ?? "document",
    mimetype: resource.mimetype,
    size: resource.size ?? null,
    previewHref: resource.previewURL,
    downloadHref: resource.downloadURL ?? null,
    captionsHref: resource.captionsURL ?? null,
    isNew: resource.new ?? false,
    favourite,
  };
}

/** Whether a resource opens in the viewer; the others leave the portal. */
export function opensInViewer(resource: Pick<ZoneResource, "externalURL">): boolean {
  return !resource.externalURL;
}
