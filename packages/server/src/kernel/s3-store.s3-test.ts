import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { UPLOAD_PART_BYTES } from "@benchleaf/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createS3Store } from "./s3-store.ts";

/** Runs if an S3 server was started for it; see `scripts/test.mjs`. */
const config = {
  endpoint: process.env.TEST_S3_ENDPOINT!,
  accessKeyId: process.env.TEST_S3_ACCESS_KEY_ID!,
  secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY!,
  bucket: `lab-${randomUUID()}`,
  region: "us-east-1",
};
const client = new S3Client({ ...config, forcePathStyle: true, credentials: config });
const store = createS3Store(config);

beforeAll(async () => {
  await client.send(new CreateBucketCommand({ Bucket: config.bucket }));
});

const put = async (url: string, body: Buffer): Promise<number> =>
  (await fetch(url, { method: "PUT", body: new Uint8Array(body) })).status;
/** A PUT whose last byte is delayed. */
const hold = async (url: string, body: Buffer) => {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const answered = once(socket, "data");
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, -1));
  return {
    async finish(): Promise<string> {
      socket.write(body.subarray(-1));
      const [answer] = (await answered) as [Buffer];
      socket.destroy();
      return answer.toString().slice(0, 12);
    },
  };
};
const newKey = () => randomUUID();
const sign = (key: string, size: number) => store.signPut(key, size, "application/octet-stream");
const openUnder = async (key: string) => {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: config.bucket }));
  return Uploads.filter((upload) => upload.Key?.endsWith(key));
};

describe("an object of one part", () => {
  const bytes = Buffer.from("LOCUS pUC19");

  it("comes whole, and is read in each way", async () => {
    const key = newKey();
    const { signedUrl, received, until } = await sign(key, bytes.length);
    expect([received, until]).toEqual([0, bytes.length]);
    expect(await store.head(key, bytes.length, 5)).toBeNull();
    expect(await put(signedUrl, bytes)).toBe(200);
    expect(await store.isWhole(key, bytes.length)).toBe(true);
    expect((await store.head(key, bytes.length, 5))?.toString()).toBe("LOCUS");
    expect((await store.read(key, bytes.length))?.equals(bytes)).toBe(true);
    expect((await buffer((await store.open(key)) as Readable)).equals(bytes)).toBe(true);
  });

  it("of another size than announced does not count", async () => {
    const key = newKey();
    const { signedUrl } = await sign(key, bytes.length);
    expect(await put(signedUrl, Buffer.alloc(5000))).toBe(403);
    expect(await store.isWhole(key, bytes.length)).toBe(false);
    expect(await store.read(key, bytes.length)).toBeNull();
  });

  it("never gets other bytes by its own address once it was looked at", async () => {
    const key = newKey();
    const { signedUrl } = await sign(key, bytes.length);
    await put(signedUrl, bytes);
    await store.isWhole(key, bytes.length);
    const forged = Buffer.from("LOCUS pEVIL");
    expect(forged.length).toBe(bytes.length);
    // Some stores reject the URL, others notice that a part is not the assembled one.
    await put(signedUrl, forged);
    const found = await store.read(key, bytes.length).catch(() => null);
    expect(found?.equals(forged)).not.toBe(true);
  });

  it("never becomes what a second upload under its key finishes once it was looked at", async () => {
    const key = newKey();
    const { signedUrl } = await sign(key, bytes.length);
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket: config.bucket, Key: key }),
    );
    await put(signedUrl, bytes);
    expect(await store.isWhole(key, bytes.length)).toBe(true);
    const about = { Bucket: config.bucket, Key: key, UploadId, PartNumber: 1 };
    await client.send(new UploadPartCommand({ ...about, Body: Buffer.from("LOCUS pEVIL") }));
    expect((await store.head(key, bytes.length, 11))?.toString()).toBe("LOCUS pUC19");
    expect((await store.read(key, bytes.length))?.toString()).toBe("LOCUS pUC19");
    await store.remove(key);
  });

  it("is what came whole, whatever a PUT sends that was held back meanwhile", async () => {
    const key = newKey();
    const { signedUrl } = await sign(key, bytes.length);
    const forged = Buffer.from("LOCUS pEVIL");
    const before = await hold(signedUrl, forged);
    expect(await put(signedUrl, bytes)).toBe(200);
    const after = await hold(signedUrl, forged);
    expect(await store.isWhole(key, bytes.length)).toBe(true);
    await before.finish();
    await after.finish();
    expect(await store.isWhole(key, bytes.length)).toBe(true);
    expect((await store.head(key, bytes.length, 11))?.toString()).toBe("LOCUS pUC19");
    expect((await store.read(key, bytes.length))?.toString()).toBe("LOCUS pUC19");
    expect((await buffer((await store.open(key)) as Readable)).toString()).toBe("LOCUS pUC19");
    await store.remove(key);
  });

  it("empty, is what came whole, too", async () => {
    const key = newKey();
    const { signedUrl } = await sign(key, 0);
    expect(await put(signedUrl, Buffer.alloc(0))).toBe(200);
    expect(await put(signedUrl, Buffer.from("LOCUS pEVIL"))).toBe(403);
    expect(await store.isWhole(key, 0)).toBe(true);
  });

  it("is refused under an address that was changed", async () => {
    const { signedUrl } = await sign(newKey(), bytes.length);
    const forged = [
      signedUrl.replace(/X-Amz-Signature=..../, "X-Amz-Signature=0000"),
      signedUrl.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=90000"),
      signedUrl.replace(/[0-9a-f]{12}\?/, "000000000000?"),
    ];
    for (const url of forged) {
      expect(url).not.toBe(signedUrl);
      expect(await put(url, bytes)).toBe(403);
    }
  });

  it("may be empty", async () => {
    const key = newKey();
    expect(await put((await sign(key, 0)).signedUrl, Buffer.alloc(0))).toBe(200);
    expect(await store.isWhole(key, 0)).toBe(true);
    expect(await store.head(key, 0, 10)).toEqual(Buffer.alloc(0));
  });

  it("goes when it is removed, also twice", async () => {
    const key = newKey();
    await put((await sign(key, bytes.length)).signedUrl, bytes);
    await store.isWhole(key, bytes.length);
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });
});

describe("an object of several parts", () => {
  const large = randomBytes(2 * UPLOAD_PART_BYTES + 1000);
  const whole = large;

  it.each([
    ["that is copied when it has come", large.subarray(0, UPLOAD_PART_BYTES + 1000)],
    ["too large for that", large],
  ])("%s, continues where it was interrupted, on any node, once for two requests", async (_name, whole) => {
    const key = newKey();
    const first = await sign(key, whole.length);
    expect(first.until).toBe(UPLOAD_PART_BYTES);
    expect(await put(first.signedUrl, whole.subarray(0, first.until))).toBe(200);
    const elsewhere = createS3Store(config);
    for (let part = 1; part * UPLOAD_PART_BYTES < whole.length; part++) {
      const next = await elsewhere.signPut(key, whole.length, "");
      expect(next.received).toBe(part * UPLOAD_PART_BYTES);
      expect(await store.isWhole(key, whole.length)).toBe(false);
      expect(await put(next.signedUrl, whole.subarray(next.received, next.until))).toBe(200);
    }
    const asked = await Promise.all([store, elsewhere].map((one) => one.isWhole(key, whole.length)));
    expect(asked).toEqual([true, true]);
    const both = await Promise.all([store, elsewhere].map((one) => one.head(key, whole.length, 100)));
    for (const head of both) expect(head?.equals(whole.subarray(0, 100))).toBe(true);
    expect((await store.read(key, whole.length))?.equals(whole)).toBe(true);
    expect(await sign(key, whole.length)).toMatchObject({ received: whole.length, until: whole.length });
    expect(await openUnder(key)).toEqual([]);
  });

  it("that was abandoned leaves nothing behind", async () => {
    const key = newKey();
    const { signedUrl, until } = await sign(key, whole.length);
    await put(signedUrl, whole.subarray(0, until));
    await store.remove(key);
    expect(await openUnder(key)).toEqual([]);
    expect(await sign(key, whole.length)).toMatchObject({ received: 0 });
  });
});
