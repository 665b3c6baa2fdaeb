import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutbound, isPublicAddress } from "./outbound.ts";

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/away") return response.writeHead(302, { location: "/" }).end();
    if (request.url === "/long") return response.end(Buffer.alloc(2 * 1024 * 1024));
    response
      .setHeader("content-type", "text/plain")
      .end(`${request.method} ${request.headers["x-told"] ?? ""}`);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((settle) => server.close(settle)));

const guarded = createOutbound({ reachesPrivate: false });
const free = createOutbound({ reachesPrivate: true });

describe("a call outside", () => {
  it("reaches private networks only if the installation allows it", async () => {
    const answer = await free.fetch(`${address}/`, { headers: { "x-told": "hello" } });
    expect(await answer.text()).toBe("GET hello");
    await expect(guarded.fetch(`${address}/`)).rejects.toThrow("is not called");
  });

  it.each([
    "https://127.0.0.1/",
    "https://10.0.0.8/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.8]/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
    "http://example.org/",
  ])("never reaches %s", async (target) => {
    await expect(guarded.fetch(target)).rejects.toThrow(/is not called|is no public address/);
  });

  it("says beforehand what it will not call", () => {
    expect(guarded.allows("https://lims.example.org/hooks")).toBe(true);
    for (const address of [
      "http://example.org",
      "https://[::1]/",
      "https://10.1.2.3",
      "https://localhost:8443",
    ]) {
      expect(guarded.allows(address), address).toBe(false);
    }
    expect(free.allows("http://10.1.2.3")).toBe(true);
    expect(free.allows("file:///etc/passwd")).toBe(false);
  });

  it("follows no redirect", async () => {
    expect((await free.fetch(`${address}/away`)).status).toBe(302);
  });

  it("reads no more than it has room for", async () => {
    await expect(free.fetch(`${address}/long`)).rejects.toThrow("answers too much");
  });
});

it.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["192.168.1.4", false],
  ["100.64.0.1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["0.0.0.0", false],
  ["nonsense", false],
])("%s is public: %s", (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic));
