import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import { createDiskStore } from "./disk-store.ts";

const lab = { tenantId: "1", userId: "1" };
const bytes = Buffer.from("LOCUS pUC19");

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const part = (url: string, start: number, bytes: Buffer, whole: number) =>
  app.app.inject({
    method: "PUT",
    url,
    payload: bytes,
    headers: {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${start}-${start + bytes.length - 1}/${whole}`,
    },
  });
const sign = (size = bytes.length) =>
  app.kernel.storage.sign({ name: "puc19.gb", size, contentType: "text/plain" }, lab);
const put = (url: string, payload: Buffer = bytes) =>
  app.app.inject({ method: "PUT", url, payload, headers: { "content-type": "application/json" } });
const take = (uuid: string, scope = lab) =>
  app.kernel.database.write(scope, (tx) => app.kernel.storage.take(tx, uuid, scope));

test("bytes go the way sign, PUT, take", async () => {
  const { signedUrl, uuid } = await sign();
  expect((await put(signedUrl)).statusCode).toBe(200);
  expect(await take(uuid)).toEqual({ bytes, name: "puc19.gb", size: bytes.length });
});

test("an upload is registered once, by its owner, when it is complete", async () => {
  const { signedUrl, uuid } = await sign();
  const missing = { code: "upload.not.found" };
  await expect(take(uuid)).rejects.toMatchObject(missing);
  await put(signedUrl);
  await expect(take(uuid, { tenantId: "1", userId: "2" })).rejects.toMatchObject(missing);
  await expect(take(uuid, { tenantId: "2", userId: "1" })).rejects.toMatchObject(missing);
  await take(uuid);
  await expect(take(uuid)).rejects.toMatchObject(missing);
  await expect(take("no uuid")).rejects.toMatchObject(missing);
});

test("a transaction that fails leaves the upload to be taken again", async () => {
  const { signedUrl, uuid } = await sign();
  await put(signedUrl);
  await expect(
    app.kernel.database.write(lab, async (tx) => {
      await app.kernel.storage.take(tx, uuid, lab);
      throw new Error("not a sequence");
    }),
  ).rejects.toThrow();
  expect((await take(uuid)).size).toBe(bytes.length);
});

test("an address that was changed is refused", async () => {
  const { signedUrl } = await sign();
  const other = (await sign()).uuid;
  for (const changed of [
    signedUrl.replace(/size=\d+/, "size=9999"),
    signedUrl.replace(/expires=\d/, "expires=9"),
    signedUrl.replace(/upload\/[^?]+/, `upload/${other}`),
    signedUrl.replace(/signature=..../, "signature=AAAA"),
    signedUrl.replace(/upload\/[^?]+/, "upload/..%2F..%2Fsecret"),
  ]) {
    expect(changed).not.toBe(signedUrl);
    expect((await put(changed)).json().code).toBe("upload.not.found");
  }
});

test("more or fewer bytes than signed leave nothing, and the right ones may follow", async () => {
  const { signedUrl, uuid } = await sign();
  expect((await put(signedUrl, Buffer.alloc(5000))).statusCode).toBe(413);
  expect((await put(signedUrl, Buffer.alloc(3))).statusCode).toBe(400);
  await expect(take(uuid)).rejects.toMatchObject({ code: "upload.not.found" });
  expect((await put(signedUrl)).statusCode).toBe(200);
  expect((await put(signedUrl)).statusCode).toBe(404);
});

test("an address ends after a quarter of an hour", async () => {
  let now = 0;
  const store = createDiskStore(app.kernel.config.dataDir, "x".repeat(32), () => now);
  const key = "00000000-0000-4000-8000-000000000000";
  const address = new URL((await store.signPut(key, 0, "")).signedUrl, "http://lab");
  const signed = Object.fromEntries(address.searchParams) as {
    size: string;
    expires: string;
    signature: string;
  };
  now = 16 * 60_000;
  const { Readable } = await import("node:stream");
  await expect(
    store.receive!({ key, ...signed, body: Readable.from([]) }, async () => true),
  ).rejects.toMatchObject({
    code: "upload.not.found",
  });
});

test("a large file is sent in parts and continues where it was interrupted", async () => {
  const whole = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
  const { signedUrl, uuid, ...begin } = await sign(whole.length);
  expect(begin).toEqual({ received: 0, until: 1000 });
  const { storage } = app.kernel;
  expect((await part(signedUrl, 0, whole.subarray(0, 400), 1000)).statusCode).toBe(200);
  // Of a part that ends too early, the received bytes count.
  const short = await app.app.inject({
    method: "PUT",
    url: signedUrl,
    payload: whole.subarray(400, 450),
    headers: { "content-type": "application/octet-stream", "content-range": "bytes 400-799/1000" },
  });
  expect(short.json().code).toBe("request.invalid");
  const again = await storage.signAgain(uuid, lab);
  expect(again.received).toBeGreaterThanOrEqual(400);
  const misplaced = await part(again.signedUrl, 900, whole.subarray(900), 1000);
  expect(misplaced.json()).toMatchObject({
    code: "upload.part.misplaced",
    data: { received: again.received },
  });
  await expect(take(uuid)).rejects.toMatchObject({ code: "upload.not.found" });
  expect((await part(again.signedUrl, again.received, whole.subarray(again.received), 1000)).statusCode).toBe(
    200,
  );
  expect((await take(uuid)).bytes.equals(whole)).toBe(true);
});

test("an address is worth nothing once what it was made for is over", async () => {
  const { signedUrl, uuid } = await sign(5);
  expect((await put(signedUrl, Buffer.from("bytes"))).statusCode).toBe(200);
  await take(uuid);
  await app.kernel.objectStore.remove(uuid);
  expect((await put(signedUrl, Buffer.from("again"))).statusCode).toBe(404);
  expect(await app.kernel.objectStore.read(uuid, 5)).toBeNull();
});

test("what a killed server left unfinished goes after a day, and what is coming in stays", async () => {
  const folder = join(app.kernel.config.dataDir, "uploads", "ab");
  await mkdir(folder, { recursive: true });
  const [old, fresh, whole] = ["ab-old.part", "ab-fresh.part", "ab-whole"].map((name) => join(folder, name));
  for (const place of [old!, fresh!, whole!]) await writeFile(place, "bytes");
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const place of [old!, whole!]) await utimes(place, longAgo, longAgo);
  await app.kernel.objectStore.sweep!(new Date());
  // An upload of another test may have come to be in the same folder.
  const left = (await readdir(folder)).filter((name) => name.startsWith("ab-"));
  expect(left.sort()).toEqual(["ab-fresh.part", "ab-whole"]);
});

test("a full disk is reported, and nothing of the upload stays", async () => {
  const { signedUrl, uuid } = await sign(1000);
  const folder = join(app.kernel.config.dataDir, "uploads", uuid.slice(0, 2));
  await mkdir(folder, { recursive: true });
  // Writes to it fail as on a full device, with the system's own error.
  await symlink("/dev/full", join(folder, `${uuid}.open`));
  const answer = await part(signedUrl, 0, Buffer.alloc(1000), 1000);
  expect(answer.statusCode).toBe(507);
  expect(answer.json().code).toBe("storage.full");
  expect(await readdir(folder)).not.toContain(`${uuid}.open`);
});
