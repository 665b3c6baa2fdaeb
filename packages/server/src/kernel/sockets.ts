import { type Id, LIVE_SESSION_ENDED } from "@benchleaf/contract";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { WebSocket } from "ws";
import type { SessionCache } from "./session-cache.ts";

/** One end of an open websocket. Messages after the other end has closed are dropped. */
export interface Line {
  send(message: unknown): void;
  /** `code` is the close code of RFC 6455. */
  close(code: number): void;
}

/** The handlers of an open websocket. */
export interface LineEnd {
  /** One message, parsed as JSON, and not yet validated. */
  hear(message: unknown): void;
  closed(): void;
}

/** The result of a handler with `answersSocket`: called once it is open. */
export interface SocketAnswer {
  readonly connect: (line: Line) => LineEnd;
}

interface OpenSocket {
  readonly sessionId: Id | undefined;
  readonly socket: WebSocket;
  /** Has replied since the last ping. */
  isAwake: boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly openSockets: Set<OpenSocket>;
  }
  interface FastifyRequest {
    socketAnswer: SocketAnswer | null;
  }
}

const MAX_MESSAGE_BYTES = 64 * 1024;
/** A client that reads this slowly is disconnected; the page reconnects and receives everything again. */
const MAX_WAITING_BYTES = 1024 * 1024;
const HEARTBEAT_MS = 20_000;
/** A socket ends after a while, so that session and address are checked again. */
const LIFE_MS = 10 * 60_000;
const LIFE_SPREAD_MS = 2 * 60_000;
const MESSAGES_PER_SECOND = 30;

const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
const NO_JSON = 1007;
const FAILED = 1011;

const readMessage = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};

/** Passes an open websocket to its handler. */
export const openSocket = (app: FastifyInstance, socket: WebSocket, request: FastifyRequest): void => {
  const answer = request.socketAnswer;
  if (answer === null) {
    socket.close(FAILED);
    return;
  }
  const own: OpenSocket = { sessionId: request.caller?.sessionId, socket, isAwake: true };
  app.openSockets.add(own);
  const life = setTimeout(() => socket.close(GOING_AWAY), LIFE_MS + Math.random() * LIFE_SPREAD_MS);
  life.unref();
  const limiter = new RateLimiterMemory({ points: MESSAGES_PER_SECOND, duration: 1 });
  const end = answer.connect({
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    close: (code) => socket.close(code),
  });
  socket.on("pong", () => {
    own.isAwake = true;
  });
  socket.on("message", (data, isBinary) => {
    const message = isBinary ? undefined : readMessage(data);
    if (message === undefined) {
      socket.close(NO_JSON);
      return;
    }
    limiter.consume("line").then(
      () => end.hear(message),
      () => socket.close(POLICY_VIOLATION),
    );
  });
  socket.once("close", () => {
    clearTimeout(life);
    app.openSockets.delete(own);
    end.closed();
  });
};

/** Websockets for endpoints that need one: kept alive, and closed with their session. */
export const addSockets = async (app: FastifyInstance, sessions: SessionCache): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES },
    // A connection that is closed during a message is not an error.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, "a websocket broke off");
      socket.terminate();
    },
  });
  app.decorateRequest("socketAnswer", null);
  const sockets = new Set<OpenSocket>();
  app.decorate("openSockets", sockets);
  sessions.onEnded((sessionId) => {
    for (const one of sockets) {
      // The end of some may have been missed: those that do not reconnect immediately.
      if (sessionId === null) one.socket.close(GOING_AWAY);
      else if (one.sessionId === sessionId) one.socket.close(LIVE_SESSION_ENDED);
    }
  });
  const timer = setInterval(() => {
    for (const one of sockets) {
      if (!one.isAwake) one.socket.terminate();
      one.isAwake = false;
      if (one.socket.readyState === one.socket.OPEN) one.socket.ping();
    }
  }, HEARTBEAT_MS);
  timer.unref();
  app.addHook("preClose", async () => clearInterval(timer));
};
