import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { identityTokenSchema } from "./security.schema.ts";
import { signInAnswerSchema } from "./sign-in.schema.ts";

/** A passkey in the owner's list. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Stored by a service that copies it to the person's other devices. */
  isSynced: z.boolean(),
  createTime: instantSchema,
  lastUseTime: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyName = z.string().trim().min(1).max(64);
const text = z.string().max(20_000);

/** What `navigator.credentials` answers, as WebAuthn writes it in JSON; what is inside is the library's to check. */
const credential = { id: text, rawId: text, type: z.literal("public-key") };
const extensions = z.record(z.string(), z.unknown()).default({});
const attachment = z.enum(["cross-platform", "platform"]).optional();

/** What the browser makes of a registration (WebAuthn level 2, `PublicKeyCredential.toJSON`). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
});

/** What the browser signs at a sign-in (WebAuthn level 2, `PublicKeyCredential.toJSON`). */
export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
});

/** Options for the browser, as the library composes them, and what takes the answer up. */
const begun = z.object({ flow: z.string(), options: z.record(z.string(), z.unknown()) });
const flow = z.string().min(20).max(100);

/** Passkeys of the caller, and signing in by one. */
export const passkeysApi = {
  passkeys: endpoint({
    method: "GET",
    path: "/passkeys",
    summary: "The caller's passkeys",
    access: "session",
    data: z.array(passkeySchema),
  }),
  beginPasskey: endpoint({
    method: "POST",
    path: "/passkeys/begin",
    summary: "Begin to make a passkey, after proving again who you are",
    access: "session",
    body: z.object({ token: identityTokenSchema }),
    data: begun,
    errors: ["identity.token.invalid"],
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "/passkeys",
    summary: "Keep a new passkey",
    access: "session",
    body: z.object({ flow, name: passkeyName, credential: newPasskeySchema }),
    data: passkeySchema,
    errors: ["passkey.failed"],
  }),
  renamePasskey: endpoint({
    method: "PUT",
    path: "/passkeys/:passkeyId",
    summary: "Rename a passkey",
    access: "session",
    params: z.object({ passkeyId: idSchema }),
    body: z.object({ name: passkeyName }),
    data: passkeySchema,
    errors: ["passkey.not.found"],
  }),
  removePasskey: endpoint({
    method: "DELETE",
    path: "/passkeys/:passkeyId",
    summary: "Remove a passkey",
    access: "session",
    params: z.object({ passkeyId: idSchema }),
    data: z.null(),
    errors: ["passkey.not.found"],
  }),
  beginPasskeyLogin: endpoint({
    method: "POST",
    path: "/passkeyLogin/begin",
    summary: "Begin to sign in by a passkey",
    access: "public",
    data: begun,
    perMinute: 60,
  }),
  passkeyLogin: endpoint({
    method: "POST",
    path: "/passkeyLogin",
    summary: "Sign in by a passkey",
    access: "public",
    body: z.object({ flow, credential: usedPasskeySchema }),
    data: signInAnswerSchema,
    errors: ["passkey.failed", "user.locked"],
    perMinute: 30,
  }),
};
