import type { ShareData } from "./chart-data.ts";
import { seriesMark } from "./chart-looks.ts";
import { decalOf, FONT_SIZE, frameOf, headHeight, type PlanFor } from "./plan-parts.ts";

/** Parts in the order of their size, from noon on; what is zero or unknown has none. */
const partsOf = ({ axis, series }: ShareData) =>
  (series[0]?.values ?? [])
    .flatMap((value, at) => (value !== null && value > 0 ? [{ name: axis.places[at] ?? "", value }] : []))
    .toSorted((one, other) => other.value - one.value);

/** A ring with its total in the middle; names and shares are next to it if there is space. */
export const planShare = (data: ShareData, plan: PlanFor) => {
  const { looks, say, width } = plan;
  const parts = partsOf(data);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const names = parts.map(({ name }) => name);
  const labelOf = (name: string) => {
    const part = parts.find((one) => one.name === name);
    return part ? `${name}  ${say.percent(part.value / sum)}` : name;
  };
  const hasRoom = width >= 420;
  const top = headHeight(data, hasRoom ? names : names.map(labelOf), plan);
  const frame = frameOf(data, names, plan);
  const middle = top + (plan.height - top) / 2;
  return {
    ...frame,
    title: [
      ...frame.title,
      {
        text: say.value(data.measure, sum),
        left: "center",
        top: middle,
        textVerticalAlign: "middle" as const,
        textStyle: { color: looks.ink, fontSize: 18, fontWeight: "normal" as const },
      },
    ],
    legend: {
      ...frame.legend,
      // If the ring has no space for them, the shares are shown here.
      ...(!hasRoom && { formatter: labelOf }),
    },
    tooltip: { ...frame.tooltip, trigger: "item" as const },
    series: [
      {
        type: "pie" as const,
        name: data.series[0]?.name ?? data.title,
        top,
        radius: ["48%", "76%"],
        itemStyle: { borderColor: looks.ground, borderWidth: 2 },
        emphasis: { scale: false },
        label: {
          show: hasRoom,
          color: looks.ink,
          fontSize: FONT_SIZE,
          formatter: ({ name }: { name: string }) => labelOf(name),
        },
        labelLine: { show: hasRoom, lineStyle: { color: looks.softInk } },
        // Names that would be on each other are left to the list above and to the table.
        labelLayout: { hideOverlap: true },
        data: parts.map((part, at) => {
          const mark = seriesMark(looks, at);
          return { ...part, itemStyle: { color: mark.color, decal: decalOf(mark, looks.ground) } };
        }),
      },
    ],
  };
};
