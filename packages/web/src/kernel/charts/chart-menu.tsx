import { DownloadOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { type ChartFileKind, useChartFiles } from "./use-chart-files.ts";

interface ChartMenuProps {
  readonly data: ChartData;
  readonly say: ChartFigures;
  /** A single figure has no picture. */
  readonly hasPicture: boolean;
}

const names: Readonly<Record<ChartFileKind, string>> = {
  png: "PNG",
  svg: "SVG",
  csv: "CSV",
  xlsx: "Excel (XLSX)",
};

/** The chart as a picture on the ground of its page, and its numbers as a table. */
export const ChartMenu = ({ data, say, hasPicture }: ChartMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useChartFiles(data, say);
  const kinds: readonly ChartFileKind[] = hasPicture ? ["png", "svg", "csv", "xlsx"] : ["csv", "xlsx"];
  const menu = {
    items: kinds.map((key) => ({ key, label: names[key] })),
    onClick: ({ key }: { key: string }) => void save(key as ChartFileKind).catch(toasts.failure),
  };
  return (
    <Dropdown trigger={["click"]} menu={menu}>
      <Button
        size="small"
        type="text"
        icon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-label={t("charts.exportOf", { title: data.title })}
      >
        {t("charts.export")}
      </Button>
    </Dropdown>
  );
};
