import type { FastifyInstance } from "fastify";
import { escapeMarkup } from "../../lib/escape.ts";
import { keptKey } from "../../lib/secrets.ts";
import { CARD_KEY, newsOf, opened, signed } from "../domains/free-books/card-payment.ts";
import { takePayment } from "../domains/free-books/orders.ts";
import type { Services } from "../http/context.ts";
import { page } from "./page.ts";

const PATH = "/dev/card-gateway";
/** What banks answer to a charge: authorized, and refused. */
const RESPONSES = { pay: "0000", refuse: "0190" } as const;

/**
 * The card gateway of the sandbox. It takes a signed charge, lets the person pay or refuse, tells the server with a signed
 * notification of its own, and sends the person back. Source: D16, T-202, T-203.
 */
export function cardGatewayRoutes(app: FastifyInstance, { db, clock, config }: Services): void {
  const key = keptKey(config.dataDir, CARD_KEY);

  app.post(PATH, async (request, reply) => {
    const fields = textFields(request.body);
    const charge = opened(fields, key);
    if (!charge) return page(reply.status(403), "Charge refused", "<p>The signature is wrong.</p>");
    const amount = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(
      Number(charge.DS_MERCHANT_AMOUNT) / 100,
    );
    const hidden = Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`)
      .join("");
    return page(
      reply,
      "Card gateway",
      `<p>Order ${escapeMarkup(charge.DS_MERCHANT_ORDER ?? "")}, ${escapeMarkup(amount)}. No card is charged here.</p>
      <form method="post" action="${PATH}/answers">${hidden}<button name="decision" value="pay">Pay ${escapeMarkup(amount)}</button><button name="decision" value="refuse">Refuse the card</button></form>`,
    );
  });

  app.post(`${PATH}/answers`, async (request, reply) => {
    const { decision, ...fields } = textFields(request.body);
    const charge = opened(fields, key);
    if (!charge || (decision !== "pay" && decision !== "refuse")) {
      return page(reply.status(403), "Charge refused", "<p>The signature is wrong.</p>");
    }
    const notification = signed(
      {
        Ds_Order: charge.DS_MERCHANT_ORDER ?? "",
        Ds_Amount: charge.DS_MERCHANT_AMOUNT ?? "",
        Ds_Response: RESPONSES[decision],
      },
      key,
    );
    const { statusCode } = await app.inject({ method: "POST", url: `${PATH}/notifications`, payload: notification });
    const isPaid = decision === "pay" && statusCode === 204;
    return reply.redirect((isPaid ? charge.DS_MERCHANT_URLOK : charge.DS_MERCHANT_URLKO) ?? config.publicUrl, 303);
  });

  // The only thing that makes an order paid.
  app.post(`${PATH}/notifications`, async (request, reply) => {
    const parameters = opened(textFields(request.body), key);
    if (!parameters) return reply.status(403).send();
    const news = newsOf(parameters);
    if (!news) return reply.status(400).send();
    if (!news.isAuthorized) return reply.status(204).send();
    return reply.status((await takePayment(db, news, new Date(clock.now()))) ? 204 : 409).send();
  });
}

function textFields(body: unknown): Record<string, string> {
  const entries = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
