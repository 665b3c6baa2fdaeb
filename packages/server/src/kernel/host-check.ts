import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Config, isLoopback } from "./config.ts";
import { problem } from "./problem.ts";

/** The requested host name, without its port. */
const nameCalled = ({ headers }: FastifyRequest): string => {
  const address = `http://${headers.host ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "") : "";
};

/**
 * Whether a request was meant for this machine. A foreign page can make its own name resolve to 127.0.0.1 (DNS
 * rebinding), but it cannot make the browser send another name.
 */
export const isCalledAsLoopback = (request: FastifyRequest): boolean => isLoopback(nameCalled(request));

/** A demo, whose codes anyone on this machine can read, only responds to this machine's names. */
export const addHostCheck = (
  app: FastifyInstance,
  { isDemo, publicUrl }: Pick<Config, "isDemo" | "publicUrl">,
): void => {
  if (!isDemo) return;
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  app.addHook("onRequest", (request, _reply, done) => {
    done(isCalledAsLoopback(request) || nameCalled(request) === own ? undefined : problem("host.unknown"));
  });
};
