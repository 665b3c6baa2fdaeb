import type { AlignmentSettings } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { insteadOfRead, type SelectedSequence } from "../work/selected-sequence.ts";

interface AnotherReferenceProps {
  readonly chosen: readonly SelectedSequence[];
  readonly onReference: (key: string) => void;
  readonly onMethod: (method: AlignmentSettings["method"]) => void;
}

/** The way out of an alignment whose reference is a read: another reference, or none. */
export const AnotherReference = ({ chosen, onReference, onMethod }: AnotherReferenceProps) => {
  const t = useTranslation();
  const instead = insteadOfRead(chosen);
  if ("method" in instead)
    return (
      <Button size="small" onClick={() => onMethod(instead.method)}>
        {t("alignments.alignTogether")}
      </Button>
    );
  const name = chosen.find(({ key }) => key === instead.referenceKey)?.name ?? "";
  return (
    <Button size="small" onClick={() => onReference(instead.referenceKey)}>
      {t("alignments.makeReference", { name })}
    </Button>
  );
};
