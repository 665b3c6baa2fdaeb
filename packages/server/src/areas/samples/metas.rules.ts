import type { SampleMetaStatus, SampleStage } from "@benchleaf/contract";

/** Why a template cannot be as it was entered. */
export type MetaFault =
  | "sample.meta.status.invalid"
  | "sample.meta.field.name.duplicate"
  | "sample.meta.field.label.duplicate";

const hasDouble = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size < texts.length;

/**
 * What is wrong with a template, by itself; null if nothing is.
 *
 * @example metaFault({ ...input, stages: [{ label: "new", color: "grey" }, { label: "New", color: "blue" }] }) //
 * "sample.meta.status.invalid"
 */
export const metaFault = ({
  stages,
  fields,
}: {
  readonly stages: readonly Pick<SampleStage, "label">[];
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}): MetaFault | null => {
  if (hasDouble(stages.map(({ label }) => label))) return "sample.meta.status.invalid";
  if (hasDouble(fields.map(({ name }) => name))) return "sample.meta.field.name.duplicate";
  if (hasDouble(fields.map(({ label }) => label))) return "sample.meta.field.label.duplicate";
  return null;
};

const moves: Readonly<Record<SampleMetaStatus, readonly SampleMetaStatus[]>> = {
  draft: ["enabled"],
  enabled: ["disabled"],
  disabled: ["enabled"],
};

/** Whether a template may go from one status to another; a draft that was used is never one again. */
export const mayBecome = (from: SampleMetaStatus, to: SampleMetaStatus): boolean => moves[from].includes(to);
