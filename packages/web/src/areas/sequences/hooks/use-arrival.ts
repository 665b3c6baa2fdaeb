import { featureSpan, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef } from "react";
import { useQueryParams } from "../../../kernel/router.tsx";
import { stretchOf } from "../../../shared/sequences/stretch-address.ts";

type OnPick = (ids: readonly string[], selection?: Selection) => void;

/** Selects the feature, primer or range (`range=101..300`) of the address. */
export const useArrival = (
  { features, primers, sequence, topology }: SequenceRecord,
  onPick: OnPick,
): void => {
  const { feature, primer, range } = useQueryParams();
  const arrived = useRef("");
  useEffect(() => {
    const wanted = feature ?? primer ?? range ?? "";
    if (wanted === arrived.current) return;
    arrived.current = wanted;
    const stretch = stretchOf(range, { sequence, topology });
    if (feature === undefined && primer === undefined && stretch !== null) return onPick([], stretch);
    const found = [...features, ...primers].find(({ id }) => id === wanted);
    if (found === undefined || found.locations.length === 0) return;
    const size = sequence.length;
    const { start, end } = featureSpan(found, size, topology === "circular");
    onPick([found.id], { start, length: end > start ? end - start : end + size - start });
  }, [feature, primer, range, features, primers, sequence, topology, onPick]);
};
