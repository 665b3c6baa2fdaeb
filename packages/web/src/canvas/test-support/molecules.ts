import type { Feature, SequenceRecord } from "@benchleaf/bio";
import type { ViewLabels } from "../view-props.ts";

/** Labels that contain their values, so that a test can search for them. */
export const labels: ViewLabels = {
  circularMap: "ring",
  linearMap: "line",
  sequenceRows: "letters",
  featureList: "features",
  circular: "round",
  linear: "straight",
  zoom: "zoom",
  zoomIn: "closer",
  zoomOut: "farther",
  zoomAll: "all",
  number: String,
  length: (letters) => `${letters} bp`,
  feature: (feature, first, last) => `${feature.name} ${first}-${last}`,
  caret: (position) => `caret ${position}`,
  selection: (first, last) => `${first}-${last}`,
  cut: ({ names }, position) => `${names[0]} ${position}`,
  range: (first, last) => `${first}–${last}`,
  featureEnd: (name, side) => `${side} of ${name}`,
  gcContent: "GC",
  gcSkew: "skew",
  here: (names) => `here ${names.join(", ")}`,
  hidden: (count) => `+${count}`,
  unnamedCuts: (count) => `+${count} sites`,
  moreCuts: (count) => `${count} sites`,
};
/** A gene of `length` residues in the place `index`. */
export const feature = (index: number, length: number): Feature => ({
  id: String(index),
  name: `feature ${index}`,
  type: "CDS",
  locations: [{ start: index * 100, end: index * 100 + length, strand: index % 2 === 0 ? 1 : -1 }],
  operator: "join",
  qualifiers: [],
});
/** A plasmid of `size` residues. */
export const record = (size: number, features: readonly Feature[]): SequenceRecord => ({
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "ACGT".repeat(size / 4),
  features,
  primers: [],
  meta: {},
});
