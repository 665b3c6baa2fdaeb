import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import styles from "../canvas.module.css";
import type { PictureSize } from "../view-props.ts";
import { familyList } from "./picture-fonts.ts";
import { toMm } from "./picture-sheet.ts";

/** One page as an `<svg>` that needs nothing around it: each style is on its element. */
export interface PicturePage extends PictureSize {
  readonly svg: SVGSVGElement;
  /** What is drawn on, in the drawing's own units; `width` and `height` are those of the picture. */
  readonly box: PictureSize & { readonly left: number; readonly top: number };
}

/** What of an element's style is drawn, with the value that needs no telling. */
const drawn: readonly (readonly [property: string, initial: string])[] = [
  ["fill", "rgb(0, 0, 0)"],
  ["fill-opacity", "1"],
  ["stroke", "none"],
  ["stroke-width", "1px"],
  ["stroke-opacity", "1"],
  ["opacity", "1"],
];
const drawnOfText: typeof drawn = [
  ["font-size", ""],
  ["font-weight", "400"],
  ["font-style", "normal"],
  ["text-anchor", "start"],
];

type Attributes = readonly (readonly [name: string, value: string])[];

const attributesOf = (element: Element): Attributes => {
  const style = getComputedStyle(element);
  const isText = element.tagName === "text";
  const found = [...drawn, ...(isText ? drawnOfText : [])].flatMap(([name, initial]) => {
    const value = style.getPropertyValue(name);
    return value === initial ? [] : [[name, value] as const];
  });
  if (!isText) return found;
  return [...found, ["font-family", familyList(style.fontFamily.includes("monospace"))]];
};

const LOOKS = "class fill fill-opacity stroke stroke-width text-anchor font-size font-weight".split(" ");

/** Elements with the same style share one result: querying the browser is expensive. */
const lookOf = (element: Element): string => {
  const copied = LOOKS.map((name) => element.getAttribute(name) ?? "");
  const parent = element.parentElement;
  return [
    element.tagName,
    ...copied,
    parent?.getAttribute("class"),
    parent?.getAttribute("text-anchor"),
  ].join("|");
};

const KEPT = new Set(
  "x y x1 y1 x2 y2 cx cy r rx d width height viewBox transform id href startOffset points".split(" "),
);

/** Copies what is drawn of `source`; handlers, names for screen readers and classes stay behind. */
const copyInto = (source: Element, target: Element, looks: Map<string, Attributes>): void => {
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      target.append(child.textContent ?? "");
      continue;
    }
    if (!(child instanceof SVGElement) || child.tagName === "title") continue;
    const copy = document.createElementNS(child.namespaceURI, child.tagName);
    for (const { name, value } of child.attributes) if (KEPT.has(name)) copy.setAttribute(name, value);
    if (child.tagName === "textPath") copy.setAttribute("text-anchor", "middle");
    else if (child.tagName !== "g" && child.tagName !== "svg") {
      const look = lookOf(child);
      const known = looks.get(look) ?? attributesOf(child);
      looks.set(look, known);
      for (const [name, value] of known) copy.setAttribute(name, value);
    }
    copyInto(child, copy, looks);
    if (child.tagName === "text") settleText(child, copy);
    target.append(copy);
  }
};

/** Advance of a residue of the fixed face, as a share of its size. */
const MONO_ADVANCE = 0.6;

/** `dy` becomes part of `y`, and residues of a fixed face get a place each: other programs have other faces. */
const settleText = (source: Element, copy: Element): void => {
  const size = Number.parseFloat(copy.getAttribute("font-size") ?? "12");
  if (source.getAttribute("dy") === "0.35em")
    copy.setAttribute(
      "y",
      String(Math.round((Number(copy.getAttribute("y") ?? 0) + 0.35 * size) * 100) / 100),
    );
  const letters = copy.textContent ?? "";
  const isMono = copy.getAttribute("font-family")?.includes("monospace") ?? false;
  if (!isMono || letters.length < 2 || copy.hasAttribute("text-anchor")) return;
  const left = Number(copy.getAttribute("x") ?? 0);
  const places = Array.from(
    letters,
    (_, index) => Math.round((left + index * size * MONO_ADVANCE) * 100) / 100,
  );
  copy.setAttribute("x", places.join(" "));
};

/** In millimetres, since programs differ in how large they take a pixel to be. */
const inMm = (pixels: number) => `${Math.round(toMm(pixels) * 100) / 100}mm`;

/** How a drawing becomes a picture. */
export interface PictureFrame {
  readonly size: PictureSize;
  /** What of the drawing is shown, from its top. */
  readonly top: number;
  readonly height: number;
}

/** Renders a view's page off-screen, in light colours, and exports it as it is, or within a frame. */
export const drawPage = (drawing: ReactElement, frame?: PictureFrame): PicturePage => {
  const host = document.createElement("div");
  host.className = `${styles.frame} ${styles.offscreen}`;
  host.dataset.theme = "light";
  host.ariaHidden = "true";
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(drawing));
    const source = host.querySelector("svg");
    if (!source) throw new Error("nothing drawn");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const viewBox = source.getAttribute("viewBox") ?? "";
    const [left = 0, wholeTop = 0, width = 0, wholeHeight = 0] = viewBox.split(" ").map(Number);
    const top = wholeTop + (frame?.top ?? 0);
    const height = frame?.height ?? wholeHeight;
    const size = frame?.size ?? { width, height };
    svg.setAttribute("width", inMm(size.width));
    svg.setAttribute("height", inMm(size.height));
    svg.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    copyInto(source, svg, new Map());
    return { svg, width: size.width, height: size.height, box: { left, top, width, height } };
  } finally {
    root.unmount();
    host.remove();
  }
};

/** Residues of a page in the proportional and in the fixed face. */
export const residuesOf = ({ svg }: PicturePage): { readonly sans: string; readonly mono: string } => {
  let [sans, mono] = ["", ""];
  for (const text of svg.querySelectorAll("text")) {
    if (text.getAttribute("font-family")?.includes("monospace")) mono += text.textContent;
    else sans += text.textContent;
  }
  return { sans: [...new Set(sans)].join(""), mono: [...new Set(mono)].join("") };
};
