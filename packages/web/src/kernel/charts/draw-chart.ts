import { BarChart, HeatmapChart, LineChart, PieChart, ScatterChart } from "echarts/charts";
import {
  GridComponent,
  LegendPlainComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import type { ChartPlan } from "./plan-chart.ts";

// Of the library only what our kinds are drawn by; this module is a part of its own, loaded by the first chart.
use([BarChart, HeatmapChart, LineChart, PieChart, ScatterChart, VisualMapContinuousComponent]);
use([GridComponent, LegendPlainComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

/** A drawing on a page, as large as its place. */
export interface Drawing {
  /** Draws a plan instead of the last one. */
  readonly show: (plan: ChartPlan) => void;
  readonly resize: () => void;
  readonly close: () => void;
}

/** A drawn part that was clicked: by the number of its series, its number there, and its name. */
export interface PickedPart {
  readonly series: number;
  readonly at: number;
  readonly name: string;
}

/** Opens a drawing in an element that has a size. */
export const openDrawing = (place: HTMLElement, onPick?: (part: PickedPart) => void): Drawing => {
  const chart = init(place, null, { renderer: "canvas" });
  chart.on("click", ({ seriesIndex = 0, dataIndex, name }) =>
    onPick?.({ series: seriesIndex, at: dataIndex, name }),
  );
  return {
    show: (plan) => chart.setOption(plan, { notMerge: true }),
    resize: () => chart.resize({ animation: { duration: 0 } }),
    close: () => chart.dispose(),
  };
};
