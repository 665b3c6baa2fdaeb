import { DownloadOutlined } from "@ant-design/icons";
import { dashboardsApi, type Period, type Tile } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import type { ChartData } from "../../../../kernel/charts/chart-data.ts";
import type { ChartFigures } from "../../../../kernel/charts/chart-figures.ts";
import { useChartFiles } from "../../../../kernel/charts/use-chart-files.ts";
import { download, saveBlob } from "../../../../kernel/client.ts";
import { usePreferences } from "../../../../kernel/preferences.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useReaderZone } from "../dashboards.queries.ts";

/** A saved board, from which the server exports. */
export interface SavedBoard {
  readonly id: string;
  readonly period: Period;
}

interface TileMenuProps {
  readonly tile: Tile;
  readonly title: string;
  readonly board: SavedBoard;
  /** Null for a number, which has no picture. */
  readonly data: ChartData | null;
  readonly say: ChartFigures;
}

const empty: ChartData = {
  kind: "bars",
  title: "",
  measure: { kind: "number" },
  axis: { kind: "names", heading: "", places: [] },
  series: [],
};

/** The query of an export: the reader's language and days, and the period that is shown. */
export const useExportQuery = (period: Period) => {
  const zone = useReaderZone();
  const { locale } = usePreferences();
  return {
    ...{ locale, ...zone, period: period.kind },
    ...(period.kind === "custom" && { from: period.from, to: period.to }),
  };
};

/** A tile as a picture, or all of its rows as CSV, counted by the server. */
export const TileMenu = ({ tile, title, board, data, say }: TileMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const query = useExportQuery(board.period);
  const savePicture = useChartFiles(data ?? empty, say);
  const saveRows = async () => {
    const { blob, fileName } = await download(dashboardsApi.export, {
      params: { dashboardId: board.id },
      query: { ...query, format: "csv", tile: tile.id },
    });
    saveBlob(blob, fileName);
  };
  const hasPicture = data !== null && tile.chart !== "table";
  const items = [
    ...(hasPicture ? (["png", "svg"] as const).map((key) => ({ key, label: key.toUpperCase() })) : []),
    { key: "csv", label: t("dashboards.csvAll") },
  ];
  const save = (key: string) => (key === "csv" ? saveRows() : savePicture(key === "png" ? "png" : "svg"));
  return (
    <Dropdown
      trigger={["click"]}
      menu={{ items, onClick: ({ key }) => void save(key).catch(toasts.failure) }}
    >
      <Button
        size="small"
        type="text"
        icon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-label={t("dashboards.takeAlongOf", { title })}
      />
    </Dropdown>
  );
};
