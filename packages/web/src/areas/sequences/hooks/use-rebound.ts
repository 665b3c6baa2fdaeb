import { checkOligo, orderField, type Primer, readOrderNotation, type SequenceRecord } from "@benchleaf/bio";
import { useEffect, useState } from "react";
import { MAX_PRIMER, MIN_PRIMER } from "../annotation/pasted-oligos.ts";
import { reboundPrimer } from "../annotation/rebound-primer.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";

/** Long enough for a residue to be typed. */
const PAUSE_MS = 120;

/** Binding site of a primer with other residues, computed in a worker. */
export const useRebound = (
  primer: Primer,
  text: string,
  { kind, topology, sequence }: SequenceRecord,
): { readonly bases: string | null; readonly rebound: Primer | null } => {
  const checked = checkOligo(text.replace(/\s/g, ""));
  const isOligo = checked.ok && checked.bases.length >= MIN_PRIMER && checked.bases.length <= MAX_PRIMER;
  const bases = isOligo ? checked.bases : null;
  const isSame = bases === primer.bases.toUpperCase();
  const { order } = orderField(text, readOrderNotation(text));
  const ordered = (one: Primer): Primer => {
    const { order: _, ...rest } = one;
    return order === undefined ? rest : { ...rest, order };
  };
  const [found, setFound] = useState<Primer | null>(null);
  useEffect(() => {
    if (bases === null || isSame) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const molecule = { kind, topology, sequence };
      const oligos = [{ name: primer.name, bases }];
      try {
        const [result] = await runAnnotationJob(
          { type: "bind", molecule, oligos, options: { minTm: 0 } },
          { signal },
        );
        if (!signal.aborted) setFound(reboundPrimer(primer, bases, result?.ok ? result.sites : []));
      } catch {
        // Other residues are requested by now.
      }
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [primer, bases, isSame, kind, topology, sequence]);
  if (isSame) return { bases, rebound: ordered(primer) };
  return { bases, rebound: found?.bases === bases ? ordered(found) : null };
};
