import type { FastifyInstance } from "fastify";
import type { CaptchaProvider } from "../lib/captcha.ts";
import { operationChecks } from "./operation-route.ts";

/** Hands out captcha challenges. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: CaptchaProvider }): Promise<void> {
  app.get(
    "/captcha/:action",
    { config: { operationId: "getCaptchaChallenge" }, preHandler: operationChecks("getCaptchaChallenge", captcha) },
    async (request, reply) => {
      const { action } = request.params as { action: string };
      return reply.header("cache-control", "no-store").send(await captcha.challenge(action));
    },
  );
}
