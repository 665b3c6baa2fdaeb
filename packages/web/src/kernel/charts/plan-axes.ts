import type { BarsData, ChartAxis, LineData, PointsData } from "./chart-data.ts";
import { FONT_SIZE, type PlanFor, widthOf } from "./plan-parts.ts";
import { labelStep, timeTicks } from "./time-ticks.ts";

type OnAxes = BarsData | LineData | PointsData;

const lettersOf = ({ looks }: PlanFor) => ({ color: looks.softInk, fontSize: FONT_SIZE });
const lineOf = ({ looks }: PlanFor) => ({ lineStyle: { color: looks.line } });

/** Days and names: one place after the other, as many of them named as have room. */
const placesAxis = (axis: ChartAxis, plan: PlanFor) => {
  const names = axis.places.map((_, at) => plan.say.shortPlace(axis, at));
  const widest = Math.max(...names.map(widthOf)) + 14;
  const step = axis.kind === "names" ? 1 : labelStep(names.length, plan.width - 60, widest);
  return {
    type: "category" as const,
    data: axis.places.map((_, at) => plan.say.place(axis, at)),
    axisTick: { show: false },
    axisLine: lineOf(plan),
    axisLabel: {
      ...lettersOf(plan),
      // Counted from the last one, which matters most.
      interval: (at: number) => (names.length - 1 - at) % step === 0,
      formatter: (_: string, at: number) => names[at] ?? "",
      ...(axis.kind === "names" && {
        width: (plan.width - 60) / names.length - 8,
        overflow: "truncate" as const,
      }),
    },
  };
};

/** Where a place is on an axis of amounts: moments in milliseconds. */
export const positionOf = (axis: ChartAxis, at: number): number => {
  const place = axis.places[at] ?? 0;
  return typeof place === "number" ? place : Date.parse(place);
};

const momentsAxis = (axis: ChartAxis, plan: PlanFor) => {
  const from = positionOf(axis, 0);
  const to = positionOf(axis, axis.places.length - 1);
  const ticks = [...timeTicks(from, to, plan.width / 90, plan.timezone)];
  return {
    type: "value" as const,
    min: from,
    max: to,
    splitLine: { show: false },
    axisLine: lineOf(plan),
    axisTick: { customValues: ticks, ...lineOf(plan) },
    axisLabel: { ...lettersOf(plan), customValues: ticks, formatter: plan.say.moment },
    axisPointer: {
      label: {
        formatter: ({ value }: { value: unknown }) =>
          plan.say.place(
            { kind: "instants", heading: "", places: [new Date(Number(value)).toISOString()] },
            0,
          ),
      },
    },
  };
};

const numbersAxis = (axis: ChartAxis, plan: PlanFor) => ({
  type: "value" as const,
  scale: true,
  name: axis.kind === "numbers" && axis.unit ? `${axis.heading} (${axis.unit})` : axis.heading,
  nameLocation: "middle" as const,
  nameGap: 28,
  nameTextStyle: lettersOf(plan),
  splitLine: { show: false },
  axisLine: { show: true, ...lineOf(plan) },
  axisLabel: { ...lettersOf(plan), formatter: (value: number) => plan.say.tick({ kind: "number" }, value) },
});

/** The axis that the values are on. */
export const acrossAxis = ({ axis }: OnAxes, plan: PlanFor) => {
  if (axis.kind === "instants") return momentsAxis(axis, plan);
  return axis.kind === "numbers" ? numbersAxis(axis, plan) : placesAxis(axis, plan);
};

/** The axis of the values, its unit above it; counts have no ticks between whole numbers. */
export const valueAxis = ({ kind, measure, series }: OnAxes, plan: PlanFor) => {
  const isWhole =
    measure.kind === "bytes" ||
    series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const unit = measure.kind === "number" ? measure.unit : undefined;
  return {
    type: "value" as const,
    // Bars are read by their length, which begins at nothing; curves by their course.
    scale: kind !== "bars",
    splitNumber: 4,
    ...(isWhole && { minInterval: 1 }),
    ...(unit && { name: unit, nameTextStyle: { ...lettersOf(plan), align: "right" as const } }),
    splitLine: lineOf(plan),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...lettersOf(plan), formatter: (value: number) => plan.say.tick(measure, value) },
  };
};
