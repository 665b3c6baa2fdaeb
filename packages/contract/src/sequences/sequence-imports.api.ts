import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { sequenceImportSchema } from "./sequence-imports.schema.ts";

const path = "/application/molecular-biology/sequences/imports/:sequenceImportId" as const;
const access = { permission: "MOLECULE_SEQUENCE" } as const;
const params = z.object({ sequenceImportId: idSchema });
const errors = ["sequence.import.not.found"] as const;

/** Large imports, each worked off by a job: read and cancelled by who began them. */
export const sequenceImportsApi = {
  get: endpoint({
    method: "GET",
    path,
    summary: "A large import of the caller: how far it is, and what came of it",
    access,
    params,
    data: sequenceImportSchema,
    errors: [...errors],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${path}/cancel`,
    summary: "Cancel a large import of the caller; nothing of it is kept",
    access,
    params,
    data: sequenceImportSchema,
    errors: [...errors],
  }),
};
