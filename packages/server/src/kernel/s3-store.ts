import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { S3Config } from "./config.ts";
import type { ObjectStore } from "./storage.ts";

const SIGNED_FOR_SECONDS = 15 * 60;

/** Objects in an S3-compatible store; the browser PUTs straight to it. */
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
  return {
    origins: [new URL(config.endpoint).origin],
    signPut: (key, size, contentType) =>
      getSignedUrl(
        client,
        new PutObjectCommand({
          Bucket: config.bucket,
          Key: key,
          ContentLength: size,
          ContentType: contentType,
        }),
        { expiresIn: SIGNED_FOR_SECONDS, signableHeaders: new Set(["content-length", "content-type"]) },
      ),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key: key }));
    },
    async head(key, size, bytes) {
      try {
        const found = await client.send(
          new GetObjectCommand({
            Bucket: config.bucket,
            Key: key,
            ...(size > 0 && { Range: `bytes=0-${Math.max(bytes, 1) - 1}` }),
          }),
        );
        const whole = size > 0 ? Number(/\/(\d+)$/.exec(found.ContentRange ?? "")?.[1]) : found.ContentLength;
        if (whole !== size || found.Body === undefined) return null;
        return Buffer.from(await found.Body.transformToByteArray()).subarray(0, bytes);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async open(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: config.bucket, Key: key }));
        return (found.Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async read(key, size) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: config.bucket, Key: key }));
        if (found.ContentLength !== size || found.Body === undefined) return null;
        return Buffer.from(await found.Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
  };
};
