import type { PageNode } from "@benchleaf/contract";

/** @example wallTime("2026-11-28T18:20:55Z", "Asia/Shanghai") // "2026-11-29 02:20 (Asia/Shanghai)" */
const wallTime = (instant: string, timezone: string): string => {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  // Sweden writes the date as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: timezone,
  });
  return `${format.format(time)} (${timezone})`;
};

/** A page for readers of a time zone: when its steps were checked off is written as a clock there shows it. */
export const withStepTimes = (node: PageNode, timezone: string): PageNode => {
  const done = node.type === "step" ? node.attrs?.doneTime : undefined;
  return {
    ...node,
    ...(typeof done === "string" && { attrs: { ...node.attrs, doneTime: wallTime(done, timezone) } }),
    ...(node.content && { content: node.content.map((one) => withStepTimes(one, timezone)) }),
  };
};
