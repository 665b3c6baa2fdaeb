import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import {
  elnTemplateIdSchema,
  elnTemplateInputSchema,
  elnTemplateSchema,
  elnTemplateSummarySchema,
  elnTemplateVersionSchema,
} from "./eln.schema.ts";

const base = "/application/molecular-biology/elns/templates" as const;
const template = z.object({ template: elnTemplateIdSchema });
const read = { permission: "ELN_READ" } as const;
const create = { permission: "ELN_CREATE" } as const;

/** What pages can begin with. */
export const elnTemplatesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Templates: those shipped with the product, the team’s and the caller’s own, at most a thousand",
    assistant: {
      name: "list_notebook_templates",
      description: "Templates for notebook pages.",
      links: { title: "name", to: "/eln/preview/templates/{id}" },
    },
    access: read,
    data: z.array(elnTemplateSummarySchema),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:template`,
    summary: "A template with its content and fields",
    assistant: {
      name: "get_notebook_template",
      description: "A template for notebook pages with its content.",
      links: { title: "name", to: "/eln/preview/templates/{id}" },
    },
    access: read,
    params: template,
    query: z.object({
      /** An earlier version; without it, the newest. */
      version: z.coerce.number().int().min(1).max(1_000_000).optional(),
    }),
    data: elnTemplateSchema,
    errors: ["eln.template.not.found"],
  }),
  versions: endpoint({
    method: "GET",
    path: `${base}/:template/versions`,
    summary: "Versions of a template, newest first, at most 200; shipped ones have none",
    access: read,
    params: template,
    data: z.array(elnTemplateVersionSchema),
    errors: ["eln.template.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Keep a template: one’s own, or the team’s (key ELN_TEMPLATE)",
    creates: true,
    access: create,
    body: elnTemplateInputSchema,
    data: elnTemplateSchema,
    errors: ["permission.denied", "document.content.invalid", "document.too.large"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:template`,
    summary: "Change a template; pages made of it stay as they are",
    access: create,
    params: template,
    body: elnTemplateInputSchema.extend({ version: z.number().int().min(1) }),
    data: elnTemplateSchema,
    errors: [
      "permission.denied",
      "eln.template.not.found",
      "eln.template.stale",
      "document.content.invalid",
      "document.too.large",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:template`,
    summary: "Delete a template; pages made of it stay",
    access: create,
    params: template,
    data: z.null(),
    errors: ["permission.denied", "eln.template.not.found"],
  }),
};
