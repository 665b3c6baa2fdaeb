import type { BenchPlan } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import { Findings } from "../../../shared/cloning/findings.tsx";
import type { BenchConflict, QuickFix } from "../planning/planned-bench.ts";
import { applyQuickFix } from "../planning/quick-fixes.ts";
import type { PlasmidNames } from "../plasmid-names.ts";

interface ConflictListProps {
  readonly conflicts: readonly BenchConflict[];
  readonly names: PlasmidNames;
  readonly onMend: (edit: (plan: BenchPlan) => BenchPlan) => void;
}

const mendWords = (t: Translate, mend: QuickFix, names: PlasmidNames): string => {
  switch (mend.kind) {
    case "bases":
      return t("cloning.mend-bases", { letters: mend.letters, name: names.get(mend.plasmidId) ?? "?" });
    case "amplify":
      return t("cloning.mend-amplify", { name: names.get(mend.plasmidId) ?? "?" });
    case "treat":
      return t(`cloning.mend-${mend.treatment}`, { name: names.get(mend.plasmidId) ?? "?" });
    case "enzymes":
      return t("cloning.mend-enzymes", { names: mend.names.join(" + ") });
    case "method":
      return t("cloning.mend-method", { method: t(`cloning.method-${mend.method}`) });
    default:
      return t(`cloning.mend-${mend.kind}`);
  }
};

/** What is in the way, and where. */
export const conflictSentence = (
  t: Translate,
  format: ReturnType<typeof useFormat>,
  { code, plasmidIds, position, enzyme, features = [], count = 0 }: BenchConflict,
  names: PlasmidNames,
): string =>
  t(`cloning.conflict-${code}`, {
    names: format.list(plasmidIds.map((id) => names.get(id) ?? id)),
    position: position === undefined ? "" : format.number(position + 1),
    enzyme: enzyme ?? "",
    up: features[0] ?? "",
    down: features[1] ?? "",
    features: format.list([...features]),
    count: format.number(count),
  });

/** Conflicts as sentences with reason and position, each with its quick fixes. */
export const ConflictList = ({ conflicts, names, onMend }: ConflictListProps) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <Findings
      label={t("cloning.conflicts")}
      whenNone={t("cloning.noConflicts")}
      findings={conflicts.map((conflict) => ({
        sentence: conflictSentence(t, format, conflict, names),
        isBlocking: conflict.isBlocking,
        mend: conflict.mend && <MendButton mend={conflict.mend} names={names} onMend={onMend} />,
      }))}
    />
  );
};

type MendButtonProps = Pick<ConflictListProps, "names" | "onMend"> & { readonly mend: QuickFix };

const MendButton = ({ mend, names, onMend }: MendButtonProps) => {
  const t = useTranslation();
  return (
    <Button size="small" onClick={() => onMend((plan) => applyQuickFix(plan, mend))}>
      {mendWords(t, mend, names)}
    </Button>
  );
};
