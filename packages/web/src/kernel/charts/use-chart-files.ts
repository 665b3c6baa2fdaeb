import { saveBlob } from "../client.ts";
import { loadPart } from "../load-part.ts";
import { usePreferences } from "../preferences.ts";
import { saveTable } from "../save-table.ts";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { useChartLooks } from "./chart-looks.ts";
import { chartRows } from "./chart-rows.ts";
import { planChart } from "./plan-chart.ts";

/** A chart as a file: a picture, or the numbers that it shows. */
export type ChartFileKind = "png" | "svg" | "csv" | "xlsx";

const nameOf = (title: string, kind: string): string => `${title.replace(/[\\/:*?"<>|]/g, "_")}.${kind}`;

/** Saves a chart as a picture on the background of its page, or its numbers as a table. */
export const useChartFiles = (
  data: ChartData,
  say: ChartFigures,
): ((kind: ChartFileKind) => Promise<void>) => {
  const looks = useChartLooks();
  const { timezone } = usePreferences();
  const savePicture = async (kind: "png" | "svg") => {
    const { svgOf, pngOf, PICTURE_SIZE } = await loadPart(() => import("./chart-picture.ts"));
    const planIn = (fontFamily: string) =>
      planChart(data, {
        looks: { ...looks, fontFamily },
        ...{ say, timezone },
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
  return (kind) =>
    kind === "png" || kind === "svg" ? savePicture(kind) : saveTable(chartRows(data), data.title, kind);
};
