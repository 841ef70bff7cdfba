import type { FastifyReply } from "fastify";
import { escapeMarkup } from "../../lib/escape.ts";

const STYLES =
  "body{margin:0 auto;max-width:40rem;padding:40px 20px;font:16px/1.5 system-ui,sans-serif;color:#15211e;background:#fff}h1{font:650 28px/1.2 Georgia,serif}h2{font-size:17px;margin:0}button{display:block;width:100%;margin:0 0 10px;padding:12px 16px;border:1px solid #7c8a85;border-radius:6px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}button:hover{background:#e1f0eb}button small{display:block;color:#52605b}article{border-top:1px solid #cbd5d1;padding:16px 0}pre{white-space:pre-wrap}";

/** Sends one of the sandbox's own plain pages. */
export function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(pageHtml(title, body));
}

/** A whole page. The body must be escaped already. */
export function pageHtml(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title><style>${STYLES}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`;
}
