import { Problem, problem } from "./problem.ts";

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Classes 08 (connection), 53 (out of resources), 57 (stopped by an operator), and lock or statement timeouts. */
const isUnavailableState = (code: string): boolean =>
  /^(08|53|57)/.test(code) || code === "55P03" || code === "25P03";

const clientMessages = [
  "Query read timeout",
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "connection error",
  "Client was closed",
];

/**
 * Whether an error of the driver means that the database is unavailable or hangs, rather than that a query was wrong.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && (networkCodes.has(code) || isUnavailableState(code))) return true;
  return clientMessages.some((text) => error.message.includes(text));
};

/**
 * numeric_value_out_of_range and datetime_field_overflow: a number or time in the request that no column can store.
 */
const outOfRange = new Set<unknown>(["22003", "22008"]);

/** The problem for an error of the driver, or the error itself. */
export const asProblem = (error: unknown): unknown => {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return problem("system.unavailable", undefined, { cause: error });
  if (error instanceof Error && outOfRange.has((error as { code?: unknown }).code)) {
    return problem("request.invalid", { issues: [{ path: "", message: error.message }] }, { cause: error });
  }
  return error;
};

/** Whether a unique constraint was violated. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "23505";
