import type { ErrorCode, ErrorData } from "@benchleaf/contract";

/** An expected error, returned as `{ code, message, data? }` with the code's HTTP status. Thrown, never returned. */
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

/** A code whose text has parameters requires them. */
type ProblemArguments<Code extends ErrorCode> =
  unknown extends ErrorData<Code>
    ? [data?: unknown, options?: ErrorOptions]
    : [data: ErrorData<Code>, options?: ErrorOptions];

/**
 * Creates a problem to throw.
 *
 * @example throw problem("projectFile.not.found");
 */
export const problem = <Code extends ErrorCode>(
  code: Code,
  ...[data, options]: ProblemArguments<Code>
): Problem => new Problem(code, data, options);
