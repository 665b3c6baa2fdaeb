import { BarChart, LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent, LegendPlainComponent, TitleComponent, TooltipComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import type { ChartPlan } from "./plan-chart.ts";

// Of the library only what our kinds are drawn by; this module is a part of its own, loaded by the first chart.
use([BarChart, LineChart, PieChart, ScatterChart]);
use([GridComponent, LegendPlainComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

/** A drawing on a page, as large as its place. */
export interface Drawing {
  /** Draws a plan instead of the last one. */
  readonly show: (plan: ChartPlan) => void;
  readonly resize: () => void;
  readonly close: () => void;
}

/** Opens a drawing in an element that has a size. */
export const openDrawing = (place: HTMLElement): Drawing => {
  const chart = init(place, null, { renderer: "canvas" });
  return {
    show: (plan) => chart.setOption(plan, { notMerge: true }),
    resize: () => chart.resize({ animation: { duration: 0 } }),
    close: () => chart.dispose(),
  };
};
