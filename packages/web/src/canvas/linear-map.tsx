import { useImperativeHandle, useMemo, useRef, useState } from "react";
import type { CutCluster } from "./cluster-cuts.ts";
import { ClusteredCuts } from "./clustered-cuts.tsx";
import { shapeFeatures } from "./feature-shape.ts";
import { LinearDrawing, type LinearDrawingProps } from "./linear-drawing.tsx";
import { LinearHandles } from "./linear-handles.tsx";
import { LINEAR, linearScale } from "./linear-scene.ts";
import { MapSurface } from "./map-surface.tsx";
import { Minimap } from "./minimap.tsx";
import { NO_REMOTE_CURSORS } from "./remote-cursors.ts";
import { normaliseSelection } from "./selection.ts";
import { Sized } from "./sized.tsx";
import { useLatest } from "./use-latest.ts";
import { trialOfLine, useLinearScene } from "./use-linear-scene.ts";
import { useLinearView } from "./use-linear-view.ts";
import { type Point, useMapEvents } from "./use-map-events.ts";
import { useSelection } from "./use-picked.ts";
import type { Size } from "./use-size.ts";
import type { PictureSize, ViewProps } from "./view-props.ts";

/** Of the buttons next to the strip. */
const ZOOM_WIDTH = 104;

export type LinearMapProps = ViewProps;

/** A molecule as a line with lanes of features, and the whole of it in a strip below. */
export const LinearMap = (props: LinearMapProps) => (
  <Sized theme={props.theme} otherwise={{ width: 900, height: 360 }}>
    {(box) => <Line {...props} box={box} />}
  </Sized>
);

const NOTHING = { start: 0, length: 0 };

type LinearPictureProps = Omit<LinearDrawingProps, "scene"> & {
  readonly box: Parameters<typeof useLinearScene>[1];
};

/** The line laid out for print. */
const LinearPicture = ({ box, ...props }: LinearPictureProps) => (
  <LinearDrawing
    {...props}
    scene={useLinearScene({ ...props, selection: props.selection ?? NOTHING }, box)}
  />
);

const Line = (props: ViewProps & { readonly box: Size }) => {
  const { record, tracks, hoveredFeatureId, theme = "light", labels } = props;
  const { width } = props.box;
  const height = Math.max(0, props.box.height - LINEAR.minimap - 1);
  const surface = useRef<HTMLDivElement>(null);
  const isCircular = record.topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  const shapes = useMemo(
    () => shapeFeatures(record.features, size, isCircular),
    [record.features, size, isCircular],
  );
  const picked = useSelection(shapes, selection);
  const { view, scale, show, zoom, showAll } = useLinearView(
    surface,
    size,
    width,
    selection,
    picked !== null,
    {
      onGesture: () => events.letGo(),
      onMenu: (target, at) => events.openMenu(target, at),
    },
  );
  const scene = useLinearScene(props, { view, scale, width, height });
  const move = useLatest((start: number) => show({ start, length: view.length }));
  const gapAt = ({ clientX }: Point) => {
    const left = surface.current?.getBoundingClientRect().left ?? 0;
    return Math.max(0, Math.min(size, Math.round(view.start + (clientX - left - LINEAR.pad) / scale)));
  };
  const [opened, setOpened] = useState<CutCluster | null>(null);
  const events = useMapEvents({
    ...props,
    selection,
    size,
    isCircular,
    isRing: false,
    isOn: () => true,
    gapAt,
    follow: ({ anchor }, gap) => ({ anchor, extent: gap - anchor }),
    zoom,
    showAll,
  });

  const openGather = useLatest((gather: CutCluster) => {
    const [mark] = gather.marks;
    if (mark && gather.marks.length === 1) events.pickCut(mark);
    else setOpened(gather);
  });
  const toSurface = () => surface.current?.focus({ preventScroll: true });
  const drawing = {
    record,
    tracks,
    labels,
    scene,
    onPick: events.pick,
    onPickCut: events.pickCut,
    onOpenGather: openGather,
  };
  const onSheet = (sheet: PictureSize) => ({ ...sheet, view, scale: linearScale(view, sheet.width) });
  useImperativeHandle(props.handle, () => ({
    zoom,
    showAll,
    width,
    height,
    tryOn: (sheet) => trialOfLine(props, onSheet(sheet)),
    draw: ({ hasSelection, sheet }) => [
      <LinearPicture
        key="map"
        {...drawing}
        box={onSheet(sheet ?? { width, height })}
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
      name={labels.linearMap}
      surface={surface}
      events={events}
      selection={selection}
      shapes={scene.shapes}
      onZoom={zoom}
      onAll={showAll}
      over={
        <>
          {props.adjusting && (
            <LinearHandles
              adjusting={props.adjusting}
              scene={scene}
              size={size}
              isCircular={isCircular}
              labels={labels}
              gapAt={gapAt}
            />
          )}
          {opened && scene.cuts.gathers.includes(opened) && (
            <ClusteredCuts
              gather={opened}
              top={scene.plan.gathers + 20}
              box={{ width, height }}
              labels={labels}
              onPick={(mark) => {
                events.pickCut(mark);
                toSurface();
              }}
              onLeave={toSurface}
              onClose={() => setOpened(null)}
            />
          )}
          <Minimap
            shapes={scene.shapes}
            size={size}
            width={Math.max(0, width - ZOOM_WIDTH)}
            view={view}
            selection={selection}
            theme={theme}
            onMove={move}
          />
        </>
      }
    >
      <LinearDrawing
        {...drawing}
        theme={theme}
        hoveredFeatureId={hoveredFeatureId}
        selection={selection}
        guests={props.guests ?? NO_REMOTE_CURSORS}
        onHover={events.hover}
      />
    </MapSurface>
  );
};
