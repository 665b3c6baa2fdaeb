import type { ErrorCode } from "@benchleaf/contract";

/** An expected refusal, answered as `{ code, message, data? }` with the code's HTTP status. Thrown, never returned. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, data?: unknown, options?: ErrorOptions) {
    super(code, options);
    this.name = "Problem";
    this.code = code;
    this.data = data;
  }
}

/**
 * Makes a problem to throw.
 *
 * @example throw problem("projectFile.not.found");
 */
export const problem = (code: ErrorCode, data?: unknown, options?: ErrorOptions): Problem =>
  new Problem(code, data, options);
