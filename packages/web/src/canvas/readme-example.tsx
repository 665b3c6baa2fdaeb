import { replaceSelection, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { useState } from "react";
import { CircularMap } from "./circular-map.tsx";
import { SequenceRows } from "./sequence-rows.tsx";
import { NO_TRACKS as tracks } from "./tracks.ts";
import type { ViewLabels } from "./view-props.ts";

export const Page = ({ initial, labels }: { initial: SequenceRecord; labels: ViewLabels }) => {
  const [record, setRecord] = useState(initial);
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const onReplace = (at: Selection, insert: string) => {
    setRecord(replaceSelection(record, at, insert).record);
    onSelect({ start: at.start + insert.length, length: 0 });
  };
  const view = { record, selection, hoveredFeatureId, tracks, labels, onSelect, onHover };
  return [<CircularMap key="map" {...view} />, <SequenceRows key="rows" {...view} onReplace={onReplace} />];
};
