/** Media types by file ending, as far as resources of a title need them. */
const TYPES: Record<string, string> = {
  html: "text/html",
  htm: "text/html",
  xhtml: "application/xhtml+xml",
  txt: "text/plain",
  css: "text/css",
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  mp3: "audio/mpeg",
  wav: "audio/x-wav",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt",
  zip: "application/zip",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  json: "application/json",
  xml: "application/xml",
  js: "text/javascript",
  woff2: "font/woff2",
};

/** The media type of a file name. */
export function mimetypeOf(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return TYPES[ending] ?? "application/octet-stream";
}

/** The kind of resource that a media type makes. */
export function typeOf(mimetype: string): string {
  if (mimetype.startsWith("image/")) return "image";
  if (mimetype.startsWith("audio/")) return "audio";
  if (mimetype.startsWith("video/")) return "video";
  if (/presentation|powerpoint/.test(mimetype)) return "presentation";
  if (/pdf|html|word|text\/|excel|spreadsheet|opendocument/.test(mimetype)) return "document";
  return "download";
}

/** Whether the viewer can show a media type. */
export function isPreviewable(mimetype: string): boolean {
  return /^(image|audio|video)\/|^application\/pdf$|^text\/(html|plain)$|^application\/xhtml\+xml$/.test(mimetype);
}
