import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Findings } from "../../../shared/cloning/findings.tsx";
import type { Remark } from "../planning/planned-assembly.ts";

interface RemarkListProps {
  readonly remarks: readonly Remark[];
  readonly nameOf: (partId: string) => string;
}

/** All warnings about a plan, as sentences with position and value. */
export const RemarkList = ({ remarks, nameOf }: RemarkListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const sentence = ({ code, partIds, primer, figure, position, enzyme, features = [] }: Remark) =>
    t(`assembly.remark-${code}`, {
      names: format.list(partIds.map(nameOf)),
      primer: primer ? t(`assembly.${primer}`) : "",
      figure: figure === undefined ? "" : format.number(figure, 1),
      position: position === undefined ? "" : format.number(position + 1),
      enzyme: enzyme ?? "",
      features: format.list([...features]),
    });
  return (
    <Findings
      label={t("assembly.remarks")}
      whenNone={t("assembly.noRemarks")}
      findings={remarks.map((remark) => ({ sentence: sentence(remark), isBlocking: remark.isBlocking }))}
    />
  );
};
