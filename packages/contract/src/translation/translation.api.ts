import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import type { ErrorCode } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { languagePairShape } from "./languages.ts";
import {
  MAX_SEGMENT_CHARACTERS,
  MAX_TRANSLATION_NAME,
  segmentSchema,
  translationDetailSchema,
  translationSchema,
} from "./translation.schema.ts";

const base = "/translation";
const access = { permission: "TRANSLATION_AI", feature: "TRANSLATION" } as const;
const one = `${base}/translations/:translationId` as const;
const params = z.object({ translationId: idSchema });
const errors = ["translation.not.found"] as const;

const choice = {
  ...languagePairShape,
  glossaryId: idSchema.nullable().default(null),
  memoryId: idSchema.nullable().default(null),
};
const choiceErrors: readonly ErrorCode[] = [
  "translation.languages.same",
  "translation.languages.differ",
  "translation.running.limit.exceed",
  "glossary.not.found",
  "memory.not.found",
  "feature.disabled",
];

/** Translations of texts and files, sentence by sentence. */
export const translationApi = {
  choices: endpoint({
    method: "GET",
    path: `${base}/choices`,
    summary: "Glossaries and memories that a translation can use",
    access,
    data: z.object({
      glossaries: z.array(z.object({ id: idSchema, name: z.string(), ...languagePairShape })),
      /** Empty where the feature TRANSLATION_BETA is off. */
      memories: z.array(z.object({ id: idSchema, name: z.string(), ...languagePairShape })),
    }),
  }),
  list: endpoint({
    method: "GET",
    path: `${base}/translations`,
    summary: "One's translations, newest first",
    access,
    query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
    data: pageOf(translationSchema),
  }),
  translateText: endpoint({
    method: "POST",
    path: `${base}/texts`,
    summary: "Translate a text; sentences come as a stream of events and go on when the caller leaves",
    access,
    body: z.object({
      ...choice,
      text: z.string().trim().min(1).max(1_000_000),
      /** Created by the page, so that a text that is sent twice is translated once. */
      clientMessageId: z.uuid(),
    }),
    answersStream: true,
    perMinute: 60,
    errors: [...choiceErrors, "request.too.large", "translation.empty"],
  }),
  translateFile: endpoint({
    method: "POST",
    path: `${base}/files`,
    summary: "Translate an uploaded file in the background",
    access,
    creates: true,
    body: z.object({ ...choice, uuid: z.uuid(), name: z.string().trim().min(1).max(MAX_TRANSLATION_NAME) }),
    data: translationDetailSchema,
    perMinute: 60,
    errors: [
      ...choiceErrors,
      "upload.not.found",
      "translation.file.type.unsupported",
      "translation.file.too.large",
    ],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A translation and its progress",
    access,
    params,
    data: translationDetailSchema,
    errors,
  }),
  rename: endpoint({
    method: "PUT",
    path: one,
    summary: "Rename a translation",
    access,
    params,
    body: z.object({ name: z.string().trim().min(1).max(MAX_TRANSLATION_NAME) }),
    data: translationDetailSchema,
    errors,
  }),
  remove: endpoint({
    method: "DELETE",
    path: one,
    summary: "Delete a translation with its file",
    access,
    params,
    data: z.null(),
    errors,
  }),
  segments: endpoint({
    method: "GET",
    path: `${one}/segments`,
    summary: "Sentences with their translations, in order",
    access,
    params,
    query: z.object({ ...pageQuery, show: z.enum(["all", "waiting", "review"]).default("all") }),
    data: pageOf(segmentSchema),
    errors,
  }),
  saveSegment: endpoint({
    method: "PUT",
    path: `${one}/segments/:no`,
    summary: "Save the translation of a sentence; the memory learns it",
    access,
    params: params.extend({ no: z.coerce.number().int().min(1).max(10_000_000) }),
    body: z.object({ target: z.string().max(MAX_SEGMENT_CHARACTERS) }),
    data: z.object({ segment: segmentSchema, isLearned: z.boolean() }),
    errors: [...errors, "translation.segment.not.found"],
  }),
  follow: endpoint({
    method: "GET",
    path: `${one}/events`,
    summary: "Go on with a translation's stream after a change number",
    access,
    params,
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    answersStream: true,
    errors,
  }),
  stop: endpoint({
    method: "POST",
    path: `${one}/stop`,
    summary: "Stop a translation; translated sentences stay",
    access,
    params,
    data: translationDetailSchema,
    errors,
  }),
  resume: endpoint({
    method: "POST",
    path: `${one}/resume`,
    summary: "Translate the sentences that have no translation yet",
    access,
    params,
    data: translationDetailSchema,
    perMinute: 60,
    errors: [
      ...errors,
      "translation.running",
      "translation.running.limit.exceed",
      "translation.file.missing",
    ],
  }),
  file: endpoint({
    method: "GET",
    path: `${one}/file`,
    summary:
      "The translation as a document with the layout of the original, or both languages side by side as a table",
    access,
    params,
    query: z.object({ format: z.enum(["document", "csv", "xlsx"]).default("document") }),
    answersFile: true,
    secondsAllowed: 90,
    errors: [...errors, "translation.file.missing", "translation.file.unreadable"],
  }),
};
