import type { ReactNode, RefObject } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { MapList } from "./map-list.tsx";
import type { Selection } from "./selection.ts";
import { SelectionAnnouncement } from "./selection-announcement.tsx";
import type { useMapEvents } from "./use-map-events.ts";
import type { ViewProps } from "./view-props.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface MapSurfaceProps extends Pick<ViewProps, "record" | "tracks" | "labels"> {
  /** For screen readers. */
  readonly name: string;
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly events: ReturnType<typeof useMapEvents>;
  readonly selection: Selection;
  readonly shapes: readonly FeatureShape[];
  /** Elements over and next to the drawing with their own clicks. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
  onZoom(factor: number): void;
  onAll(): void;
}

/** What every map is: a drawing that takes pointer and keys, buttons to zoom, and its text twin. */
export const MapSurface = (props: MapSurfaceProps) => {
  const { record, tracks, labels, name, surface, events, selection, shapes } = props;
  const size = record.sequence.length;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys has no element of its own */}
      <div
        ref={surface}
        className={styles.surface}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the caret here
        tabIndex={0}
        aria-label={name}
        {...events.handlers}
      >
        {props.children}
      </div>
      {props.over}
      <ZoomButtons labels={labels} onZoom={props.onZoom} onAll={props.onAll} />
      <MapList
        shapes={shapes}
        cutSites={tracks.cutSites}
        size={size}
        labels={labels}
        onSelect={events.select}
        onHover={events.hover}
      />
      <SelectionAnnouncement selection={selection} size={size} labels={labels} isActive={events.hasFocus} />
    </>
  );
};
