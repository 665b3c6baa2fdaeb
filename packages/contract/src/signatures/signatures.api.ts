import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { identityTokenSchema } from "../accounts/security.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import {
  fileSignatureMeaningSchema,
  MAX_SIGNATURE_COMMENT_CHARACTERS,
  signatureKindSchema,
  signatureNameSchema,
  signatureRecordSchema,
  signatureSchema,
} from "./signatures.schema.ts";

const mayRead = { feature: "ESIGNATURE", permission: "ESIGNATURE_READ" } as const;
const mayChange = { feature: "ESIGNATURE", permission: "ESIGNATURE_UPDATE" } as const;
const one = z.object({ signatureId: idSchema });
const ofFile = z.object({ fileId: idSchema });

/** Electronic signatures: pictures of a hand, and who signed what. */
export const signaturesApi = {
  list: endpoint({
    method: "GET",
    path: "/signatures",
    summary: "The caller's signature images",
    access: mayRead,
    data: z.array(signatureSchema),
  }),
  create: endpoint({
    method: "POST",
    path: "/signatures",
    summary: "Keep an uploaded picture as a signature image",
    access: mayChange,
    body: z.object({ name: signatureNameSchema, kind: signatureKindSchema, uuid: z.uuid() }),
    data: signatureSchema,
    errors: ["upload.not.found", "picture.invalid", "signature.limit.exceed"],
  }),
  rename: endpoint({
    method: "PUT",
    path: "/signatures/:signatureId",
    summary: "Rename a signature image",
    access: mayChange,
    params: one,
    body: z.object({ name: signatureNameSchema }),
    data: signatureSchema,
    errors: ["signature.not.found"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/signatures/:signatureId",
    summary: "Take a signature image away; what was signed with it keeps it",
    access: mayChange,
    params: one,
    data: z.null(),
    errors: ["signature.not.found"],
  }),
  image: endpoint({
    method: "GET",
    path: "/signatures/:signatureId/image",
    summary: "The picture of the caller's own signature image",
    access: mayRead,
    params: one,
    answersFile: true,
    errors: ["signature.not.found"],
  }),
  signFile: endpoint({
    method: "POST",
    path: "/signatures/files/:fileId",
    summary: "Sign one version of a file, after proving again who you are",
    access: mayChange,
    params: ofFile,
    body: z.object({
      version: z.number().int().min(1),
      meaning: fileSignatureMeaningSchema,
      comment: z.string().trim().max(MAX_SIGNATURE_COMMENT_CHARACTERS).default(""),
      timezone: timezoneSchema,
      signatureId: idSchema.nullable(),
      token: identityTokenSchema,
    }),
    data: signatureRecordSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.read.permission",
      "signature.not.found",
      "signature.exists",
      "signature.unsupported",
      "identity.token.invalid",
    ],
  }),
  listOfFile: endpoint({
    method: "GET",
    path: "/signatures/files/:fileId",
    summary: "All signatures under a file, each checked against what it was made for",
    access: mayRead,
    params: ofFile,
    data: z.array(signatureRecordSchema),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  recordImage: endpoint({
    method: "GET",
    path: "/signatures/files/:fileId/:signatureRecordId/image",
    summary: "The signature image as it stood when the file was signed",
    access: mayRead,
    params: ofFile.extend({ signatureRecordId: idSchema }),
    answersFile: true,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission", "signature.not.found"],
  }),
};
