import type { SequenceRecord } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import type { Selection } from "../../canvas/selection.ts";
import type { ViewProps } from "../../canvas/view-props.ts";
import { useTheme } from "../../kernel/appearance.ts";
import { mapTracks } from "./map-tracks.ts";
import { useViewLabels } from "./use-view-labels.ts";

/** What the views of a sequence need where it is only looked at; `before` are residues ahead of its first. */
export const useLookedAt = (record: SequenceRecord, before = 0): ViewProps => {
  const theme = useTheme();
  const [selection, onSelect] = useState<Selection>({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const tracks = useMemo(() => mapTracks(record), [record]);
  const labels = useViewLabels(record.name, record, before);
  return { record, selection, hoveredFeatureId, tracks, theme, labels, onSelect, onHover };
};
