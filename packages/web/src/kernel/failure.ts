/** A call that did not succeed. `message` is the server's, in the language of the page. */
export class Failure extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | null;
  /** Seconds after which the server wants to be called again (Retry-After); null if not given. */
  readonly retryAfter: number | null;

  constructor(
    code: string,
    message: string,
    about: { status?: number; data?: unknown; requestId?: string | null; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = "Failure";
    this.code = code;
    this.status = about.status ?? 0;
    this.data = about.data ?? null;
    this.requestId = about.requestId ?? null;
    this.retryAfter = about.retryAfter ?? null;
  }
}

/**
 * Whether the server, or a proxy in front of it, is temporarily unavailable. Errors about external servers, such as a
 * public database, do not count, whatever the status.
 */
export const isServerAway = (error: unknown): boolean =>
  error instanceof Failure &&
  [502, 503, 504].includes(error.status) &&
  (error.code === "client.answer" || error.code.startsWith("system."));

/** Whether the server could not be reached, so that waiting helps. */
export const isConnectionFailure = (error: unknown): boolean =>
  isServerAway(error) ||
  (error instanceof Failure && (error.code === "client.offline" || error.code === "client.timeout"));

/** The head of an answer, e.g. `headers.get` of a `Response`. */
type HeadOf = (name: string) => string | null;

/** The data of a success envelope. @throws {Failure} for a problem, or when the answer is no envelope. */
export const openEnvelope = (answer: unknown, status: number, head: HeadOf): unknown => {
  const requestId = head("x-request-id");
  const seconds = Number.parseInt(head("retry-after") ?? "", 10);
  const retryAfter = Number.isNaN(seconds) ? null : seconds;
  if (typeof answer !== "object" || answer === null || !("code" in answer) || typeof answer.code !== "string")
    throw new Failure("client.answer", "", { status, requestId, retryAfter });
  if (answer.code === "success") return "data" in answer ? answer.data : null;
  const message = "message" in answer && typeof answer.message === "string" ? answer.message : "";
  const data = "data" in answer ? answer.data : null;
  throw new Failure(answer.code, message, { status, requestId, retryAfter, data });
};
