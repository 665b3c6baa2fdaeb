import type { ProjectDashboard } from "@benchleaf/contract";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

interface FiguresProps {
  readonly figures: ProjectDashboard;
}

/** What was made and saved in a project, day by day. */
export const ActivityChart = ({ figures: { days } }: FiguresProps) => {
  const t = useTranslation();
  const data = useMemo((): ChartData => {
    const series = (key: "created" | "saved") => ({
      key,
      name: t(`projectPages.${key}`),
      values: days.map((day) => day[key]),
    });
    return {
      kind: "bars",
      isStacked: true,
      title: t("projectPages.activity"),
      measure: { kind: "number" },
      axis: { kind: "days", heading: t("projectPages.day"), places: days.map(({ day }) => day) },
      series: [series("created"), series("saved")],
    };
  }, [days, t]);
  return <Chart data={data} emptyText={t("projectPages.nothingHappened")} />;
};

/** Which kinds of files take a project's room. */
export const RoomChart = ({ figures: { kinds } }: FiguresProps) => {
  const t = useTranslation();
  const kindName = useKindName();
  const data = useMemo(
    (): ChartData => ({
      kind: "share",
      title: t("projectPages.roomByKind"),
      measure: { kind: "bytes" },
      axis: {
        kind: "names",
        heading: t("projectPages.columnKind"),
        places: kinds.map(({ kind }) => kindName(kind)),
      },
      series: [
        { key: "bytes", name: t("projectPages.figureBytes"), values: kinds.map(({ bytes }) => bytes) },
      ],
    }),
    [kinds, kindName, t],
  );
  return <Chart data={data} />;
};
