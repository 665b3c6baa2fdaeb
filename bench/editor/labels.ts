import type { ViewLabels } from "../../packages/web/src/canvas/view-props.ts";

const format = new Intl.NumberFormat("en");

/** Plain words, made at once, so that the drawing is what is measured. */
export const labels: ViewLabels = {
  circularMap: "circular map",
  linearMap: "linear map",
  sequenceRows: "sequence",
  featureList: "features",
  circular: "circular",
  linear: "linear",
  zoom: "zoom",
  zoomIn: "zoom in",
  zoomOut: "zoom out",
  zoomAll: "show all",
  gcContent: "GC content",
  gcSkew: "GC skew",
  number: (value) => format.format(value),
  length: (bases) => `${bases} bp`,
  feature: ({ name }, first, last) => `${name} ${first} to ${last}`,
  caret: (position) => `before ${position}`,
  selection: (first, last) => `${first} to ${last}`,
  here: (names) => names.join(", "),
  cut: ({ names }, position) => `${names.join(", ")} ${position}`,
  range: (first, last) => `${first} to ${last}`,
  featureEnd: (name, side) => `${side} of ${name}`,
  hidden: (count) => `+${count}`,
  unnamedCuts: (count) => `${count} more cut sites`,
  moreCuts: (count) => `${count} sites`,
};
