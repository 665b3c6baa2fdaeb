import type { MouseEvent } from "react";
import styles from "./canvas.module.css";
import { angleOf } from "./circle-geometry.ts";
import { type CircularFeature, speckAt } from "./circular-feature.ts";
import type { CircularScene } from "./circular-scene.ts";
import { featurePaint } from "./feature-colors.ts";
import type { FeatureShape } from "./feature-shape.ts";
import type { Theme } from "./view-props.ts";

interface CircularSpecksProps {
  readonly scene: CircularScene;
  readonly theme: Theme;
  readonly hoveredFeatureId: string | null;
  onPick(shape: FeatureShape): void;
  onHover(featureId: string | null): void;
}

/** Hundreds of narrow features as one path per colour; the pointer's position determines the feature. */
export const CircularSpecks = (props: CircularSpecksProps) => {
  const { scene, theme, hoveredFeatureId, onPick, onHover } = props;
  const paths = new Map<string, { readonly edge: string; readonly bodies: string[] }>();
  let hovered: CircularFeature | undefined;
  for (const feature of scene.features) {
    if (!feature.isSpeck) continue;
    if (feature.shape.feature.id === hoveredFeatureId) hovered = feature;
    const { fill, edge } = featurePaint(feature.shape.feature, theme);
    const alike = paths.get(fill);
    if (alike) alike.bodies.push(...feature.bodies);
    else paths.set(fill, { edge, bodies: [...feature.bodies] });
  }
  if (paths.size === 0) return null;
  const under = ({ clientX, clientY, currentTarget }: MouseEvent<SVGElement>) => {
    const drawing = currentTarget.ownerSVGElement?.getBoundingClientRect();
    const x = clientX - (drawing?.left ?? 0) - scene.width / 2 - scene.place.shift;
    const y = clientY - (drawing?.top ?? 0) - scene.height / 2;
    const at = { angle: angleOf(x, y), radius: Math.hypot(x, y) };
    return speckAt(scene.features, at, scene.rings, scene.size);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the feature list is the way by key
    <g
      className={styles.feature}
      onClick={(event) => {
        const speck = under(event);
        if (speck) onPick(speck.shape);
      }}
      onPointerMove={(event) => onHover(under(event)?.shape.feature.id ?? null)}
      onPointerLeave={() => onHover(null)}
    >
      {[...paths].map(([fill, { edge, bodies }]) => (
        <path key={fill} d={bodies.join("")} fill={fill} stroke={edge} />
      ))}
      {hovered && (
        <path className={styles.featureActive} d={hovered.bodies.join("")} {...paintOf(hovered, theme)} />
      )}
    </g>
  );
};

const paintOf = ({ shape }: CircularFeature, theme: Theme) => {
  const { fill, edge } = featurePaint(shape.feature, theme);
  return { fill, stroke: edge };
};
