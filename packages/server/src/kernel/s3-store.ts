import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  NoSuchKey,
  NoSuchUpload,
  type Part,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { UPLOAD_PART_BYTES } from "@benchleaf/contract";
import type { S3Config } from "./config.ts";
import { MAX_CLAIMED_BYTES, type ObjectStore } from "./storage.ts";

/** Exactly as many bytes as announced, within 15 minutes. */
const signing = { expiresIn: 15 * 60, signableHeaders: new Set(["content-length"]) };

/** Where the bytes of an upload arrive: small ones are copied when complete, to a key without a URL. */
const incoming = (key: string, size: number): string => (size > MAX_CLAIMED_BYTES ? key : `incoming/${key}`);

/** Another request has completed, copied or aborted it at the same moment. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof NoSuchUpload || error instanceof NoSuchKey)) throw error;
};

/** The parts from the first one without a gap; parts after a gap must be sent again. */
const unbroken = (parts: readonly Part[]): readonly Part[] => {
  const inOrder = [...parts].sort((a, b) => a.PartNumber! - b.PartNumber!);
  const gap = inOrder.findIndex((part, index) => part.PartNumber !== index + 1);
  return gap < 0 ? inOrder : inOrder.slice(0, gap);
};

/** Enough to determine the size of an object; an empty one has no range. */
const rangeOfFirst = (size: number): string | undefined => (size > 0 ? "bytes=0-0" : undefined);

const bytesIn = (parts: readonly Part[]): number => parts.reduce((sum, { Size = 0 }) => sum + Size, 0);

/** Bytes combined to parts of one size; the last is the rest. */
async function* inParts(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const whole = Buffer.concat(waiting);
    yield { bytes: whole.subarray(0, size), isLast: false };
    waiting = [whole.subarray(size)];
    length = whole.length - size;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}

/**
 * Objects in an S3-compatible store; the browser uploads directly to it. Each upload is a multipart upload with an
 * address for each part. Only `isWhole` completes it, one call at a time, and then copies it to a key for which no
 * address was issued: some stores let a part that is still arriving replace a completed one. Objects that are too
 * large to be copied in time rely on their store here. The store itself records the progress of an upload, so any
 * node can continue it.
 */
export const createS3Store = (config: S3Config): ObjectStore => {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    forcePathStyle: true,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Otherwise the signature covers a checksum of an empty body, and the browser's PUT is refused.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: config.bucket, Key: key });

  /** The multipart uploads under a key: one, unless two were started at the same moment; the first one counts. */
  const begun = async (key: string): Promise<string[]> => {
    const { Uploads = [] } = await client.send(
      new ListMultipartUploadsCommand({ Bucket: config.bucket, Prefix: key }),
    );
    return Uploads.filter((upload) => upload.Key === key).map(({ UploadId }) => UploadId!);
  };

  /** All of them are on one page: the largest upload has fewer parts than a page has rows. */
  const partsOf = async (key: string, UploadId: string): Promise<readonly Part[]> => {
    const { Parts = [] } = await client.send(new ListPartsCommand({ ...at(key), UploadId }));
    return unbroken(Parts);
  };

  const get = async (key: string, range?: string): Promise<GetObjectCommandOutput | null> => {
    try {
      return await client.send(new GetObjectCommand({ ...at(key), ...(range && { Range: range }) }));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  /** Copies a complete upload away from the URLs that were issued. */
  const bringIn = async (key: string, from: string, size: number): Promise<void> => {
    if (from === key || (await getWhole(from, size, rangeOfFirst(size))) === null) return;
    await client
      .send(new CopyObjectCommand({ ...at(key), CopySource: `${config.bucket}/${from}` }))
      .catch(unlessGone);
    await client.send(new DeleteObjectCommand(at(from)));
  };

  /** Assembles the parts of an upload when all of them are there. */
  const putTogether = async (key: string, size: number): Promise<void> => {
    for (const UploadId of await begun(key)) {
      const parts = await partsOf(key, UploadId);
      if (bytesIn(parts) !== size) continue;
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
      await client
        .send(new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }))
        .catch(unlessGone);
      return;
    }
  };

  /** A complete object of this size, or its beginning; null if it has not arrived. */
  const getWhole = async (key: string, size: number, range?: string) => {
    const found = await get(key, range);
    const all = range ? Number(/\/(\d+)$/.exec(found?.ContentRange ?? "")?.[1]) : found?.ContentLength;
    if (all !== size || !found?.Body) return null;
    return Buffer.from(await found.Body.transformToByteArray());
  };

  return {
    origins: [new URL(config.endpoint).origin],
    async signPut(key, size, contentType) {
      const type = { ContentType: contentType };
      const to = incoming(key, size);
      // No part may be empty; an empty PUT changes nothing.
      if (size === 0) {
        const empty = new PutObjectCommand({ ...at(to), ...type, ContentLength: 0 });
        return { signedUrl: await getSignedUrl(client, empty, signing), received: 0, until: 0 };
      }
      const [found] = await begun(to);
      if (found === undefined && (await getWhole(key, size, rangeOfFirst(size))) !== null)
        return { signedUrl: config.endpoint, received: size, until: size };
      const parts = found === undefined ? [] : await partsOf(to, found);
      const UploadId =
        found ?? (await client.send(new CreateMultipartUploadCommand({ ...at(to), ...type }))).UploadId!;
      const received = bytesIn(parts);
      const until = Math.min(received + UPLOAD_PART_BYTES, size);
      const part = { UploadId, PartNumber: parts.length + 1, ContentLength: until - received };
      const next = new UploadPartCommand({ ...at(to), ...part });
      return { signedUrl: await getSignedUrl(client, next, signing), received, until };
    },
    async isWhole(key, size) {
      const first = rangeOfFirst(size);
      if ((await get(key, first)) === null) {
        const from = incoming(key, size);
        await putTogether(from, size);
        await bringIn(key, from, size);
      }
      return (await getWhole(key, size, first)) !== null;
    },
    async remove(key) {
      for (const one of [incoming(key, 0), key]) {
        for (const UploadId of await begun(one))
          await client.send(new AbortMultipartUploadCommand({ ...at(one), UploadId })).catch(unlessGone);
        await client.send(new DeleteObjectCommand(at(one)));
      }
    },
    async head(key, size, bytes) {
      const found = await getWhole(key, size, size > 0 ? `bytes=0-${Math.max(bytes, 1) - 1}` : undefined);
      return found?.subarray(0, bytes) ?? null;
    },
    async open(key, range) {
      const wanted = range && `bytes=${range.start}-${range.end - 1}`;
      return ((await get(key, wanted))?.Body as Readable | undefined) ?? null;
    },
    async write(key, bytes, size) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: size }));
    },
    async put(key, body, ContentType) {
      const about = { ...at(key), ContentType };
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      let size = 0;
      let UploadId: string | undefined;
      for await (const part of inParts(body, UPLOAD_PART_BYTES)) {
        size += part.bytes.length;
        // What fits into one part needs no others; an empty object too, since no part may be empty.
        if (part.isLast && UploadId === undefined) {
          await client.send(new PutObjectCommand({ ...about, Body: part.bytes }));
          return size;
        }
        UploadId ??= (await client.send(new CreateMultipartUploadCommand(about))).UploadId;
        const PartNumber = Parts.length + 1;
        const next = { ...at(key), UploadId, PartNumber, Body: part.bytes };
        Parts.push({ PartNumber, ETag: (await client.send(new UploadPartCommand(next))).ETag });
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }),
      );
      return size;
    },
    read: (key, size) => getWhole(key, size),
  };
};
