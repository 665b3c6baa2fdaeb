import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { angleOf } from "./circle-geometry.ts";
import { CircularDrawing } from "./circular-drawing.tsx";
import { CircularHandles } from "./circular-handles.tsx";
import { CIRCLE_FOOT, circularScene, drawnHeight, IN_PICTURES, ON_SCREEN } from "./circular-scene.ts";
import { WHOLE_CIRCLE, zoomCircle } from "./circular-view.ts";
import { shapeFeatures } from "./feature-shape.ts";
import { isSelected } from "./map-rule.ts";
import { MapSurface } from "./map-surface.tsx";
import { NO_REMOTE_CURSORS } from "./remote-cursors.ts";
import { dragReach, normaliseSelection, wrap } from "./selection.ts";
import { Sized } from "./sized.tsx";
import { useCircularView } from "./use-circular-view.ts";
import { useLatest } from "./use-latest.ts";
import { type Point, useMapEvents } from "./use-map-events.ts";
import { useSelection } from "./use-picked.ts";
import type { Size } from "./use-size.ts";
import type { PictureSheet, ViewProps } from "./view-props.ts";
import { visibleCuts } from "./visible-cuts.ts";

/** Pixels: what is narrower cannot be seen, and how wide it gets then. */
const LEAST_SEEN = 2;
const SEEN = 60;

export type CircularMapProps = ViewProps;

/** A molecule as a ring. A line is drawn as a ring too, with its ends meeting at the top. */
export const CircularMap = (props: CircularMapProps) => (
  <Sized theme={props.theme} otherwise={{ width: 640, height: 600 }}>
    {(box, frame) => <Ring {...props} box={box} frame={frame} />}
  </Sized>
);

interface RingProps extends ViewProps {
  readonly box: Size;
  readonly frame: RefObject<HTMLElement | null>;
}

const Ring = (props: RingProps) => {
  const { record, hoveredFeatureId, tracks, theme = "light", labels, onSelect, box, frame } = props;
  const surface = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE_CIRCLE);
  const { width } = box;
  const height = Math.max(0, box.height - CIRCLE_FOOT);
  const { features, topology } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  const cutSites = useMemo(() => {
    const length = view.factor > 1 ? Math.ceil((1.5 * size) / view.factor) : size;
    return visibleCuts(tracks, wrap(Math.round(view.middle - length / 2), size), length, size);
  }, [tracks, view, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the bases only their count is drawn
  const usual = useMemo(
    () => circularScene(record, width, height, cutSites, view),
    [features, size, isCircular, width, height, cutSites, view],
  );
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);
  const picked = useSelection(shapes, selection);
  // What is picked is drawn and named whatever else is not; where it is already, nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the bases only their count is drawn
  const scene = useMemo(() => {
    const isNamed =
      picked === null ||
      usual.labels.some(({ shape }) => shape && isSelected(shape, picked)) ||
      usual.features.some(({ shape, arcText }) => arcText !== null && isSelected(shape, picked));
    return isNamed ? usual : circularScene(record, width, height, cutSites, view, { ...ON_SCREEN, picked });
  }, [usual, picked]);

  const locate = ({ clientX, clientY }: Point) => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const x = clientX - left - width / 2 - scene.place.shift;
    const y = clientY - top - height / 2;
    const letters = ((angleOf(x, y) - scene.place.turn) / (2 * Math.PI)) * size;
    return { gap: wrap(Math.round(letters), size), radius: Math.hypot(x, y) };
  };
  const gapAt = (at: Point) => locate(at).gap;
  // A feature that was selected elsewhere and is very narrow here is zoomed to.
  const reveal = useLatest(() => {
    if (picked === null) return;
    const around = scene.outer * 2 * Math.PI * (picked.length / Math.max(1, size));
    if (around >= LEAST_SEEN) return;
    const middle = wrap(Math.round(picked.start + picked.length / 2), size);
    setView(zoomCircle(WHOLE_CIRCLE, scene.view.factor * (SEEN / Math.max(around, 1e-6)), middle, size));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newly picked is what is gone to
  useEffect(reveal, [picked]);
  const { zoom, showAll } = useCircularView(surface, scene, {
    middle: selection.start + selection.length / 2,
    positionAt: (clientX, clientY) => gapAt({ clientX, clientY }),
    onChange: setView,
    onGesture: () => events.letGo(),
    onMenu: (target, at) => events.openMenu(target, at),
  });
  const events = useMapEvents({
    ...props,
    selection,
    size,
    isCircular,
    isRing: true,
    isOn: (at) => {
      const { radius } = locate(at);
      const inner = scene.view.factor > 1 ? scene.backbone - 60 : scene.backbone * 0.35;
      return radius >= inner && radius <= scene.outer + 14;
    },
    gapAt,
    follow: (reach, gap) => dragReach(reach, gap, size),
    onSelect,
    zoom,
    showAll,
  });

  const drawing = { record, tracks, labels, scene, onPick: events.pick, onPickCut: events.pickCut };
  const onSheet = ({ width, height, fill }: PictureSheet) =>
    circularScene(record, width, height - CIRCLE_FOOT, cutSites, view, { fill, ...IN_PICTURES });
  useImperativeHandle(props.handle, () => ({
    zoom,
    showAll,
    width,
    height: box.height,
    tryOn: (sheet) => {
      const made = onSheet(sheet);
      return { unnamed: made.hiddenCount + made.unnamedCuts, ...drawnHeight(made, tracks.gc !== null) };
    },
    draw: ({ hasSelection, sheet }) => [
      <CircularDrawing
        key="map"
        {...drawing}
        scene={sheet ? onSheet(sheet) : scene}
        theme="light"
        hoveredFeatureId={null}
        selection={hasSelection ? selection : null}
        onHover={events.hover}
      />,
    ],
  }));
  return (
    <MapSurface
      record={record}
      tracks={tracks}
      labels={labels}
      name={labels.circularMap}
      surface={surface}
      events={events}
      selection={selection}
      shapes={shapes}
      onZoom={zoom}
      onAll={showAll}
      over={
        props.adjusting && (
          <CircularHandles
            adjusting={props.adjusting}
            scene={scene}
            box={box}
            labels={labels}
            gapAt={gapAt}
            isCircular={isCircular}
          />
        )
      }
    >
      <CircularDrawing
        {...drawing}
        theme={theme}
        selection={selection}
        hoveredFeatureId={hoveredFeatureId}
        guests={props.guests ?? NO_REMOTE_CURSORS}
        onHover={events.hover}
      />
    </MapSurface>
  );
};
