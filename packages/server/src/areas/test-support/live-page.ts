import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { LiveRequest, RoomUpdate } from "@benchleaf/contract";
import type { FastifyInstance } from "fastify";
import { vi } from "vitest";
import { WebSocket } from "ws";
import type { Person } from "./lab.ts";

/** A page with its websocket, as a browser opens it. */
export interface LivePage {
  say(action: LiveRequest | string): void;
  /** All messages received so far. */
  readonly heard: readonly RoomUpdate[];
  /** The first news that fit, as soon as they have come. */
  hears<News extends Partial<RoomUpdate>>(wanted: News): Promise<RoomUpdate>;
  /** The close code, once it is closed. */
  closed(): Promise<number>;
  close(): void;
}

const SOON = { timeout: 60_000, interval: 20 };

/** The port of a lab's server, which listens from the first page on. */
const portOf = async (app: FastifyInstance): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
};

/** Opens a websocket as `person`, and greets by default; fails with the status of who is not let in. */
export const openPage = async (
  app: FastifyInstance,
  person: Person,
  { origin, isGreeting = true }: { readonly origin?: string; readonly isGreeting?: boolean } = {},
): Promise<LivePage> => {
  const heard: RoomUpdate[] = [];
  let code: number | undefined;
  const address = `127.0.0.1:${await portOf(app)}`;
  const socket = new WebSocket(`ws://${address}/app/live`, {
    headers: { cookie: person.cookie, origin: origin ?? `http://${address}` },
  });
  socket.on("message", (data) => heard.push(JSON.parse(String(data)) as RoomUpdate));
  socket.on("close", (given) => {
    code = given;
  });
  await once(socket, "open");
  const say = (action: LiveRequest | string) =>
    socket.send(typeof action === "string" ? action : JSON.stringify(action));
  if (isGreeting) say({ action: "hello", csrfToken: person.csrfToken });
  const fits = (wanted: object, liveUpdates: RoomUpdate) =>
    Object.entries(wanted).every(([key, value]) => liveUpdates[key as keyof RoomUpdate] === value);
  return {
    say,
    heard,
    hears: (wanted) =>
      vi.waitFor(() => {
        const found = heard.find((liveUpdates) => fits(wanted, liveUpdates));
        if (found === undefined) throw new Error(`heard ${JSON.stringify(heard)}`);
        return found;
      }, SOON),
    closed: () =>
      vi.waitFor(() => {
        if (code === undefined) throw new Error("still open");
        return code;
      }, SOON),
    close: () => socket.close(),
  };
};
