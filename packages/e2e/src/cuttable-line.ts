import { connect, createServer, type Server, type Socket } from "node:net";

/** The network between one browser and the server. */
export interface CuttableLine {
  /** Address of the product as this browser reaches it. */
  readonly address: string;
  /** Every connection breaks off, and no new one is let through. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A line to `address` with a port of its own. */
export async function openLine(address: string): Promise<CuttableLine> {
  const target = Number(new URL(address).port);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (port: number): Promise<number> =>
    new Promise((settle, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        const place = server.address();
        settle(typeof place === "object" && place ? place.port : 0);
      });
    });
  const port = await listen(0);
  return {
    address: `http://127.0.0.1:${port}`,
    async cut() {
      if (!server.listening) return;
      const closed = new Promise<void>((settle) => server.close(() => settle()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      if (!server.listening) await listen(port);
    },
  };
}
