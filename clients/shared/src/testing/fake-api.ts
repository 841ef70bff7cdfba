/** What the edge of a test answers: one entry per `METHOD /path`, a body, or a function of the request. */
export type Answers = Record<string, unknown | ((request: Request) => Response | Promise<Response>)>;

/** A Problem answer as the gateway gives it. */
export function problem(
  status: number,
  reason: string,
  rest: object = {},
  headers: Record<string, string> = {},
): Response {
  const code = status * 1000 + 900;
  return new Response(JSON.stringify({ type: "about:blank", title: reason, status, code, reason, ...rest }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}

/** A fetch for tests that answers operations of the API and keeps what was asked. Unknown operations answer 404. */
export function fakeApi(answers: Answers): { fetch: typeof fetch; requests: Request[] } {
  const requests: Request[] = [];
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    requests.push(request.clone());
    const path = new URL(request.url).pathname.replace(/^\/api/, "");
    const known = answers[`${request.method} ${path}`];
    if (known === undefined) return problem(404, "NOT_FOUND");
    if (typeof known === "function") return (known as (request: Request) => Response)(request);
    return Response.json(known);
  }
  return { fetch: answer as typeof fetch, requests };
}
