import { guideApi } from "@benchleaf/contract";
import { type Binding, bindPublic } from "../../kernel/mount.ts";
import { guidePage, guidePicture, listGuide, searchGuide } from "./guide.service.ts";

export const guideRoutes = (): Binding[] => [
  bindPublic(guideApi.list, async ({ query }) => listGuide(query.language)),
  bindPublic(guideApi.search, async ({ query: { language, q, limit } }) => searchGuide(language, q, limit)),
  bindPublic(guideApi.page, async ({ params, query }) => guidePage(query.language, params.slug)),
  bindPublic(guideApi.picture, async ({ params }) => guidePicture(params.language, params.name)),
];
