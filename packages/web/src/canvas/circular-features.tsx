import { Fragment, memo, useId } from "react";
import styles from "./canvas.module.css";
import type { SceneLabel } from "./circular-labels.ts";
import type { CircularScene } from "./circular-scene.ts";
import { CircularSpecks } from "./circular-specks.tsx";
import { featurePaint, labelInk } from "./feature-colors.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { ownInk } from "./own-ink.ts";
import type { CutMark } from "./tracks.ts";
import type { Theme } from "./view-props.ts";

interface CircularFeaturesProps {
  readonly scene: CircularScene;
  readonly theme: Theme;
  readonly hoveredFeatureId: string | null;
  onPick(shape: FeatureShape): void;
  onPickCut(mark: CutMark): void;
  onHover(featureId: string | null): void;
}

const hoverOf = (id: string, onHover: (id: string | null) => void) => ({
  onPointerEnter: () => onHover(id),
  onPointerLeave: () => onHover(null),
});

/** Enzymes are in italics as in print, those that cut once in bold. */
const labelClass = (label: SceneLabel, hoveredFeatureId: string | null): string | undefined => {
  if (label.cut) return label.cut.count === 1 ? styles.cutOnce : styles.cut;
  return label.id === hoveredFeatureId ? styles.labelActive : styles.label;
};

const leaderPath = ({ leader }: SceneLabel): string =>
  `M${leader.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Rings, names and leader lines; drawn again only when the scene or the hovered feature changes. */
export const CircularFeatures = memo(function CircularFeatures(props: CircularFeaturesProps) {
  const { scene, theme, hoveredFeatureId, onPick, onPickCut, onHover } = props;
  const id = useId();
  const active = scene.labels.find((label) => label.id === hoveredFeatureId);
  return (
    <>
      {scene.trace !== "" && <path className={styles.density} d={scene.trace} />}
      <path className={styles.leader} d={scene.labels.map(leaderPath).join("")} />
      {active && <path className={styles.leaderActive} d={leaderPath(active)} />}
      <CircularSpecks {...props} />
      {scene.features.map(({ shape, bodies, joints, arcText, isSpeck }, index) => {
        if (isSpeck) return null;
        const paint = featurePaint(shape.feature, theme);
        const isHovered = shape.feature.id === hoveredFeatureId;
        const pathId = `${id}${index}`;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the feature list is the way by key
          <g
            key={shape.feature.id}
            className={isHovered ? styles.featureActive : styles.feature}
            onClick={() => onPick(shape)}
            {...hoverOf(shape.feature.id, onHover)}
          >
            {joints.length > 0 && (
              <path d={joints.join("")} fill="none" stroke={paint.edge} strokeWidth={1.5} />
            )}
            <path d={bodies.join("")} fill={paint.fill} stroke={paint.edge} />
            {arcText && (
              <Fragment>
                <path id={pathId} d={arcText.path} fill="none" stroke="none" />
                <text className={styles.arcText} fill={labelInk(shape.feature, paint.fill) ?? paint.text}>
                  <textPath href={`#${pathId}`} startOffset="50%" textAnchor="middle">
                    {arcText.text}
                  </textPath>
                </text>
              </Fragment>
            )}
          </g>
        );
      })}
      {scene.labels.map((label) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the feature list is the way by key
        <text
          key={label.id}
          className={labelClass(label, hoveredFeatureId)}
          {...(label.shape && ownInk(label.shape.feature, theme))}
          x={label.x}
          y={label.y}
          dy="0.35em"
          textAnchor={label.side === 1 ? "start" : "end"}
          onClick={() => (label.cut ? onPickCut(label.cut) : onPick(label.shape))}
          {...hoverOf(label.id, onHover)}
        >
          {label.cut && label === active && <title>{label.cut.names.join(", ")}</title>}
          {label.text}
        </text>
      ))}
    </>
  );
});
