import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import type { JobWatch } from "../../../kernel/workers/run-in-worker.ts";
import type { Proposal } from "../annotation/proposal.ts";

/** What came of a search: proposals, and a word on why there are none or not all. */
export interface Findings {
  readonly proposals: readonly Proposal[];
  readonly remarks?: readonly string[];
}

export type ReviewState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: number }
  /** The residues are no longer those that were searched. */
  | { readonly kind: "stale" }
  | ({ readonly kind: "found" } & Findings);

const NOTHING: readonly Feature[] = [];

/** More of them would hide each other on any map, and hold up the page; then only the one that is pressed is drawn. */
const MOST_DRAWN = 1000;

/** Searches for proposals, draws them in the views and stores which are selected, until the residues change. */
export const useReview = (
  { sequence, topology }: SequenceRecord,
  setProposals: (drawn: readonly Feature[]) => void,
) => {
  const toasts = useToasts();
  const [state, setState] = useState<ReviewState>({ kind: "idle" });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const stopper = useRef<AbortController | null>(null);
  const isCrowded = useRef(false);
  /** The residues that were searched; null while nothing was. */
  const searched = useRef<Pick<SequenceRecord, "sequence" | "topology"> | null>(null);

  const clear = (next: ReviewState) => {
    stopper.current?.abort();
    stopper.current = null;
    searched.current = null;
    setState(next);
    setTicked(new Set());
    setProposals(NOTHING);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other letters make what was found out of date
  useEffect(() => {
    const of = searched.current;
    if (of && (of.sequence !== sequence || of.topology !== topology)) clear({ kind: "stale" });
  }, [sequence, topology]);
  useEffect(
    () => () => {
      stopper.current?.abort();
      setProposals(NOTHING);
    },
    [setProposals],
  );

  const run = async (find: (watch: JobWatch) => Promise<Findings>) => {
    clear({ kind: "running", progress: 0 });
    const controller = new AbortController();
    stopper.current = controller;
    searched.current = { sequence, topology };
    const { signal } = controller;
    const onProgress = (progress: number) => {
      if (!signal.aborted) setState({ kind: "running", progress });
    };
    try {
      const found = await find({ signal, onProgress });
      if (signal.aborted) return;
      const wanted = found.proposals.filter(({ isKnown }) => !isKnown);
      setState({ kind: "found", ...found });
      setTicked(new Set(wanted.filter(({ isOptional }) => !isOptional).map(({ id }) => id)));
      isCrowded.current = wanted.length > MOST_DRAWN;
      setProposals(isCrowded.current ? NOTHING : wanted.flatMap(({ drawn }) => drawn));
    } catch (error) {
      if (signal.aborted) return;
      clear({ kind: "idle" });
      toasts.failure(error);
    }
  };
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((known) => {
      const next = new Set(known);
      for (const id of ids) {
        if (isTicked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  /** Draws the one that is looked at, where there are too many to draw them all. */
  const show = ({ drawn }: Proposal) => {
    if (isCrowded.current) setProposals(drawn);
  };
  return { state, ticked, tick, show, run, stop: () => clear({ kind: "idle" }) };
};
