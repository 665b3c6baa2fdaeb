import { type Analysis, analysisApi, type PlacedAnalysis } from "@benchleaf/contract";
import { call } from "../../../kernel/client.ts";
import type { Translate } from "../../../kernel/translation.ts";
import { captionOf } from "./caption-of.ts";
import { contentOfRows } from "./new-content.ts";

/** What a block of a page holds of an analysis. */
export interface PlacedAttributes {
  readonly fileId: string;
  readonly version: number;
  readonly name: string;
  readonly caption: string;
  readonly width: number;
}

/** The caption that a figure gets when it is placed; the page may change it. */
export const placedCaption = (
  t: Translate,
  { outcome, figure, method, confidence }: PlacedAnalysis,
): string => (outcome.ok ? captionOf(t, outcome.result.figure, figure, { method, confidence }) : "");

/** The block of a version. */
export const attributesOfPlaced = (t: Translate, placed: PlacedAnalysis): PlacedAttributes => ({
  ...{ fileId: placed.analysisId, version: placed.version, name: placed.name },
  caption: placedCaption(t, placed).slice(0, 1_000),
  width: placed.figure.width,
});

/** A new analysis of a table of a page, next to the page in its project. */
export const analyseRows = (
  t: Translate,
  rows: readonly (readonly string[])[],
  page: { readonly fileId: string; readonly name: string; readonly projectId: string | undefined },
): Promise<Analysis> =>
  call(analysisApi.create, {
    body: {
      ...(page.projectId === undefined ? {} : { projectId: page.projectId }),
      folderId: null,
      name: t("analysis.ofPage", { name: page.name }).slice(0, 200),
      content: contentOfRows(rows, { fileId: page.fileId, version: null, name: page.name }, (number) =>
        t("analysis.columnDefault", { number }),
      ),
    },
  });
