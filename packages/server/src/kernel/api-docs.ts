import type { Endpoint } from "@benchleaf/contract";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { type OpenApi, openApiOf } from "./openapi.ts";
import { allowStyles, createNonce } from "./security.ts";

/** `/app/openapi.json` for programs, `/app/docs` for people. Both are created on the first request. */
export const addOpenApi = (app: FastifyInstance, rows: readonly Endpoint[]): void => {
  let made: OpenApi | undefined;
  const document = (): OpenApi => {
    made ??= openApiOf(rows);
    return made;
  };
  app.get("/app/openapi.json", async () => document());
  app.get("/app/docs", async (_request, reply) => {
    const nonce = createNonce();
    return allowStyles(reply, nonce)
      .header("content-type", "text/html; charset=utf-8")
      .send(docsPage(document(), nonce));
  });
};
