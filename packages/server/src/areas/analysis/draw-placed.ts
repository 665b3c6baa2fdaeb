import { drawFigure, figureToSvg } from "@benchleaf/bio";
import type { Id, PageNode } from "@benchleaf/contract";
import { nodeText, pictureKeyOf } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { BlockPictures, PictureForm } from "../documents/documents.service.ts";
import { listPlaced } from "./placed.store.ts";

/** Of a figure in a Word document. */
const DPI = 300;
const DRAWING_MS = 20_000;
/** The font that print embeds first, then what readers of HTML have. */
const FAMILIES = "'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', Helvetica, Arial, sans-serif";

/** Draws analyses that are placed in pages, each at its placed version, as far as the user may read them. */
export const placedPictures = ({
  database,
  compute,
}: Pick<Kernel, "database" | "compute">): BlockPictures => ({
  type: "analysis",
  async draw(scope: Scope, nodes: readonly PageNode[], form: PictureForm) {
    const wanted = nodes.flatMap((node) => {
      const key = pictureKeyOf(node);
      return key === undefined
        ? []
        : [{ key, node, fileId: String(node.attrs?.fileId) as Id, version: Number(node.attrs?.version) }];
    });
    const rows = await database.read(scope, (q) => listPlaced(q, wanted));
    const pictures: Record<string, Uint8Array> = {};
    for (const { key, node, fileId, version } of wanted) {
      const row = rows.find((one) => one.file_id === fileId && one.version === version);
      if (row === undefined || !row.outcome.ok) continue;
      const scene = drawFigure(row.outcome.result.figure, row.figure);
      pictures[key] =
        form === "svg"
          ? new TextEncoder().encode(figureToSvg(scene, FAMILIES, nodeText(node)))
          : await compute.run(
              "draw-figure",
              { scene, dpi: DPI },
              { team: scope.tenantId, timeout: DRAWING_MS },
            );
    }
    return pictures;
  },
});
