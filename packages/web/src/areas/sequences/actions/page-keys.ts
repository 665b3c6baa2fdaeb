import type { Shortcut } from "../../../kernel/shortcut.ts";

/** Shortcuts of parts of the page; those of the sequence itself are with their actions. */
export const pageKeys = {
  save: "Ctrl+S",
  saveWithMessage: "Ctrl+Shift+S",
  rename: "Alt+Shift+R",
  lock: "Alt+Shift+B",
  history: "Alt+H",
  export: "Alt+Shift+E",
  picture: "Ctrl+P",
  circularMap: "Alt+W",
  linearMap: "Alt+V",
  bothMaps: "Alt+Shift+V",
  mapPane: "Alt+Shift+M",
  rowsPane: "Alt+Z",
  sidePanel: "Alt+Q",
  cuts: "Alt+Shift+X",
  orfs: "Alt+Shift+O",
  gc: "Alt+Shift+K",
  translations: "Alt+Shift+A",
  complement: "Alt+Shift+C",
  zoomIn: "+",
  zoomOut: "-",
  zoomAll: "0",
} as const satisfies Readonly<Record<string, Shortcut>>;
