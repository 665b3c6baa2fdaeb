import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts data that must be read again against readers of the database. Every purpose has its own key. */
export interface Seals {
  /** Encrypts; the same text gives a different result each time. */
  seal(purpose: string, text: string): string;
  /** @throws if it was encrypted for another purpose, with another secret, or has been changed */
  open(purpose: string, sealed: string): string;
  /** A keyed hash, for values that are short enough to be guessed, such as a code. */
  mac(purpose: string, text: string): Buffer;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with keys derived from the server's secret. */
export const createSeals = (secret: string): Seals => {
  const keyOf = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(`seal ${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(CIPHER, keyOf(`seal ${purpose}`), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString("utf8");
    },
    mac: (purpose, text) =>
      createHmac("sha256", keyOf(`mac ${purpose}`))
        .update(text)
        .digest(),
  };
};
