import { DownloadOutlined } from "@ant-design/icons";
import type { CrisprGuide, CrisprTask } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { saveTable } from "../../../kernel/save-table.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useGuideLabels } from "./guide-labels.ts";

interface ExportGuidesProps {
  readonly task: CrisprTask;
  readonly guides: readonly CrisprGuide[];
  readonly name: string;
}

const figure = (value: number | null, digits: number): string => value?.toFixed(digits) ?? "";

/** The displayed table of guides, or the selected ones. */
export const ExportGuides = ({ task, guides, name }: ExportGuidesProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const words = useGuideLabels();
  const table = (): string[][] => {
    const { maxMismatches } = task.settings;
    const heads = [
      t("crispr.col-number"),
      t("crispr.col-spacer"),
      t("crispr.pam"),
      t("crispr.col-strand"),
      t("crispr.col-start"),
      t("crispr.col-end"),
      t("crispr.col-cut"),
      t("crispr.score-overall"),
      t("crispr.score-ruleSet1"),
      t("crispr.score-crisprScan"),
      t("crispr.score-cfdSpecificity"),
      t("crispr.score-mitSpecificity"),
      `${t("crispr.score-outOfFrame")} (%)`,
      `${t("crispr.score-gc")} (%)`,
      t("crispr.col-warnings"),
      ...Array.from({ length: maxMismatches + 1 }, (_, mismatches) =>
        t("crispr.col-mismatch", { mismatches }),
      ),
      t("crispr.col-bulged"),
    ];
    const rows = guides.map((guide) => [
      String(guide.number),
      guide.spacer,
      guide.pam,
      guide.strand === 1 ? "+1" : "-1",
      String(guide.start + 1),
      String(guide.end),
      String(guide.cutTop),
      figure(guide.overall, 1),
      figure(guide.ruleSet1, 3),
      figure(guide.crisprScan, 3),
      figure(guide.cfdSpecificity, 1),
      figure(guide.mitSpecificity, 1),
      figure(guide.outOfFrame, 1),
      figure(100 * guide.gc, 1),
      guide.warnings.map(words.warning).join(", "),
      ...guide.mismatchCounts.map(String),
      String(guide.bulgedCount),
    ]);
    return [heads, ...rows];
  };
  const save = (kind: "csv" | "xlsx") =>
    void saveTable(table(), `${name} ${t("crispr.title")}`, kind).catch(toasts.failure);
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          { key: "csv", label: t("crispr.exportCsv"), onClick: () => save("csv") },
          { key: "xlsx", label: t("crispr.exportXlsx"), onClick: () => save("xlsx") },
        ],
      }}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {t("crispr.export")}
      </Button>
    </Dropdown>
  );
};
