import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const pattern = /^[\w.-]{8,64}$/;

/** A proxy's request id if it is safe to log, otherwise a generated one. */
export const requestIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && pattern.test(given) ? given : randomUUID();
};
