import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** Names under which secrets travel; their values never reach the log. */
const redacted = ["password", "token", "csrfToken", "secret", "authorization", "cookie"].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** One JSON line per event, on standard error: standard output belongs to the lines meant for people. */
export const createLog = (config: Pick<Config, "logLevel">): Logger =>
  pino({ level: config.logLevel, redact: { paths: redacted, censor: "[redacted]" } }, pino.destination(2));
