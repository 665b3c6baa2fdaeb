import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** Names of fields with secrets; their values are never logged. */
const redacted = ["password", "token", "csrfToken", "secret", "authorization", "cookie"].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/**
 * Properties of an error that are logged. The driver attaches its whole connection to errors, with password and rows.
 */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    name,
    message,
    stack,
    ...(typeof code === "string" ? { code } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
};

/** One JSON line per event, on standard error: standard output is for messages to people. */
export const createLog = (
  config: Pick<Config, "logLevel">,
  to: DestinationStream = pino.destination(2),
): Logger =>
  pino(
    {
      level: config.logLevel,
      redact: { paths: redacted, censor: "[redacted]" },
      serializers: { err: describeError },
    },
    to,
  );
