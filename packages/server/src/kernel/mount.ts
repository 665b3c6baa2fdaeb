import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { type CheckedOf, type DataOf, type Endpoint, isErrorCode } from "@benchleaf/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Context, SignedIn } from "./context.ts";
import { withinDeadline } from "./deadline.ts";
import { type StreamAnswer, sendEvents } from "./event-stream.ts";
import { withArrivalTime } from "./fair-queue.ts";
import type { Gate } from "./gate.ts";
import type { Idempotency } from "./idempotency.ts";
import { problem } from "./problem.ts";
import { readRange } from "./read-range.ts";
import { INERT_POLICY, sandbox } from "./security.ts";
import { openSocket, type SocketAnswer } from "./sockets.ts";
import type { ByteRange } from "./storage.ts";
import { addSignedBodies, refuseUnstorable } from "./stored-text.ts";
import { checkedData, writeData } from "./write-data.ts";
import { yieldBefore } from "./yield-to-event-loop.ts";

/** The result of a handler with `answersFile`. */
export interface FileAnswer {
  readonly fileName: string;
  readonly contentType: string;
  /** The content, or, if `size` is given, a function that opens all of it or the requested range. */
  readonly body: Buffer | Readable | string | ((range?: ByteRange) => Promise<Readable | null>);
  /** The response of this URL never changes, so the browser may cache it. */
  readonly isKept?: boolean;
  /** Identifies this state (ETag): the browser caches it and revalidates it each time. */
  readonly etag?: string;
  /** If known, so that a browser can show progress. */
  readonly size?: number;
  /** For the browser to display directly; it can run nothing, load nothing and send nothing. */
  readonly isInert?: boolean;
}

/** The result of a handler with `answersProtocol`. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

type Row = Endpoint;
type Answer<E> = E extends { readonly answersStream?: infer S }
  ? [S] extends [true]
    ? StreamAnswer
    : WrittenAnswer<E> | StreamAnswer | SocketAnswer
  : WrittenAnswer<E>;
type WrittenAnswer<E> = E extends { readonly answersFile?: infer F }
  ? [F] extends [true]
    ? FileAnswer
    : DataOf<E> | FileAnswer | ProtocolAnswer
  : DataOf<E>;

/** An endpoint of the contract with its handler. */
export interface Binding {
  readonly row: Row;
  readonly handle: (request: never, context: never) => Promise<unknown>;
}

/** Binds an endpoint to its handler. `context.session` is set because the gate has admitted the caller. */
export const bind = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  row: Endpoint<P, Q, B, D>,
  handle: (
    request: CheckedOf<Endpoint<P, Q, B, D>>,
    context: SignedIn,
  ) => Promise<Answer<Endpoint<P, Q, B, D>>>,
): Binding => ({ row: row as unknown as Row, handle: handle as Binding["handle"] });

/** Binds an endpoint whose `access` is "public": the session may be absent. */
export const bindPublic = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
>(
  row: Endpoint<P, Q, B, D>,
  handle: (
    request: CheckedOf<Endpoint<P, Q, B, D>>,
    context: Context,
  ) => Promise<Answer<Endpoint<P, Q, B, D>>>,
): Binding => ({ row: row as unknown as Row, handle: handle as Binding["handle"] });

/** The response is sent before the browser times out. */
const GRACE_MS = 2_000;
const LARGEST_FORM_BYTES = 1024 * 1024;

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Validates a part of a request. @throws request.invalid */
export const checkPart = (
  part: "params" | "query" | "body",
  schema: z.ZodType | undefined,
  value: unknown,
): unknown => {
  if (schema === undefined) return undefined;
  if (part !== "body") refuseUnstorable(part, value);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const issues: Issue[] = checked.error.issues
    .slice(0, 50)
    .map((issue) => ({ path: [part, ...issue.path].join("."), message: issue.message }));
  // A schema may use the code of an error instead of a message.
  throw problem(issues.map(({ message }) => message).find(isErrorCode) ?? "request.invalid", { issues });
};

/** A hash that changes with the response. */
export const etagOf = (...parts: readonly string[]): string =>
  `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`;

/** `content-disposition` for any name: an ASCII fallback and the encoded name (RFC 6266, RFC 8187). */
export const dispositionOf = (fileName: string): string => {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Whether the client's cached version is current. Caches always have to revalidate. */
const isStillGood = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header("etag", etag).header("cache-control", "no-cache");
  const kept = request.headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return kept?.includes(etag) ?? false;
};

const sendFile = async (request: FastifyRequest, reply: FastifyReply, answer: FileAnswer) => {
  const { body, size } = answer;
  const disposition = dispositionOf(answer.fileName);
  reply
    .header("content-type", answer.contentType)
    .header("content-disposition", answer.isInert ? disposition.replace("attachment", "inline") : disposition)
    .header("cache-control", answer.isKept ? "private, max-age=31536000, immutable" : "private, no-store");
  if (answer.isInert) sandbox(reply, INERT_POLICY);
  if (answer.etag !== undefined && isStillGood(request, reply, answer.etag)) return reply.status(304).send();
  if (typeof body !== "function") {
    if (size !== undefined) reply.header("content-length", size);
    return reply.send(body);
  }
  const range = readRange(request.headers.range, size ?? 0);
  reply.header("accept-ranges", "bytes");
  if (range === "unsatisfiable") {
    return reply.status(416).header("content-range", `bytes */${size}`).header("content-length", 0).send("");
  }
  const stream = await body(range);
  if (stream === null) throw problem("projectFile.not.found");
  if (range === undefined) return reply.header("content-length", size).send(stream);
  const { start, end } = range;
  return reply
    .status(206)
    .header("content-range", `bytes ${start}-${end - 1}/${size}`)
    .header("content-length", end - start)
    .send(stream);
};

const sendProtocol = (reply: FastifyReply, { status, headers, text }: ProtocolAnswer) =>
  reply
    .status(status)
    .headers({ "cache-control": "no-store", ...headers })
    .send(text);

/**
 * Forms are parsed only for endpoints that accept them, so that no page can post one to another endpoint. Signed
 * bodies are left as sent.
 */
const inBodyScope = (app: FastifyInstance, row: Row, mount: (scope: FastifyInstance) => void): void => {
  const { signatureHeader } = row;
  if (signatureHeader !== undefined) {
    void app.register(async (scope) => {
      addSignedBodies(scope, signatureHeader);
      mount(scope);
    });
    return;
  }
  if (!row.isPostedByOthers) {
    mount(app);
    return;
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LARGEST_FORM_BYTES },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    mount(scope);
  });
};

/** Mounts one endpoint below `/app`. */
export const mountBinding = (app: FastifyInstance, binding: Binding, gate: Gate, once?: Idempotency): void =>
  inBodyScope(app, binding.row, (scope) => mountRow(scope, binding, gate, once));

/** A caller who is not admitted gets a normal error response; otherwise the websocket is opened. */
const mountSocket = (app: FastifyInstance, { row, handle }: Binding, gate: Gate): void => {
  const run = handle as (request: unknown, context: Context) => Promise<SocketAnswer>;
  app.route({
    method: "GET",
    url: `/app${row.path}`,
    preValidation: async (request, reply) => {
      request.socketAnswer = await run({}, await gate.admit(row, request, reply));
    },
    handler: async () => {
      throw problem("request.invalid");
    },
    wsHandler: (socket, request) => openSocket(app, socket, request),
  });
};

const mountRow = (app: FastifyInstance, binding: Binding, gate: Gate, once?: Idempotency): void => {
  const { row, handle } = binding;
  if (row.answersSocket) {
    mountSocket(app, binding, gate);
    return;
  }
  const run = handle as (request: unknown, context: Context) => Promise<unknown>;
  const answerTo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = await gate.admit(row, request, reply);
    const checked = {
      params: checkPart("params", row.params, request.params),
      query: checkPart("query", row.query, request.query),
      body: await yieldBefore(() => checkPart("body", row.body, request.body)),
    };
    const work = async (): Promise<unknown> =>
      withinDeadline(
        () => run(checked, context),
        row.secondsAllowed && row.secondsAllowed * 1_000 - GRACE_MS,
      );
    const key = request.headers["idempotency-key"];
    const { session: scope } = context;
    const answer =
      row.creates && typeof key === "string" && scope !== null && once !== undefined
        ? await once({ scope, key, request: [row.path, checked] }, async () => checkedData(row, await work()))
        : await work();
    if (row.answersStream) return sendEvents(app, reply, answer as StreamAnswer);
    if (row.answersFile) return sendFile(request, reply, answer as FileAnswer);
    if (row.answersProtocol) return sendProtocol(reply, answer as ProtocolAnswer);
    if (row.isPostedByOthers) return reply.redirect((answer as { redirectTo: string }).redirectTo, 303);
    reply.header("content-type", "application/json; charset=utf-8").header("cache-control", "no-store");
    const body = await writeData(row, answer);
    if (row.isRevalidated && isStillGood(request, reply, etagOf(body))) return reply.status(304).send();
    return reply.send(body);
  };
  app.route({
    method: row.method,
    url: `/app${row.path}`,
    ...(row.maxBodyBytes === undefined ? {} : { bodyLimit: row.maxBodyBytes }),
    ...(row.maxBodyValues === undefined ? {} : { config: { maxBodyValues: row.maxBodyValues } }),
    // Later data of a stream did not arrive with the request.
    handler: row.answersStream
      ? answerTo
      : (request, reply) => withArrivalTime(() => answerTo(request, reply)),
  });
};
