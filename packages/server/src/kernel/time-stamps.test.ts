import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { timeStamps } from "./time-stamps.ts";

let folder: string;
let anchors: string;
let server: Server | undefined;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "benchleaf-stamps-"));
  anchors = join(folder, "audit-anchors.log");
  said = [];
});
afterEach(async () => {
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer);
  await new Promise<void>((ready) => server!.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
};
const log = () => pino({ level: "warn" }, { write: (line: string) => void said.push(line) });
const stamps = (): string[] => readdirSync(`${anchors}.stamps`).sort();
const writeLine = (n: number) => appendFileSync(anchors, `${`${n}`.repeat(64)} {"line":${n}}\n`);

it.each<[string, RequestListener]>([
  ["an error", (_, answer) => answer.writeHead(500).end("out of order")],
  ["a page", (_, answer) => answer.end("<html>sign in</html>")],
  ["nothing", (_, answer) => answer.end()],
  ["a refusal", (_, answer) => answer.end(Buffer.from("30053003020102", "hex"))],
  ["more than a stamp", (_, answer) => answer.end(Buffer.alloc(100_000))],
])("stores no response that is %s, and reports it", async (_, answer) => {
  writeLine(1);
  await timeStamps(await listen(answer), anchors, log()).stampNew();
  expect(stamps()).toEqual([]);
  expect(said.join("")).toContain("no time stamp yet");
});

it("has nothing to stamp before the first anchor", async () => {
  await timeStamps("http://127.0.0.1:9/", anchors, log()).stampNew();
  expect(said).toEqual([]);
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe.skipIf(!hasOpenssl)("with an authority of openssl", () => {
  const openssl = (...args: string[]): string =>
    execFileSync("openssl", args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] }).toString();
  let asked: number;

  const authority = async (): Promise<string> => {
    writeFileSync(
      join(folder, "tsa.cnf"),
      `[req]\ndistinguished_name = name\n[name]\n[stamping]\nextendedKeyUsage = critical,timeStamping
[tsa]\ndefault_tsa = house\n[house]\nserial = ${folder}/serial\ncrypto_device = builtin
signer_cert = ${folder}/tsa.pem\nsigner_key = ${folder}/tsa.key\nsigner_digest = sha256
default_policy = 1.2.3.4.1\ndigests = sha256, sha512\ness_cert_id_alg = sha256\n`,
    );
    const newKey = ["req", "-config", "tsa.cnf", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
    openssl(
      ...newKey,
      "-subj",
      "/CN=House",
      "-extensions",
      "stamping",
      "-keyout",
      "tsa.key",
      "-out",
      "tsa.pem",
    );
    asked = 0;
    return listen((request, answer) => {
      asked += 1;
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        writeFileSync(join(folder, "asked.tsq"), Buffer.concat(pieces));
        openssl("ts", "-reply", "-config", "tsa.cnf", "-queryfile", "asked.tsq", "-out", "reply.tsr");
        answer.end(readFileSync(join(folder, "reply.tsr")));
      });
    });
  };
  const verify = (line: string, stamp: string): boolean => {
    writeFileSync(join(folder, "line"), line);
    const args = [
      "ts",
      "-verify",
      "-data",
      "line",
      "-in",
      join(`${anchors}.stamps`, stamp),
      "-CAfile",
      "tsa.pem",
    ];
    return spawnSync("openssl", args, { cwd: folder }).status === 0;
  };
  const lineAt = (n: number): string => `${readFileSync(anchors, "utf8").split("\n")[n - 1]}\n`;

  it("keeps a stamp for each line once, which proves that line and no other", async () => {
    const app = timeStamps(await authority(), anchors, log());
    writeLine(1);
    await app.stampNew();
    writeLine(2);
    await app.stampNew();
    await app.stampNew();
    expect(stamps()).toEqual(["1-1111111111111111.tsr", "2-2222222222222222.tsr"]);
    expect(asked).toBe(2);
    expect(verify(lineAt(1), "1-1111111111111111.tsr")).toBe(true);
    expect(verify(lineAt(2), "2-2222222222222222.tsr")).toBe(true);
    expect(verify(lineAt(2).replace("line", "Line"), "2-2222222222222222.tsr")).toBe(false);
    expect(said).toEqual([]);
  });

  it("stamps later what could not be stamped in its hour", async () => {
    writeLine(1);
    await timeStamps("http://127.0.0.1:9/", anchors, log()).stampNew();
    expect(said).toHaveLength(1);
    writeLine(2);
    await timeStamps(await authority(), anchors, log()).stampNew();
    expect(stamps()).toHaveLength(2);
    expect(verify(lineAt(1), "1-1111111111111111.tsr")).toBe(true);
  });

  it("keeps no stamp of something else", async () => {
    writeLine(1);
    const url = await authority();
    await timeStamps(url, anchors, log()).stampNew();
    const old = readFileSync(join(`${anchors}.stamps`, stamps()[0]!));
    await new Promise((done) => server!.close(done));
    writeLine(2);
    await timeStamps(await listen((_, answer) => answer.end(old)), anchors, log()).stampNew();
    expect(stamps()).toHaveLength(1);
    expect(said.join("")).toContain("stamped something else");
  });
});
