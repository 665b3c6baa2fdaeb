import { FIGURE_INK, type FigureItem, type FigureScene } from "@benchleaf/bio";
import type { Ref } from "react";
import { familyList } from "../../../canvas/export/picture-fonts.ts";

interface FigureDrawingProps {
  readonly scene: FigureScene;
  /** In millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
  readonly ref?: Ref<SVGSVGElement>;
}

const inkOf = (item: Extract<FigureItem, { readonly kind: "path" | "rect" }>) => ({
  fill: item.fill ?? "none",
  ...(item.fillOpacity === undefined ? {} : { fillOpacity: item.fillOpacity }),
  ...(item.stroke === null ? {} : { stroke: item.stroke, strokeWidth: item.strokeWidth ?? 1 }),
});

const Item = ({ item }: { readonly item: FigureItem }) => {
  switch (item.kind) {
    case "path":
      return <path d={item.d} {...inkOf(item)} />;
    case "rect":
      return <rect x={item.x} y={item.y} width={item.width} height={item.height} {...inkOf(item)} />;
    case "circle":
      return <circle cx={item.cx} cy={item.cy} r={item.r} fill={item.fill} />;
    case "text": {
      const text = (
        <text
          {...(item.isTurned ? {} : { x: item.x, y: item.y })}
          fontSize={item.size}
          textAnchor={item.anchor}
          {...(item.isBold ? { fontWeight: 700 } : {})}
          fill={FIGURE_INK}
        >
          {item.text}
        </text>
      );
      return item.isTurned ? <g transform={`translate(${item.x} ${item.y}) rotate(-90)`}>{text}</g> : text;
    }
  }
};

/** A figure at the size that it is printed at, as SVG without style attributes. */
export const FigureDrawing = ({ scene, size, label, ref }: FigureDrawingProps) => (
  <svg
    ref={ref}
    role="img"
    aria-label={label}
    viewBox={`0 0 ${scene.width} ${scene.height}`}
    width={`${size.width}mm`}
    height={`${size.height}mm`}
    fontFamily={familyList(false)}
  >
    {scene.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: because a shape of a drawing has nothing but its place
      <Item key={index} item={item} />
    ))}
  </svg>
);
