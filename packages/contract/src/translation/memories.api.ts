import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  memoryInputSchema,
  memoryMatchSchema,
  memorySchema,
  memoryUnitInputSchema,
  memoryUnitSchema,
} from "./memory.schema.ts";
import { MAX_SEGMENT_CHARACTERS } from "./translation.schema.ts";

const base = "/translation/memories";
const access = { permission: "TRANSLATION_AI", feature: "TRANSLATION_BETA" } as const;
const one = `${base}/:memoryId` as const;
const params = z.object({ memoryId: idSchema });
const oneUnit = params.extend({ unitId: idSchema });
const errors = ["memory.not.found"] as const;
const search = z.string().trim().max(100).optional();

/** Translation memories of the team. */
export const memoriesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The memories of the team, by name",
    access,
    query: z.object({ ...pageQuery, search }),
    data: pageOf(memorySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a memory",
    access,
    creates: true,
    body: memoryInputSchema,
    data: memorySchema,
    errors: ["memory.name.exists", "memory.limit.exceed", "translation.languages.same"],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A memory, and how far its import is",
    access,
    params,
    data: memorySchema,
    errors,
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Rename a memory",
    access,
    params,
    body: memoryInputSchema.pick({ name: true }),
    data: memorySchema,
    errors: [...errors, "memory.name.exists"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: one,
    summary: "Delete a memory with its units; translations stay",
    access,
    params,
    data: z.null(),
    errors,
  }),
  units: endpoint({
    method: "GET",
    path: `${one}/units`,
    summary: "Units of a memory, newest first; a search looks in both languages",
    access,
    params,
    query: z.object({ ...pageQuery, search }),
    data: pageOf(memoryUnitSchema),
    errors,
  }),
  createUnit: endpoint({
    method: "POST",
    path: `${one}/units`,
    summary: "Add a unit; one with the same source is superseded",
    access,
    creates: true,
    params,
    body: memoryUnitInputSchema,
    data: memoryUnitSchema,
    errors: [...errors, "memory.unit.limit.exceed"],
  }),
  updateUnit: endpoint({
    method: "PUT",
    path: `${one}/units/:unitId`,
    summary: "Change the translation of a unit; the earlier one is superseded",
    access,
    params: oneUnit,
    body: memoryUnitInputSchema.pick({ target: true }),
    data: memoryUnitSchema,
    errors: [...errors, "memory.unit.not.found"],
  }),
  removeUnits: endpoint({
    method: "POST",
    path: `${one}/units/remove`,
    summary: "Delete units",
    access,
    params,
    body: z.object({ unitIds: z.array(idSchema).min(1).max(1_000) }),
    data: z.null(),
    errors,
  }),
  matches: endpoint({
    method: "POST",
    path: `${one}/matches`,
    summary: "Units whose source is like a sentence, best first, with the differences",
    access,
    params,
    body: z.object({ source: z.string().trim().min(1).max(MAX_SEGMENT_CHARACTERS) }),
    data: z.object({ records: z.array(memoryMatchSchema) }),
    errors,
  }),
  import: endpoint({
    method: "POST",
    path: `${one}/import`,
    summary: "Import an uploaded TMX file in the background",
    access,
    params,
    body: z.object({ uuid: z.uuid(), name: z.string().trim().min(1).max(200) }),
    data: memorySchema,
    errors: [...errors, "upload.not.found", "memory.importing", "translation.file.too.large"],
  }),
  export: endpoint({
    method: "GET",
    path: `${one}/export`,
    summary: "All units as TMX",
    access,
    params,
    answersFile: true,
    secondsAllowed: 90,
    errors,
  }),
};
