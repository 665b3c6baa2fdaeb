import { memo, type PointerEvent, useMemo, useRef, useState } from "react";
import styles from "./canvas.module.css";
import { angleOf, pointAt } from "./circle-geometry.ts";
import { CircularFeatures } from "./circular-features.tsx";
import { type CircularScene, circularScene } from "./circular-scene.ts";
import { CircularEnds, CircularWedge, selectionChips } from "./circular-selection.tsx";
import { FeatureList } from "./feature-list.tsx";
import { type FeatureShape, shapeFeatures } from "./feature-shape.ts";
import { dragReach, normaliseSelection, type Reach, type Selection, selectionOfReach } from "./selection.ts";
import { SpokenSelection } from "./spoken-selection.tsx";
import { clipText, textWidth } from "./text-width.ts";
import { type CutMark, siteOfCut } from "./tracks.ts";
import { useLatest } from "./use-latest.ts";
import { useMapKeys } from "./use-map-keys.ts";
import { useSize } from "./use-size.ts";
import type { ViewLabels, ViewProps } from "./view-props.ts";

export type CircularMapProps = ViewProps;

/** A molecule as a ring. A line is drawn as a ring too, with its ends meeting at the top. */
export const CircularMap = (props: CircularMapProps) => {
  const { record, hoveredFeatureId, tracks, theme, labels, onSelect, onHover } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Reach | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { width, height } = useSize(frame, { width: 640, height: 560 });
  const { features, topology } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the bases only their count is drawn
  const scene = useMemo(
    () => circularScene(record, width, height, tracks.cutSites),
    [features, size, isCircular, width, height, tracks.cutSites],
  );
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);

  const select = useLatest((next: Selection) => onSelect(next));
  const hover = useLatest((id: string | null) => {
    if (drag.current === null) onHover(id);
  });
  const pick = useLatest((shape: FeatureShape) => {
    if (drag.current === null) onSelect({ start: shape.start, length: shape.length });
  });
  const pickCut = useLatest((mark: CutMark) => {
    if (drag.current === null) onSelect(siteOfCut(mark, size));
  });
  const onKeyDown = useMapKeys({ selection, size, isCircular, onSelect });

  const locate = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const x = event.clientX - box.left - width / 2;
    const y = event.clientY - box.top - height / 2;
    return {
      position: Math.round((angleOf(x, y) / (2 * Math.PI)) * size) % Math.max(1, size),
      radius: Math.hypot(x, y),
    };
  };
  const pressed = useRef<{ x: number; y: number; reach: Reach } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || size === 0) return;
    const { position, radius } = locate(event);
    if (radius < scene.backbone * 0.35 || radius > scene.outer + 14) return;
    const anchor = event.shiftKey ? selection.start : position;
    pressed.current = { x: event.clientX, y: event.clientY, reach: { anchor, extent: 0 } };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pressed.current;
    if (!from) return;
    if (drag.current === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = from.reach;
    }
    drag.current = dragReach(drag.current, locate(event).position, size);
    const next = isCircular ? drag.current : withinLine(drag.current, size);
    onSelect(selectionOfReach(next, size, isCircular));
  };
  const onPointerUp = (event: PointerEvent) => {
    const isOnFeature = event.target instanceof Element && event.target.closest("[data-feature]") !== null;
    if (pressed.current && drag.current === null && !isOnFeature) {
      const { reach } = pressed.current;
      const next = event.shiftKey ? dragReach(reach, locate(event).position, size) : reach;
      onSelect(selectionOfReach(isCircular ? next : withinLine(next, size), size, isCircular));
    }
    pressed.current = null;
    // The click that ends a drag must not pick the feature under it.
    setTimeout(() => {
      drag.current = null;
    });
  };

  return (
    <div ref={frame} className={styles.frame} data-theme={theme}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys has no element of its own */}
      <div
        className={styles.surface}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the caret here
        tabIndex={0}
        aria-label={labels.circularMap}
        onKeyDown={onKeyDown}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          className={styles.drawing}
        >
          <Backbone record={record} scene={scene} labels={labels} selection={selection} />
          <CircularWedge scene={scene} selection={selection} />
          <g data-feature="">
            <CircularFeatures
              scene={scene}
              theme={theme}
              hoveredFeatureId={hoveredFeatureId}
              onPick={pick}
              onPickCut={pickCut}
              onHover={hover}
            />
          </g>
          <CircularEnds scene={scene} selection={selection} labels={labels} />
          <Middle record={record} scene={scene} labels={labels} />
          {scene.hiddenCount > 0 && (
            <text className={styles.quiet} x={width / 2 - 10} y={height / 2 - 10} textAnchor="end">
              {labels.hidden(scene.hiddenCount)}
            </text>
          )}
        </svg>
      </div>
      <FeatureList shapes={shapes} size={size} labels={labels} onSelect={select} onHover={hover} />
      <SpokenSelection selection={selection} size={size} labels={labels} isActive={hasFocus} />
    </div>
  );
};

const withinLine = ({ anchor, extent }: Reach, size: number): Reach => ({
  anchor,
  extent: Math.min(size, Math.max(0, anchor + extent)) - anchor,
});

/** Two thin rings for two strands, ticks inside with their figures. */
const Backbone = memo(function Backbone(props: {
  record: ViewProps["record"];
  scene: CircularScene;
  labels: ViewLabels;
  selection: Selection;
}) {
  const { record, scene, labels, selection } = props;
  const middleText = middleTextOf(record, scene, labels);
  const chips = selectionChips(selection, scene, labels.number);
  return (
    <g pointerEvents="none">
      <circle className={styles.backbone} r={scene.backbone} />
      <circle className={styles.backbone} r={Math.max(0, scene.backbone - 4)} />
      {scene.ticks.map(({ position, angle }) => {
        const outside = pointAt(scene.backbone - 4, angle);
        const inside = pointAt(scene.backbone - 10, angle);
        // Long figures at the sides stand further in, so that they never touch the ring.
        const halfWidth = (Math.abs(Math.sin(angle)) * textWidth(labels.number(position), 11)) / 2;
        const middle = pointAt(Math.max(0, scene.backbone - 20 - halfWidth), angle);
        const half = textWidth(labels.number(position), 11) / 2;
        const isCovered =
          (middleText !== null &&
            Math.abs(middle.y) < 36 &&
            Math.abs(middle.x) < middleText.halfWidth + half + 4) ||
          chips.some(
            (chip) => Math.abs(chip.y - middle.y) < 18 && Math.abs(chip.x - middle.x) < chip.width / 2 + 20,
          );
        return (
          <g key={position}>
            <line className={styles.tick} x1={outside.x} y1={outside.y} x2={inside.x} y2={inside.y} />
            {!isCovered && (
              <text className={styles.tickText} x={middle.x} y={middle.y} dy="0.35em" textAnchor="middle">
                {labels.number(position)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Name and length as they stand in the ring, and how far they reach; null where there is no room. */
const middleTextOf = (record: ViewProps["record"], scene: CircularScene, labels: ViewLabels) => {
  const room = Math.max(0, (scene.backbone - 30) * 2);
  if (room < 40) return null;
  const name = clipText(record.name, room, 17);
  const length = labels.length(record.sequence.length);
  return { name, length, halfWidth: Math.max(textWidth(name, 17), textWidth(length, 14)) / 2 };
};

const Middle = ({
  record,
  scene,
  labels,
}: Pick<ViewProps, "record" | "labels"> & { scene: CircularScene }) => {
  const text = middleTextOf(record, scene, labels);
  if (text === null) return null;
  return (
    <g pointerEvents="none" textAnchor="middle">
      <text className={styles.middleName} y={-14}>
        {text.name}
      </text>
      <text className={styles.middleFact} y={6}>
        {text.length}
      </text>
      <text className={styles.quiet} y={24}>
        {record.topology === "circular" ? labels.circular : labels.linear}
      </text>
    </g>
  );
};
