import { type KeyboardEvent, type PointerEvent, useImperativeHandle, useMemo, useRef, useState } from "react";
import styles from "./canvas.module.css";
import { angleOf } from "./circle-geometry.ts";
import { CircularDrawing } from "./circular-drawing.tsx";
import { CIRCLE_FOOT, circularScene } from "./circular-scene.ts";
import { WHOLE_CIRCLE } from "./circular-view.ts";
import { type FeatureShape, shapeFeatures } from "./feature-shape.ts";
import { MapList } from "./map-list.tsx";
import { seenCuts } from "./seen-cuts.ts";
import {
  dragReach,
  normaliseSelection,
  type Reach,
  type Selection,
  selectionOfReach,
  wrap,
} from "./selection.ts";
import { SpokenSelection } from "./spoken-selection.tsx";
import { type CutMark, siteOfCut } from "./tracks.ts";
import { useCircularView } from "./use-circular-view.ts";
import { useLatest } from "./use-latest.ts";
import { useMapKeys } from "./use-map-keys.ts";
import { useSize } from "./use-size.ts";
import type { ViewProps } from "./view-props.ts";
import { ZOOM_STEP, ZoomButtons } from "./zoom-buttons.tsx";

export type CircularMapProps = ViewProps;

/** A molecule as a ring. A line is drawn as a ring too, with its ends meeting at the top. */
export const CircularMap = (props: CircularMapProps) => {
  const { record, hoveredFeatureId, tracks, theme, labels, onSelect, onHover } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Reach | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE_CIRCLE);
  const box = useSize(frame, { width: 640, height: 600 });
  const { width } = box;
  const height = Math.max(0, box.height - CIRCLE_FOOT);
  const { features, topology } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  const cutSites = useMemo(() => {
    const length = view.factor > 1 ? Math.ceil((1.5 * size) / view.factor) : size;
    return seenCuts(tracks, wrap(Math.round(view.middle - length / 2), size), length, size);
  }, [tracks, view, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the bases only their count is drawn
  const scene = useMemo(
    () => circularScene(record, width, height, cutSites, view),
    [features, size, isCircular, width, height, cutSites, view],
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

  const locate = (at: { readonly clientX: number; readonly clientY: number }) => {
    const box = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const x = at.clientX - box.left - width / 2 - scene.place.shift;
    const y = at.clientY - box.top - height / 2;
    const letters = ((angleOf(x, y) - scene.place.turn) / (2 * Math.PI)) * size;
    return { position: wrap(Math.round(letters), size), radius: Math.hypot(x, y) };
  };
  const pressed = useRef<{ x: number; y: number; reach: Reach } | null>(null);
  const { zoom, showAll } = useCircularView(surface, scene, {
    middle: selection.start + selection.length / 2,
    positionAt: (clientX, clientY) => locate({ clientX, clientY }).position,
    onChange: setView,
    onGesture: () => {
      pressed.current = null;
    },
  });
  const onMapKeys = useMapKeys({ selection, size, isCircular, onSelect });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return onMapKeys(event);
    if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "0") showAll();
    else return onMapKeys(event);
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || size === 0) return;
    const { position, radius } = locate(event);
    const inner = scene.view.factor > 1 ? scene.backbone - 60 : scene.backbone * 0.35;
    if (radius < inner || radius > scene.outer + 14) return;
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

  useImperativeHandle(props.picture, () => ({
    width,
    height: box.height,
    draw: ({ hasSelection }) => [
      <CircularDrawing
        key="map"
        {...props}
        theme="light"
        hoveredFeatureId={null}
        scene={scene}
        selection={hasSelection ? selection : null}
        onPick={pick}
        onPickCut={pickCut}
      />,
    ],
  }));

  return (
    <div ref={frame} className={styles.frame} data-theme={theme}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys has no element of its own */}
      <div
        ref={surface}
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
        <CircularDrawing
          record={record}
          tracks={tracks}
          theme={theme}
          labels={labels}
          scene={scene}
          selection={selection}
          hoveredFeatureId={hoveredFeatureId}
          onPick={pick}
          onPickCut={pickCut}
          onHover={hover}
        />
      </div>
      <ZoomButtons labels={labels} onZoom={zoom} onAll={showAll} />
      <MapList
        shapes={shapes}
        cutSites={tracks.cutSites}
        size={size}
        labels={labels}
        onSelect={select}
        onHover={hover}
      />
      <SpokenSelection selection={selection} size={size} labels={labels} isActive={hasFocus} />
    </div>
  );
};

const withinLine = ({ anchor, extent }: Reach, size: number): Reach => ({
  anchor,
  extent: Math.min(size, Math.max(0, anchor + extent)) - anchor,
});
