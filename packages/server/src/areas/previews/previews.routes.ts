import { previewsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { PreviewsService } from "./previews.service.ts";

export const previewsRoutes = (previews: PreviewsService): Binding[] => [
  bind(previewsApi.page, ({ params, query }, { session }) =>
    previews.page(session, params.fileId, query.version),
  ),
  bind(previewsApi.preview, ({ params, query }, { session }) =>
    previews.preview(session, params, query.version),
  ),
];
