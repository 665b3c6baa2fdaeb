import type { Id, LiveUpdates, Topic } from "@benchleaf/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { SessionCache } from "./session-cache.ts";

/** The stream to which a handler writes server-sent events. Writing after its end does nothing. */
export interface EventSink {
  /** `null` means that updates of the topic may have been missed. */
  send<Name extends Topic>(topic: Name, data: LiveUpdates[Name] | null, id?: Id): void;
  end(): void;
}

/** The stream of an endpoint that sends something other than topics, such as parts of an answer. */
export interface EventWriter extends EventSink {
  write(event: string, data: unknown, id?: string): void;
}

/**
 * The result of a handler with `answersStream`: called once the stream is open, returns the function to call at its
 * end.
 */
export interface StreamAnswer {
  readonly open: (sink: EventWriter) => () => void;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly eventStreams: Set<EventStream>;
  }
}

interface EventStream extends EventWriter {
  /** The session of the listener; the stream ends with it. */
  readonly sessionId: Id | undefined;
  /** Prevents proxies from closing an idle connection. */
  beat(): void;
}

const HEARTBEAT_MS = 20_000;
/** A stream ends after a while, so that the session is checked again. */
const LIFE_MS = 5 * 60_000;
const LIFE_SPREAD_MS = 60_000;
/** A client that reads this slowly is disconnected; the browser reconnects and requests what it missed. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Time for running requests when the server stops. */
const CLOSE_GRACE_MS = 3_000;

const written = (event: string, data: unknown, id: string | undefined): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const headersOf = (reply: FastifyReply): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "number" ? String(value) : value]],
    ),
  );

/** Turns the response into an event stream and keeps it open. */
export const sendEvents = (app: FastifyInstance, reply: FastifyReply, answer: StreamAnswer): void => {
  const headers = headersOf(reply);
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": reply.request.id,
    "x-accel-buffering": "no",
  });
  out.socket?.setNoDelay(true);
  const write = (text: string): void => {
    if (out.writableEnded || out.destroyed) return;
    if (out.writableLength > MAX_WAITING_BYTES) out.destroy();
    else out.write(text);
  };
  const stream: EventStream = {
    sessionId: reply.request.caller?.sessionId,
    send: (event, data, id) => write(written(event, data, id)),
    write: (event, data, id) => write(written(event, data, id)),
    beat: () => write(":\n\n"),
    end: () => void out.end(),
  };
  const life = setTimeout(stream.end, LIFE_MS + Math.random() * LIFE_SPREAD_MS);
  life.unref();
  app.eventStreams.add(stream);
  const close = answer.open(stream);
  out.once("close", () => {
    clearTimeout(life);
    app.eventStreams.delete(stream);
    close();
  });
  stream.beat();
};

/** The open streams of an app: they get keep-alive messages, and end with it. */
export const addEventStreams = (app: FastifyInstance, sessions: SessionCache): void => {
  const streams = new Set<EventStream>();
  sessions.onEnded((sessionId) => {
    for (const stream of streams) if (sessionId === null || stream.sessionId === sessionId) stream.end();
  });
  app.decorate("eventStreams", streams);
  const timer = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, HEARTBEAT_MS);
  timer.unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    for (const stream of streams) stream.end();
    // A browser opens its next connection immediately, and the server would wait for one without a request.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  });
};
