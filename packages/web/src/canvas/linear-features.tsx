import { memo } from "react";
import styles from "./canvas.module.css";
import { featurePaint, labelInk } from "./feature-colors.ts";
import { endsOfPiece } from "./feature-ends.ts";
import type { FeatureShape } from "./feature-shape.ts";
import {
  barHeight,
  LINEAR,
  type LinearFeature,
  type LinearLanes,
  type LinearPlan,
  linearArrow,
} from "./linear-scene.ts";
import { ownInk } from "./own-ink.ts";
import { clipText } from "./text-width.ts";
import type { Theme } from "./view-props.ts";

interface LinearFeaturesProps {
  readonly lanes: LinearLanes;
  readonly size: number;
  readonly plan: LinearPlan;
  readonly theme: Theme;
  readonly hoveredFeatureId: string | null;
  onPick(shape: FeatureShape): void;
  onHover(featureId: string | null): void;
}

export const LinearFeatures = memo(function LinearFeatures(props: LinearFeaturesProps) {
  const { lanes, size, plan, hoveredFeatureId } = props;
  const { toX, width } = plan;
  return lanes.features.flatMap((feature) => {
    const { shape } = feature;
    const turns = shape.start + shape.length > size ? [0, -size] : [0];
    return turns.flatMap((turn) => {
      // The name next to a bar may be visible when the bar is not.
      const isInView = toX(shape.start + turn) < width + 160 && toX(shape.start + turn + shape.length) > -160;
      const isHovered = shape.feature.id === hoveredFeatureId;
      return isInView
        ? [
            <LinearFeatureView
              key={`${shape.feature.id}/${turn}`}
              {...props}
              feature={feature}
              turn={turn}
              isHovered={isHovered}
            />,
          ]
        : [];
    });
  });
});

interface LinearFeatureViewProps extends LinearFeaturesProps {
  readonly feature: LinearFeature;
  readonly turn: number;
  readonly isHovered: boolean;
}

const LinearFeatureView = ({
  feature,
  turn,
  isHovered,
  plan,
  size,
  theme,
  onPick,
  onHover,
  lanes: { pitch },
}: LinearFeatureViewProps) => {
  const { shape, lane } = feature;
  const paint = featurePaint(shape.feature, theme);
  const { toX, width } = plan;
  const bar = barHeight(pitch);
  const top = plan.lanes + lane * pitch;
  const middle = top + bar / 2;
  const last = shape.pieces.length - 1;
  // Far beyond the drawing, browsers lose precision: bars are cut a little outside of it.
  const [first, end] = [Math.max(-40, toX(0)), Math.min(width + 40, toX(size))];
  const cut = (x: number) => Math.max(first, Math.min(end, x));
  const pieces = shape.pieces
    .map((piece, index) => {
      const isAfterOrigin = piece.start < shape.start && shape.start + shape.length > size;
      const from = piece.start + turn + (isAfterOrigin ? size : 0);
      const left = toX(from);
      const ends = endsOfPiece(shape, index === 0, index === last);
      return { left: cut(left), right: cut(Math.max(left + 1.5, toX(from + piece.length))), ends };
    })
    .sort((one, other) => one.left - other.left);
  const bars = pieces.filter((piece) => piece.right > piece.left);
  const chevrons = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    if (!next || next.left - piece.right < 1) return [];
    const peak = (piece.right + next.left) / 2;
    return [
      `M${piece.right.toFixed(1)} ${middle}L${peak.toFixed(1)} ${top + 1}L${next.left.toFixed(1)} ${middle}`,
    ];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the feature list is the way by key
    <g
      className={isHovered ? styles.featureActive : styles.feature}
      data-feature={shape.feature.id}
      onClick={() => onPick(shape)}
      onPointerEnter={() => onHover(shape.feature.id)}
      onPointerLeave={() => onHover(null)}
    >
      {chevrons.length > 0 && (
        <path d={chevrons.join("")} fill="none" stroke={paint.edge} strokeWidth={1.25} />
      )}
      <path
        d={bars.map(({ left, right, ends }) => linearArrow(left, right, top, ends, bar)).join("")}
        fill={paint.fill}
        stroke={paint.edge}
      />
      <LinearName
        feature={feature}
        bars={bars}
        width={width}
        middle={middle}
        theme={theme}
        inside={labelInk(shape.feature, paint.fill) ?? paint.text}
      />
    </g>
  );
};

interface LinearNameProps {
  readonly feature: LinearFeature;
  readonly bars: readonly { readonly left: number; readonly right: number }[];
  readonly width: number;
  readonly middle: number;
  readonly theme: Theme;
  /** Ink of a name within its bar. */
  readonly inside: string;
}

/** The name stays in the part of the bar that is in view. */
const LinearName = ({ feature, bars, width, middle, theme, inside }: LinearNameProps) => {
  const { name } = feature.shape.feature;
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return null;
  if (feature.name !== "inside") {
    const isRight = feature.name === "right";
    const x = isRight ? last.right + 5 : first.left - 5;
    if (x < 2 || x > width - 2) return null;
    // Never cut off at the edge of the drawing: shortened, or left out.
    const text = clipText(name, isRight ? width - 4 - x : x - 4, LINEAR.text);
    return (
      <text
        className={styles.besideText}
        {...ownInk(feature.shape.feature, theme)}
        x={x}
        y={middle}
        dy="0.35em"
        textAnchor={isRight ? "start" : "end"}
      >
        {text}
      </text>
    );
  }
  const seen = bars
    .map((bar) => ({ left: Math.max(2, bar.left), right: Math.min(width - 2, bar.right) }))
    .reduce((best, bar) => (bar.right - bar.left > best.right - best.left ? bar : best));
  const text = clipText(name, seen.right - seen.left - 14, LINEAR.text);
  return (
    <text
      className={styles.arcText}
      fill={inside}
      x={(seen.left + seen.right) / 2}
      y={middle}
      dy="0.35em"
      textAnchor="middle"
    >
      {text}
    </text>
  );
};
