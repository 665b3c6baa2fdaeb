import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { familyList } from "../../canvas/export/picture-fonts.ts";
import { fontSheet } from "../../canvas/export/svg-picture.ts";
import "./draw-chart.ts";
import type { ChartPlan } from "./plan-chart.ts";

use([SVGRenderer]);

/** In CSS pixels; as PNG twice as many. */
export const PICTURE_SIZE = { width: 960, height: 480 } as const;
const PNG_SCALE = 2;

const drawSvg = (plan: ChartPlan, ground: string): string => {
  const chart = init(null, null, { renderer: "svg", ssr: true, ...PICTURE_SIZE });
  try {
    chart.setOption({ ...plan, backgroundColor: ground });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
};

/** A plan as the text of a self-contained SVG file, with background and embedded fonts (decision 0006). */
export const svgOf = async (planIn: (fontFamily: string) => ChartPlan, ground: string): Promise<string> => {
  const svg = drawSvg(planIn(familyList(false)), ground);
  const letters = [...svg.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text).join("");
  return svg.replace(">", `><style>${await fontSheet(letters, "")}</style>`);
};

/** A plan as PNG of 1920 × 960 pixels, on its ground. */
export const pngOf = async (plan: ChartPlan, ground: string): Promise<Blob> => {
  const place = document.createElement("div");
  const chart = init(place, null, { renderer: "canvas", devicePixelRatio: PNG_SCALE, ...PICTURE_SIZE });
  try {
    chart.setOption({ ...plan, backgroundColor: ground });
    const canvas = chart.renderToCanvas({ pixelRatio: PNG_SCALE, backgroundColor: ground });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("picture not drawn");
    return blob;
  } finally {
    chart.dispose();
  }
};
