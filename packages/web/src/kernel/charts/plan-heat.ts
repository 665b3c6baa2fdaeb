import type { HeatData } from "./chart-data.ts";
import { FONT_SIZE, frameOf, headHeight, type PlanFor } from "./plan-parts.ts";

/** Cells by place across and series down, the first series on top; the scale of colours is below. */
export const planHeat = (data: HeatData, plan: PlanFor) => {
  const { looks, say } = plan;
  const frame = frameOf(data, [], plan);
  const text = { color: looks.softInk, fontSize: FONT_SIZE };
  const rows = data.series.map(({ name }) => name);
  const most = Math.max(1, ...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const axis = { axisTick: { show: false }, axisLine: { show: false }, axisLabel: text };
  const side = plan.isPicture ? 12 : 2;
  return {
    ...frame,
    tooltip: {
      ...frame.tooltip,
      trigger: "item" as const,
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
        const across = data.axis.places.length;
        const [row, at] = [Math.floor(dataIndex / across), dataIndex % across];
        const value = data.series[row]?.values[at] ?? null;
        const shown = value === null ? "–" : say.value(data.measure, value);
        return `${rows[row] ?? ""} ${data.axis.places[at] ?? ""}  ${shown}`;
      },
    },
    grid: {
      left: side,
      right: side + 4,
      top: headHeight(data, [], plan) + 4,
      bottom: side + 34,
      outerBoundsMode: "same" as const,
      outerBoundsContain: "all" as const,
    },
    xAxis: { ...axis, type: "category" as const, data: [...data.axis.places] },
    yAxis: { ...axis, type: "category" as const, inverse: true, data: rows },
    visualMap: {
      type: "continuous" as const,
      min: 0,
      max: most,
      calculable: false,
      orient: "horizontal" as const,
      left: "center" as const,
      bottom: 0,
      itemHeight: 120,
      itemWidth: 10,
      inRange: { color: [looks.line, looks.palette[0]] },
      text: [say.value(data.measure, most), say.value(data.measure, 0)],
      textStyle: text,
      dimension: 2,
    },
    series: [
      {
        type: "heatmap" as const,
        name: data.title,
        itemStyle: { borderColor: looks.ground, borderWidth: 1 },
        data: data.series.flatMap(({ values }, row) =>
          data.axis.places.map((_, at): [number, number, number] => [at, row, values[at] ?? 0]),
        ),
      },
    ],
  };
};
