import type { ElnImport } from "@benchleaf/contract";
import { Alert, Descriptions } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { formatRemark } from "../node-labels.ts";

/** Author, date and contents of an archive, according to itself. */
export const SourceCard = ({ shown }: { shown: ElnImport }) => {
  const t = useTranslation();
  const { source, counts } = shown;
  if (source === null) return null;
  const program = [source.program || t("interchange.unknownProgram"), source.programVersion]
    .filter(Boolean)
    .join(" ");
  const items = [
    { key: "program", label: t("interchange.program"), children: program },
    { key: "time", label: t("interchange.exportedAt"), children: source.time },
    { key: "authors", label: t("interchange.authors"), children: source.authors },
    { key: "crate", label: t("interchange.crate"), children: source.crateVersion },
    { key: "license", label: t("interchange.license"), children: source.license },
    { key: "description", label: t("interchange.description"), children: source.description },
    { key: "holds", label: t("interchange.holds"), children: t("interchange.holdsText", counts) },
  ].filter(({ children }) => children !== "");
  return (
    <>
      <Descriptions size="small" column={{ xs: 1, md: 2, xl: 3 }} items={items} />
      {source.remarks.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t("interchange.archiveRemarks")}
          description={source.remarks.map((remark) => formatRemark(t, remark)).join(" · ")}
        />
      )}
    </>
  );
};
