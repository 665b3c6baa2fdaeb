import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";

const script = "export const plasmid = 'pUC19';\n".repeat(400);
const page = `<!doctype html><title>Benchleaf</title><!-- __CSP_NONCE__ -->${"<p>plasmid</p>".repeat(200)}`;
const webRoot = mkdtempSync(join(tmpdir(), "benchleaf-web-"));
let built: TestApp;
let port: number;

beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), page);
  const file = join(webRoot, "assets/door-AAAAAAA.js");
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  built = await buildTestApp({ webRoot });
  built.app.get("/app/long", async (_request, reply) =>
    reply
      .header("content-type", "application/json")
      .header("etag", '"one"')
      .send(JSON.stringify({ code: "success", data: "EcoRI ".repeat(500) })),
  );
  built.app.get("/app/short", async () => ({ code: "success", data: null }));
  built.app.get("/app/session", async (_request, reply) =>
    reply
      .header("content-type", "application/json")
      .send(JSON.stringify({ code: "success", data: { linkToken: "x".repeat(3000) } })),
  );
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  port = (built.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await built.close();
  rmSync(webRoot, { recursive: true, force: true });
});

/** As sent: nothing is decoded. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    })
      .on("error", reject)
      .end();
  });

const decoded = (body: Buffer, encoding: unknown): string => {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return encoding === "gzip" ? gunzipSync(body).toString() : body.toString();
};

const file = "/assets/door-AAAAAAA.js";

it.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1, br;q=0.1", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["", undefined],
])("sends files, pages and answers to who accepts %j as %s", async (accepted, encoding) => {
  const headers: Record<string, string> = accepted === "" ? {} : { "accept-encoding": accepted };
  for (const path of [file, "/homepage", "/index.html", "/app/long"]) {
    const answer = await ask(path, headers);
    expect([path, answer.status, answer.headers["content-encoding"]]).toEqual([path, 200, encoding]);
    expect(String(answer.headers.vary).toLowerCase()).toContain("accept-encoding");
    expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    const text = decoded(answer.body, encoding);
    if (path === file) expect(text).toBe(script);
    else expect(text).toContain(path === "/app/long" ? "EcoRI EcoRI" : "<p>plasmid</p>");
    if (encoding !== undefined) expect(answer.body.length).toBeLessThan(text.length / 3);
  }
});

it("keeps a hashed file for a year whatever its encoding, and distinguishes its encodings", async () => {
  const all = await Promise.all(
    ["br", "gzip", "identity"].map((encoding) => ask(file, { "accept-encoding": encoding })),
  );
  for (const { headers } of all) {
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/javascript/);
  }
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
  const [brotli] = all;
  const again = await ask(file, { "accept-encoding": "br", "if-none-match": String(brotli!.headers.etag) });
  expect(again.status).toBe(304);
});

it("answers a range of what it would send", async () => {
  const whole = await ask(file, { "accept-encoding": "br" });
  const part = await ask(file, { "accept-encoding": "br", range: "bytes=5-14" });
  expect(part.status).toBe(206);
  expect(part.body).toEqual(whole.body.subarray(5, 15));
  const plain = await ask(file, { range: "bytes=0-5" });
  expect([plain.status, plain.body.toString()]).toEqual([206, "export"]);
});

it("sends as it is what is short, what holds a secret, and what another site asked for", async () => {
  const headers = { "accept-encoding": "br, gzip" };
  for (const [path, more] of [
    ["/app/short", {}],
    ["/app/session", {}],
    ["/app/long", { "sec-fetch-site": "cross-site" }],
  ] as const) {
    const answer = await ask(path, { ...headers, ...more });
    expect([path, answer.status, answer.headers["content-encoding"]]).toEqual([path, 200, undefined]);
  }
});

it("takes the mark of a compressed answer for that of its state", async () => {
  const { headers } = await ask("/app/long", { "accept-encoding": "br" });
  expect(headers.etag).toBe('W/"one"');
});
