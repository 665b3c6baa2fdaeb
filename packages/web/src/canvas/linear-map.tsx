import { type KeyboardEvent, type PointerEvent, useImperativeHandle, useMemo, useRef, useState } from "react";
import styles from "./canvas.module.css";
import { type FeatureShape, shapeFeatures } from "./feature-shape.ts";
import { LinearDrawing } from "./linear-drawing.tsx";
import { LINEAR } from "./linear-scene.ts";
import { MapList } from "./map-list.tsx";
import { Minimap } from "./minimap.tsx";
import { normaliseSelection, type Reach, type Selection, selectionOfReach } from "./selection.ts";
import { SpokenSelection } from "./spoken-selection.tsx";
import { type CutMark, siteOfCut } from "./tracks.ts";
import { useLatest } from "./use-latest.ts";
import { useLinearView } from "./use-linear-view.ts";
import { useMapKeys } from "./use-map-keys.ts";
import { useSize } from "./use-size.ts";
import type { ViewProps } from "./view-props.ts";
import { ZOOM_STEP, ZoomButtons } from "./zoom-buttons.tsx";

/** Of the buttons beside the strip. */
const ZOOM_WIDTH = 104;

export type LinearMapProps = ViewProps;

/** A molecule as a line with lanes of features, and the whole of it in a strip below. */
export const LinearMap = (props: LinearMapProps) => {
  const { record, tracks, hoveredFeatureId, theme, labels, onSelect, onHover } = props;
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; reach: Reach; isDragging: boolean } | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { width, height } = useSize(frame, { width: 900, height: 360 });
  const { features, topology } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  const drawHeight = Math.max(0, height - LINEAR.minimap - 1);
  const { view, scale, show, zoom, showAll } = useLinearView(surface, size, width, selection, () => {
    pressed.current = null;
  });
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);

  const select = useLatest((next: Selection) => onSelect(next));
  const hover = useLatest((id: string | null) => {
    if (!pressed.current?.isDragging) onHover(id);
  });
  const pick = useLatest((shape: FeatureShape) => {
    if (!pressed.current?.isDragging) onSelect({ start: shape.start, length: shape.length });
  });
  const pickCut = useLatest((mark: CutMark) => {
    if (!pressed.current?.isDragging) onSelect(siteOfCut(mark, size));
  });
  const move = useLatest((start: number) => show({ start, length: view.length }));
  const onMapKeys = useMapKeys({ selection, size, isCircular, onSelect });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return onMapKeys(event);
    if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "0") showAll();
    else return onMapKeys(event);
    event.preventDefault();
  };

  const locate = (event: PointerEvent) => {
    const left = surface.current?.getBoundingClientRect().left ?? 0;
    const position = Math.round(view.start + (event.clientX - left - LINEAR.pad) / scale);
    return Math.max(0, Math.min(size, position));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const anchor = event.shiftKey ? selection.start : locate(event);
    pressed.current = {
      x: event.clientX,
      reach: { anchor, extent: locate(event) - anchor },
      isDragging: false,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const press = pressed.current;
    if (!press || (!press.isDragging && Math.abs(event.clientX - press.x) < 4)) return;
    if (!press.isDragging) surface.current?.setPointerCapture(event.pointerId);
    press.isDragging = true;
    press.reach = { anchor: press.reach.anchor, extent: locate(event) - press.reach.anchor };
    onSelect(selectionOfReach(press.reach, size, false));
  };
  const onPointerUp = (event: PointerEvent) => {
    const press = pressed.current;
    const isOnFeature = event.target instanceof Element && event.target.closest("[data-feature]") !== null;
    if (press && !press.isDragging && !isOnFeature) onSelect(selectionOfReach(press.reach, size, false));
    // The click that ends a drag must not pick the feature under it.
    setTimeout(() => {
      pressed.current = null;
    });
  };

  const drawing = {
    record,
    tracks,
    labels,
    view,
    scale,
    width,
    height: drawHeight,
    onPick: pick,
    onPickCut: pickCut,
  };
  useImperativeHandle(props.picture, () => ({
    width,
    height: drawHeight,
    draw: ({ hasSelection }) => [
      <LinearDrawing
        key="map"
        {...drawing}
        theme="light"
        hoveredFeatureId={null}
        selection={hasSelection ? selection : null}
        onHover={hover}
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
        aria-label={labels.linearMap}
        onKeyDown={onKeyDown}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <LinearDrawing
          {...drawing}
          theme={theme}
          hoveredFeatureId={hoveredFeatureId}
          selection={selection}
          onHover={hover}
        />
      </div>
      <Minimap
        shapes={shapes}
        size={size}
        width={Math.max(0, width - ZOOM_WIDTH)}
        view={view}
        selection={selection}
        theme={theme}
        onMove={move}
      />
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
