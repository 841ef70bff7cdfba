/**
 * A client of the students' zone with nothing but `fetch`: terms, captcha, cookie, units, categories, media, a product, and pings.
 * `students-zone-plain.ts [LINK] [CATEGORY]`; the device is kept in the file that ANAQUEL_DEVICE names.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const [link = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20", category] = process.argv.slice(2);
const api = process.env.ANAQUEL_API ?? "http://localhost:3000/api";
const { origin } = new URL(api);
const deviceFile = process.env.ANAQUEL_DEVICE;

interface Zone {
  info: { uuid: string; name: string; teacher: string | null; cover: string | null };
  units: { uuid: string; name: string }[];
  resources: {
    uuid: string;
    unitUuid: string | null;
    name: string;
    previewURL: string | null;
    downloadURL: string | null;
    externalURL: string | null;
    categories: { parentId: string; parentName: string; categoryId: string; name: string }[];
  }[];
  products: { uuid: string; resourceUuid: string; title: string }[];
}

/** The device cookie, as the portal gave it: "NAME=VALUE". */
let device = deviceFile && existsSync(deviceFile) ? readFileSync(deviceFile, "utf8") : "";

/** Sends a request with the device, and keeps the device that comes back. Throws the problem document of a refusal. */
async function send(method: string, path: string): Promise<Response> {
  const response = await fetch(api + path, {
    method,
    // A request that changes something and carries a cookie has to name the portal as its origin.
    headers: { "accept-language": "en", origin, ...(device ? { cookie: device } : {}) },
  });
  const given = response.headers.getSetCookie().find((line) => /^(__Host-)?anaquel-device=/.test(line));
  if (given) {
    device = given.split(";", 1)[0] ?? "";
    if (deviceFile) writeFileSync(deviceFile, device);
  }
  if (!response.ok) throw await response.json();
  return response;
}

/** Solves the proof of work for an action. The token serves one request. */
async function captchaToken(action: string): Promise<string> {
  const response = await send("GET", `/captcha/${action}`);
  const { algorithm, challenge, maxnumber, salt, signature } = await response.json();
  for (let number = 0; number <= maxnumber; number++) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}${number}`));
    if (Buffer.from(digest).toString("hex") !== challenge) continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new Error("The challenge has no solution.");
}

/** Categories with their subcategories, in the order in which resources name them. */
function categoryTree(resources: Zone["resources"]): Map<string, { name: string; children: Map<string, string> }> {
  const tree: ReturnType<typeof categoryTree> = new Map();
  for (const { parentId, parentName, categoryId, name } of resources.flatMap(({ categories }) => categories)) {
    const parent = tree.get(parentId) ?? { name: parentName, children: new Map() };
    tree.set(parentId, parent);
    parent.children.set(categoryId, name);
  }
  return tree;
}

try {
  console.log("By going on you accept the terms of use.");
  const query = new URLSearchParams({ token: await captchaToken("studentszone") });
  const zone: Zone = await (await send("GET", `/student/${link}?${query}`)).json();
  const cover = zone.info.cover ?? `${api}/cover/${zone.info.uuid}`;
  console.log(`${zone.info.name}, shared by ${zone.info.teacher}. Cover: ${new URL(cover, origin).pathname}`);

  for (const [id, { name, children }] of categoryTree(zone.resources)) {
    console.log(`Category ${id}: ${name} (${[...children.values()].join(", ")})`);
  }
  const shown = zone.resources.filter(
    ({ categories }) => !category || categories.some(({ parentId }) => parentId === category),
  );
  for (const unit of [{ uuid: null, name: "The whole title" }, ...zone.units]) {
    const own = shown.filter(({ unitUuid }) => unitUuid === unit.uuid);
    if (own.length > 0) console.log(`\n${unit.name}`);
    for (const resource of own) {
      const how = resource.previewURL ? "shown" : resource.downloadURL ? "to download" : "elsewhere";
      console.log(`  ${resource.name} (${how})`);
    }
  }

  // Media are on the origin of the portal, beside the API, need no cookie, and can be read by ranges.
  const media = shown.find(({ previewURL }) => previewURL)?.previewURL;
  if (media) {
    const start = await fetch(new URL(media, origin), { headers: { range: "bytes=0-99" } });
    console.log(`\nThe first file begins with ${(await start.arrayBuffer()).byteLength} bytes.`);
  }

  const external = shown.find(({ externalURL }) => externalURL);
  if (external) await send("POST", `/student/${zone.info.uuid}/resource/${external.uuid}`).catch(() => undefined);

  const [product] = zone.products;
  if (product) {
    const address = `/student/${link}/products/${product.uuid}/resources/${product.resourceUuid}`;
    const { url } = await (await send("GET", address)).json();
    console.log(`${product.title} opens at ${new URL(url).pathname.split("/").at(-1)}`);
  }

  // A page sends the first ping after two minutes, and one every two minutes from then on, for as long as it is open.
  await send("POST", `/student/${link}/ping`);
  console.log("The place is kept.");
} catch (problem) {
  const { reason, message } = problem as { reason?: string; message: string };
  console.log(reason === "DEVICES_EXCEEDED" ? `${message} (no place for this device)` : message);
  process.exitCode = 1;
}
