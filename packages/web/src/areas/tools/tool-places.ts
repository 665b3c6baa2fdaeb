import type { FeatureKey, PermissionKey } from "@benchleaf/contract";
import type { NamedPlace } from "../../kernel/area-route.ts";
import type { Shortcut } from "../../kernel/shortcut.ts";

/** Menu and palette entries of the tools, without the tools themselves, which are loaded when they are opened. */
export interface ToolPlace {
  /** The last step of its address. */
  readonly key: string;
  /** Opens it from any other tool. */
  readonly shortcut: Shortcut;
  readonly permission?: PermissionKey;
  /** Of the team; if it is off, the tool does not exist. */
  readonly feature?: FeatureKey;
}

/** In the order in which they are offered. */
export const toolPlaces = [
  { key: "primer-design", shortcut: "Alt+Shift+P" },
  { key: "qpcr", shortcut: "Alt+Shift+Q" },
  { key: "degenerate-primers", shortcut: "Alt+Shift+K" },
  { key: "tm", shortcut: "Alt+Shift+M" },
  { key: "pcr", shortcut: "Alt+Shift+R" },
  { key: "annealing", shortcut: "Alt+Shift+N", permission: "MOLECULE_ANNEALING" },
  { key: "digest", shortcut: "Alt+Shift+G" },
  { key: "silent-sites", shortcut: "Alt+Shift+X" },
  { key: "letters", shortcut: "Alt+Shift+L" },
  { key: "translate", shortcut: "Alt+Shift+T" },
  { key: "back-translate", shortcut: "Alt+Shift+B", permission: "MOLECULE_PROTEIN" },
  { key: "codons", shortcut: "Alt+Shift+C", permission: "MOLECULE_PROTEIN" },
  { key: "codon-adaptation", shortcut: "Alt+Shift+V", permission: "MOLECULE_PROTEIN" },
  { key: "protein", shortcut: "Alt+Shift+A", permission: "MOLECULE_PROTEIN" },
  { key: "base-edits", shortcut: "Alt+Shift+E", permission: "MOLECULE_CRISPR", feature: "CRISPR" },
  { key: "prime-edits", shortcut: "Alt+Shift+I", permission: "MOLECULE_CRISPR", feature: "CRISPR" },
  { key: "dilution", shortcut: "Alt+Shift+D" },
  { key: "serial-dilution", shortcut: "Alt+Shift+S" },
  { key: "amount", shortcut: "Alt+Shift+U" },
  { key: "ligation", shortcut: "Alt+Shift+J" },
] as const satisfies readonly ToolPlace[];

export type ToolKey = (typeof toolPlaces)[number]["key"];

export const toolAddress = ({ key }: Pick<ToolPlace, "key">): string => `/sequence/tools/${key}`;
export const toolLabel = (key: ToolKey) => `sequences.tool-${key}` as const;

/** As the palette offers them. */
export const namedPlaces: readonly NamedPlace[] = toolPlaces.map((place: ToolPlace & { key: ToolKey }) => ({
  label: toolLabel(place.key),
  to: toolAddress(place),
  ...(place.permission && { permission: place.permission }),
  ...(place.feature && { feature: place.feature }),
}));
