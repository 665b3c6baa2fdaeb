import { templateSeeds } from "@benchleaf/bio";
import {
  type FeatureEntry,
  type Id,
  MAX_BINDING_PLACES,
  MAX_BINDING_PRIMERS,
  type OwnEnzymeEntry,
  type OwnedScope,
  type PrimerBinding,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { readKey } from "./biolibrary.policy.ts";
import { presentEntry } from "./biolibrary.present.ts";
import { parseCustomEnzyme, primerKey } from "./biolibrary.rules.ts";
import { demand } from "./biolibrary.service.ts";
import * as store from "./biolibrary.store.ts";

interface BindingInput {
  readonly sequence: string;
  readonly circular: boolean;
  readonly scopes: readonly OwnedScope[];
  readonly minTm: number;
}

interface Detectable {
  readonly id: Id;
  readonly name: string;
  readonly type: string;
  readonly sequence: string;
  readonly kind: "dna" | "protein";
  readonly color: string | null;
  readonly scope: OwnedScope;
}

const byIdKeys = z.tuple([idKey]);

/** Searches of the libraries in a sequence. */
export const searchLibrary = ({ database, compute }: Kernel) => {
  const candidatesOf = async (session: Session, scopes: readonly OwnedScope[], seeds: Uint8Array) => {
    const found: { id: Id; bases: string }[] = [];
    for (;;) {
      const after = found.at(-1)?.id ?? "0";
      const rows = await store.findCandidates(database, session, { scopes, seeds, after });
      found.push(...rows);
      if (rows.length < store.CANDIDATE_ROWS) return found;
    }
  };

  return {
    /** The database excludes most primers by their last ten bases; a thread aligns the rest. */
    async bindingPrimers(
      session: Session,
      { sequence, circular, scopes, minTm }: BindingInput,
    ): Promise<{ bindings: PrimerBinding[]; isComplete: boolean }> {
      for (const scope of scopes) demand(session, readKey("primer", scope));
      const team = session.tenantId;
      const seeds =
        sequence.length < 100_000
          ? templateSeeds(sequence, circular)
          : await compute.run("template-seeds", { sequence, circular }, { team });
      const candidates = await candidatesOf(session, scopes, seeds);
      const primers = candidates.map(({ bases }) => bases);
      const found = await compute.run(
        "find-binding-primers",
        { sequence, circular, primers, minTm },
        { team },
      );
      if (!found.ok) throw problem("biolibrary.content.illegal.scope", { reason: found.error.code });
      const sorted = [...found.found].sort(
        (a, b) => a.sites[0]!.start - b.sites[0]!.start || a.index - b.index,
      );
      const shown = sorted.slice(0, MAX_BINDING_PRIMERS);
      const ids = shown.map(({ index }) => candidates[index]!.id);
      const rows = await database.read(session, (q) => store.findEntries(q, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const bindings = shown.flatMap(({ sites }, at): PrimerBinding[] => {
        const row = byId.get(ids[at]!);
        if (row === undefined) return [];
        const places = sites.slice(0, MAX_BINDING_PLACES).map((site) => ({
          ...site,
          locations: [...site.locations],
          mismatches: [...site.mismatches],
        }));
        return [{ primer: presentEntry("primer", row, session), sites: places }];
      });
      const isComplete =
        sorted.length <= MAX_BINDING_PRIMERS &&
        shown.every(({ sites }) => sites.length <= MAX_BINDING_PLACES);
      return { bindings, isComplete };
    },

    /** The user's own primers first. */
    async knownPrimers(session: Session, bases: readonly string[]) {
      demand(session, readKey("primer", "private"));
      return { known: await store.findPrimersByContent(database, session, bases.map(primerKey)) };
    },

    async ownEnzymes(session: Session, cursor: string | undefined): Promise<Page<OwnEnzymeEntry>> {
      demand(session, readKey("enzyme", "private"));
      const [after] = decodeCursor(byIdKeys, cursor) ?? ["0"];
      const rows = await store.listOwnEnzymes(database, session, after);
      return pageFrom(
        rows,
        store.OWN_ENZYME_ROWS,
        ({ id, name, scope, content }) => ({ id, name, scope, ...parseCustomEnzyme(content) }),
        (row) => [row.id],
      );
    },

    async detectableFeatures(session: Session, cursor: string | undefined): Promise<Page<Detectable>> {
      demand(session, readKey("feature", "private"));
      const [after] = decodeCursor(byIdKeys, cursor) ?? ["0"];
      const rows = await store.listDetectable(database, session, after);
      return pageFrom(
        rows,
        store.DETECTABLE_ROWS,
        (row) => {
          const { id, name, type, bases, alphabet, color }: FeatureEntry = presentEntry(
            "feature",
            row,
            session,
          );
          return { id, name, type, sequence: bases, kind: alphabet, color, scope: row.scope };
        },
        (row) => [row.id],
      );
    },
  };
};
export type SearchLibrary = ReturnType<typeof searchLibrary>;
