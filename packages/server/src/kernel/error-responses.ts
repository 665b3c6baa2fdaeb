import { type ErrorCode, errorStatus } from "@benchleaf/contract";
import { errorMessage } from "@benchleaf/phrases";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localeOfRequest } from "./gate.ts";
import { Problem, problem } from "./problem.ts";

/** Fastify's own errors, as problems. */
const asProblem = (error: FastifyError | Error): Problem | undefined => {
  if (error instanceof Problem) return error;
  const status = (error as FastifyError).statusCode;
  if (status === 413) return problem("request.too.large");
  if (status === 429) return problem("rate.limited");
  if (status === 404) return problem("route.not.found");
  return status !== undefined && status >= 400 && status < 500
    ? problem("request.invalid", { issues: [{ path: "body", message: error.message }] })
    : undefined;
};

const RETRY_AFTER_SECONDS = 2;

/** Ends a request with a typed error, with the text of its code in the caller's language. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  data?: unknown,
): FastifyReply => {
  if (code === "rate.limited") {
    reply.header(
      "retry-after",
      String((data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 60),
    );
  }
  // Soon: overload and outages are mostly over in a moment.
  else if (errorStatus[code] === 503) reply.header("retry-after", String(RETRY_AFTER_SECONDS));
  return reply
    .status(errorStatus[code])
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      JSON.stringify({
        code,
        message: errorMessage(localeOfRequest(request), code, data),
        ...(data === undefined ? {} : { data }),
      }),
    );
};

/** Every error is returned as a problem; internal errors are logged and reveal nothing. */
export const addErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = asProblem(error);
    if (known === undefined) request.log.error({ err: error }, "a call failed");
    else if (known.code.startsWith("system.")) request.log.warn({ err: known.cause ?? known }, known.code);
    return known === undefined
      ? sendProblem(request, reply, "system.error", { requestId: request.id })
      : sendProblem(request, reply, known.code, known.data);
  });
};
