import { DownloadOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { saveBlob } from "../client.ts";
import { loadPart } from "../load-part.ts";
import { usePreferences } from "../preferences.ts";
import { saveTable } from "../save-table.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { useChartLooks } from "./chart-looks.ts";
import { chartRows } from "./chart-rows.ts";
import { planChart } from "./plan-chart.ts";

interface ChartMenuProps {
  readonly data: ChartData;
  readonly say: ChartFigures;
  /** A single figure has no picture. */
  readonly hasPicture: boolean;
}

type Kind = "png" | "svg" | "csv" | "xlsx";
const names: Readonly<Record<Kind, string>> = { png: "PNG", svg: "SVG", csv: "CSV", xlsx: "Excel (XLSX)" };

const nameOf = (title: string, kind: string): string => `${title.replace(/[\\/:*?"<>|]/g, "_")}.${kind}`;

/** The chart as a picture on the ground of its page, and its numbers as a table. */
export const ChartMenu = ({ data, say, hasPicture }: ChartMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const looks = useChartLooks();
  const { timezone } = usePreferences();
  const savePicture = async (kind: "png" | "svg") => {
    const { svgOf, pngOf, PICTURE_SIZE } = await loadPart(() => import("./chart-picture.ts"));
    const planIn = (fontFamily: string) =>
      planChart(data, {
        looks: { ...looks, fontFamily },
        say,
        timezone,
        ...PICTURE_SIZE,
        isStill: true,
        isPicture: true,
      });
    const picture =
      kind === "png"
        ? await pngOf(planIn(looks.fontFamily), looks.ground)
        : new Blob([await svgOf(planIn, looks.ground)], { type: "image/svg+xml" });
    saveBlob(picture, nameOf(data.title, kind));
  };
  const save = (kind: Kind): Promise<void> =>
    kind === "png" || kind === "svg" ? savePicture(kind) : saveTable(chartRows(data), data.title, kind);
  const kinds: readonly Kind[] = hasPicture ? ["png", "svg", "csv", "xlsx"] : ["csv", "xlsx"];
  const menu = {
    items: kinds.map((key) => ({ key, label: names[key] })),
    onClick: ({ key }: { key: string }) => void save(key as Kind).catch(toasts.failure),
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
