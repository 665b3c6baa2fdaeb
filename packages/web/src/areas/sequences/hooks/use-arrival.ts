import { featureSpan, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef } from "react";
import { useQueryParams } from "../../../kernel/router.tsx";

type OnPick = (ids: readonly string[], selection?: Selection) => void;

/** Who comes from the search for a feature or a primer finds it selected. */
export const useArrival = (
  { features, primers, sequence, topology }: SequenceRecord,
  onPick: OnPick,
): void => {
  const { feature, primer } = useQueryParams();
  const arrived = useRef("");
  useEffect(() => {
    const wanted = feature ?? primer ?? "";
    if (wanted === arrived.current) return;
    arrived.current = wanted;
    const found = [...features, ...primers].find(({ id }) => id === wanted);
    if (found === undefined || found.locations.length === 0) return;
    const size = sequence.length;
    const { start, end } = featureSpan(found, size, topology === "circular");
    onPick([found.id], { start, length: end > start ? end - start : end + size - start });
  }, [feature, primer, features, primers, sequence, topology, onPick]);
};
