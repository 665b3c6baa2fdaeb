import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const pattern = /^[\w.-]{8,64}$/;

/** A proxy's request id where it is harmless to log, else one of ours. */
export const requestIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && pattern.test(given) ? given : randomUUID();
};
