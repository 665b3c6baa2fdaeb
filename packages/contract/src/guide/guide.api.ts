import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { localeSchema } from "../foundation/locale.ts";
import {
  guideChapterSchema,
  guidePageSchema,
  guideSectionSchema,
  MAX_GUIDE_QUESTION,
  MAX_GUIDE_RESULTS,
} from "./guide.schema.ts";

const language = localeSchema;

/** The user guide, open to anyone. */
export const guideApi = {
  list: endpoint({
    method: "GET",
    path: "/open/guide",
    summary: "The pages of the user guide by chapter",
    access: "public",
    query: z.object({ language }),
    data: z.array(guideChapterSchema),
    isRevalidated: true,
    perMinute: 120,
  }),
  search: endpoint({
    method: "GET",
    path: "/open/guide/search",
    summary: "Search the user guide; the best sections first",
    access: "public",
    query: z.object({
      language,
      q: z.string().trim().min(1).max(MAX_GUIDE_QUESTION),
      limit: z.coerce.number().int().min(1).max(MAX_GUIDE_RESULTS).default(8),
    }),
    data: z.array(guideSectionSchema),
    isRevalidated: true,
    perMinute: 240,
  }),
  page: endpoint({
    method: "GET",
    path: "/open/guide/pages/:slug",
    summary: "A page of the user guide as Markdown",
    access: "public",
    params: z.object({ slug: z.string().max(100) }),
    query: z.object({ language }),
    data: guidePageSchema,
    isRevalidated: true,
    perMinute: 240,
    errors: ["guide.not.found"],
  }),
  picture: endpoint({
    method: "GET",
    path: "/open/guide/pictures/:language/:name",
    summary: "A picture of the user guide",
    access: "public",
    params: z.object({ language, name: z.string().max(100) }),
    answersFile: true,
    perMinute: 600,
    errors: ["guide.not.found"],
  }),
};
