import type { CloneVariant } from "@benchleaf/bio";
import type { AlignmentRow } from "@benchleaf/contract";
import type { Translate } from "../../../kernel/translation.ts";

/** As people write it: "A812G", "812insG", "812_814del". */
export const variantName = ({ kind, position, reference, letters }: CloneVariant): string => {
  if (kind === "insertion") return `${position}_${position + 1}ins${letters}`;
  if (kind === "deletion")
    return reference.length === 1
      ? `${position + 1}del`
      : `${position + 1}_${position + reference.length}del`;
  return `${reference}${position + 1}${letters}`;
};

export const effectLabel = (t: Translate, { effects }: CloneVariant): string =>
  effects
    .map(({ feature, kind, change }) =>
      [feature, t(`alignments.effect-${kind}`), change].filter(Boolean).join(" "),
    )
    .join("; ");

/** The table of differences as rows of a spreadsheet, headings first. */
export const variantTable = (
  t: Translate,
  variants: readonly CloneVariant[],
  rows: readonly AlignmentRow[],
): string[][] => {
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return [
    [
      t("alignments.variantPosition"),
      t("alignments.variantReference"),
      t("alignments.variantRead"),
      t("alignments.variantQuality"),
      t("alignments.variantEffect"),
      t("alignments.variantStanding"),
      t("alignments.variantReads"),
    ],
    ...variants.map((variant) => [
      String(variant.kind === "insertion" ? variant.position : variant.position + 1),
      variant.reference || "-",
      variant.letters || "-",
      variant.quality === null ? "" : String(variant.quality),
      effectLabel(t, variant),
      t(`alignments.standing-${variant.standing}`),
      variant.rows.map((id) => nameOf.get(id) ?? "").join("; "),
    ]),
  ];
};
