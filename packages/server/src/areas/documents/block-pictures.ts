import { nodesIn, type PageNode, type PageNodeName, pictureKeyOf } from "@benchleaf/contract";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Scope } from "../../kernel/scope.ts";

/** SVG where text stays text (print, HTML), PNG where a program reads nothing else (Word). */
export type PictureForm = "svg" | "png";

/** Draws the blocks of a type as pictures for exported pages. */
export interface BlockPictures {
  readonly type: PageNodeName;
  /** The bytes by `pictureKeyOf`; blocks of which the user may not see the file are left out. */
  draw(
    scope: Scope,
    nodes: readonly PageNode[],
    form: PictureForm,
  ): Promise<Readonly<Record<string, Uint8Array>>>;
}

/** Extension point: areas whose records are placed in pages draw them. */
export const blockPictures = extensionPoint<BlockPictures>("how blocks of a page are drawn");

/** The pictures of all blocks of a page that an area draws, each once. */
export const drawBlocks = async (
  drawers: readonly BlockPictures[],
  scope: Scope,
  page: PageNode,
  form: PictureForm,
): Promise<Record<string, Uint8Array>> => {
  const nodes = [...nodesIn(page)];
  const drawn = await Promise.all(
    drawers.map(({ type, draw }) => {
      const own = new Map(
        nodes.filter((node) => node.type === type).map((node) => [pictureKeyOf(node), node]),
      );
      return own.size === 0 ? {} : draw(scope, [...own.values()], form);
    }),
  );
  return Object.assign({}, ...drawn) as Record<string, Uint8Array>;
};
