import type { SequenceRecord } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { readStored, writeStored } from "../../../kernel/preferences.ts";
import { useOwnEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import type { Lane, LaneResult } from "./digest-jobs.ts";
import { type DigestSettings, MAX_LANES, parseDigestSettings } from "./digest-settings.ts";
import { type FragmentRow, fragmentRows } from "./fragment-rows.ts";
import { laneOfSet, lanesOfSet } from "./set-lanes.ts";
import { useDigestJob } from "./use-digest-job.ts";

const KEY = "benchleaf-sequence-digest";

/** A lane of the gel as the page shows it. */
export interface DigestLane extends Lane {
  /** Counted from one. */
  readonly number: number;
  /** Null until the worker has answered. */
  readonly result: LaneResult | null;
  readonly rows: readonly FragmentRow[];
}

/** Digests of a molecule: what was chosen, and what a worker found for it. */
export const useDigest = ({ sequence, topology }: Pick<SequenceRecord, "sequence" | "topology">) => {
  const [settings, setSettings] = useState(() => parseDigestSettings(readStored(KEY) ?? ""));
  const [shown, setShown] = useState("0");
  const change = (next: Partial<DigestSettings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    writeStored(KEY, JSON.stringify(all));
  };
  const { lanes: chosen, methylation } = settings;
  const own = useOwnEnzymes();
  const molecule = useMemo(() => ({ sequence, topology }), [sequence, topology]);
  const lanes = useMemo(() => chosen.map((lane, index): Lane => ({ key: String(index), ...lane })), [chosen]);
  const digested = useDigestJob(
    useMemo(
      () => ({ type: "digest" as const, molecule, methylation, own, lanes }),
      [molecule, methylation, own, lanes],
    ),
  );
  const cutters = useDigestJob(
    useMemo(() => ({ type: "cutters" as const, molecule, methylation, own }), [molecule, methylation, own]),
  );
  const size = sequence.length;
  const all = useMemo(
    () =>
      lanes.map((lane, index): DigestLane => {
        const result = digested.answer?.[index] ?? null;
        return { ...lane, number: index + 1, result, rows: fragmentRows(result?.fragments ?? [], size) };
      }),
    [lanes, digested.answer, size],
  );
  const setLane = (index: number, next: Partial<Pick<Lane, "enzymes" | "isPartial">>) => {
    change({ lanes: chosen.map((lane, at) => (at === index ? { ...lane, ...next } : lane)) });
    setShown(String(index));
  };
  return {
    settings,
    change,
    lanes: all,
    isCurrent: digested.isCurrent,
    cutters: cutters.answer,
    shownLane: all.find(({ key }) => key === shown) ?? all[0],
    showLane: setShown,
    setLane,
    addLane: () => {
      if (chosen.length >= MAX_LANES) return;
      change({ lanes: [...chosen, { enzymes: [], isPartial: false }] });
      setShown(String(chosen.length));
    },
    /** The enzymes of a set that cut, in one lane; returns how many found no room. */
    setLaneToSet: (index: number, names: readonly string[]): number => {
      const { chosen: enzymes, leftOut } = laneOfSet(names, cutters.answer ?? []);
      setLane(index, { enzymes });
      return leftOut;
    },
    /** A lane for each enzyme of a set that cuts, instead of lanes without any; returns how many found no room. */
    addLanesOfSet: (names: readonly string[]): number => {
      const kept = chosen.filter((lane) => lane.enzymes.length > 0);
      const { chosen: added, leftOut } = lanesOfSet(names, cutters.answer ?? [], kept.length);
      change({ lanes: [...kept, ...added.map((enzymes) => ({ enzymes, isPartial: false }))] });
      setShown(String(kept.length));
      return leftOut;
    },
    removeLane: (index: number) => change({ lanes: chosen.filter((_, at) => at !== index) }),
  };
};
export type Digest = ReturnType<typeof useDigest>;
