import type { DataOf, Endpoint, RequestOf } from "@benchleaf/contract";
import { connection } from "./connection.ts";
import { Failure, isServerAway, openEnvelope } from "./failure.ts";
import { idempotencyKeyOf } from "./idempotency-keys.ts";
import { jsonBody } from "./long-json.ts";
import { preferences } from "./preferences.ts";
import { visitorId } from "./visitor.ts";

export { Failure } from "./failure.ts";

const TIMEOUT_MS = 30_000;

/** Filled by the session, so that the client knows nothing of it. */
export const clientHooks: {
  csrfToken: () => string | null;
  signInAgain: () => Promise<void>;
  /** The session of this browser is another than the page's; returns whether the page continues in it. */
  meetSession: () => Promise<boolean>;
  /** The server takes nothing from this person before their password is changed. */
  hearOfStalePassword: () => void;
  /** Whatever the server refuses. */
  hearOfRefusal: (failure: Failure) => void;
} = {
  csrfToken: () => null,
  signInAgain: () => Promise.reject(new Failure("error.unauthorized", "")),
  meetSession: () => Promise.resolve(false),
  hearOfStalePassword: () => {},
  hearOfRefusal: () => {},
};

/** Options of a request, in addition to its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Let `error.unauthorized` through instead of asking for the password. */
  readonly isSessionOptional?: boolean;
  /** Ask for anyone who is signed in now, and not as the page's own session. */
  readonly isForAnySession?: boolean;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type CallArguments<E> =
  unknown extends RequestOf<E>
    ? [request?: undefined, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions];

/**
 * The address of a row with its parameters and query filled in.
 *
 * @example `addressOf("/sequences/:sequenceId", { params: { sequenceId: "7" }, query: { version: 2 } })` is
 * `"/app/sequences/7?version=2"`
 */
export const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return `/app${filled}${search.size > 0 ? `?${search}` : ""}`;
};

/** Headers that every request of the page sends. */
export const headersOf = (
  hasBody: boolean,
  token: string | null = clientHooks.csrfToken(),
): Record<string, string> => {
  return {
    lang: preferences.get().locale,
    "x-visitor-id": visitorId(),
    ...(token ? { "x-csrf-token": token } : {}),
    ...(hasBody ? { "content-type": "application/json" } : {}),
  };
};

/** All that a call needs of a row; the build leaves the rest out (`contract-as-called.ts`). */
export type CalledRow = Pick<Endpoint, "method" | "path" | "creates" | "secondsAllowed">;

const send = async (
  row: CalledRow,
  parts: Parts,
  { signal, isForAnySession }: CallOptions,
  key?: string,
): Promise<Response> => {
  const body = parts.body === undefined ? {} : { body: await jsonBody(parts.body) };
  const timeout = AbortSignal.timeout(row.secondsAllowed ? row.secondsAllowed * 1_000 : TIMEOUT_MS);
  try {
    return await fetch(addressOf(row.path, parts), {
      method: row.method,
      headers: {
        ...headersOf(parts.body !== undefined, isForAnySession ? null : undefined),
        ...(key && { "idempotency-key": key }),
      },
      ...body,
      credentials: "same-origin",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new Failure("client.timeout", "");
    connection.lose("network");
    throw new Failure("client.offline", "");
  }
};

/** Responses from this size on are parsed in a worker. */
const LONG_ANSWER = 500_000;

const readBody = async (answer: Response): Promise<unknown> => {
  const bytes = await answer.arrayBuffer();
  const here = (): unknown => JSON.parse(new TextDecoder().decode(bytes));
  if (bytes.byteLength < LONG_ANSWER) return here();
  return import("./workers/long-answer.ts")
    .then(({ readInWorker: readBeside }) => readBeside(bytes))
    .catch(here);
};

const readJson = async (answer: Response): Promise<unknown> => {
  const body: unknown = await readBody(answer).catch(() => null);
  try {
    return openEnvelope(body, answer.status, (name) => answer.headers.get(name));
  } catch (error) {
    if (isServerAway(error)) connection.lose("server");
    throw error;
  }
};

/** What someone without a team may look at: why that is so, and an invitation. */
const isForTeamless = (path: string): boolean => path === "/left" || path.startsWith("/i/");

const attempt = async <T>(work: () => Promise<T>, options: CallOptions): Promise<T> => {
  const token = clientHooks.csrfToken();
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.code === "security.ip.forbidden" && location.pathname !== "/401")
      location.assign("/401");
    if (error instanceof Failure && error.code === "tenant.left" && !isForTeamless(location.pathname))
      location.assign("/left");
    if (error instanceof Failure) clientHooks.hearOfRefusal(error);
    if (error instanceof Failure && error.code === "password.change.required")
      clientHooks.hearOfStalePassword();
    if (error instanceof Failure && error.code === "csrf.invalid") {
      if (clientHooks.csrfToken() === token && !(await clientHooks.meetSession())) throw error;
      return await work();
    }
    const isSignedOut = error instanceof Failure && error.code === "error.unauthorized";
    if (!isSignedOut || options.isSessionOptional) throw error;
    await clientHooks.signInAgain();
    return await work();
  }
};

/**
 * Calls one endpoint of the contract and gives its data.
 *
 * A session that ended opens the sign-in dialog over the page; the call continues after it.
 * @throws {Failure} with the server's code, or `client.offline`, `client.timeout` (30 s), `client.answer`
 * @example `await call(projectsApi.get, { params: { projectId: "12" } })`
 */
export const call = async <E extends Endpoint>(row: E, ...rest: CallArguments<E>): Promise<DataOf<E>> => {
  const [request, options = {}] = rest;
  const parts = (request ?? {}) as Parts;
  // The server checks what it sends against the same row, so the envelope is all that is left to check here.
  const intention = idempotencyKeyOf(row, parts);
  const ask = async () => (await readJson(await send(row, parts, options, intention?.key))) as DataOf<E>;
  const answer = await attempt(ask, options);
  intention?.forget();
  return answer;
};

/** Calls an endpoint that returns a file. The name comes from the server, for a save dialog. */
export const download = async <E extends Endpoint>(
  row: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<{ blob: Blob; fileName: string }> =>
  attempt(async () => {
    const answer = await send(row, request as Parts, { ...(signal && { signal }) });
    if (!answer.ok) await readJson(answer);
    const disposition = answer.headers.get("content-disposition") ?? "";
    const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
    const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
    return {
      blob: await answer.blob(),
      fileName: encoded ? decodeURIComponent(encoded) : (plain ?? "download"),
    };
  }, {});

/** Hands a blob to the browser's own download. */
export const saveBlob = (blob: Blob, fileName: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
