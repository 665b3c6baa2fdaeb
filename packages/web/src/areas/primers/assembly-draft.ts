import type { PlanMethod, Selection, Strand } from "@benchleaf/bio";
import { MAX_CLONING_FRAGMENTS } from "@benchleaf/contract";

/**
 * Assembly methods for which primers can be designed, in the order offered; `auto` uses the one with the fewest
 * warnings.
 */
export const selectedMethods = [
  "auto",
  "gibson",
  "hifi",
  "in-fusion",
  "overlap-extension",
  "golden-gate",
  "user",
  "restriction-ligation",
] as const satisfies readonly (PlanMethod | "auto")[];
export type SelectedMethod = (typeof selectedMethods)[number];

export interface DraftPart {
  readonly id: string;
  readonly sequenceId: string;
  readonly version: number;
  /** Zero-based; null for all of it. */
  readonly region: Selection | null;
  readonly featureId: string | null;
  readonly strand: Strand;
}

export interface AssemblyDraft {
  readonly method: SelectedMethod;
  readonly isLinear: boolean;
  /** What Golden Gate or restriction cuts with; null: chosen by the parts. */
  readonly enzyme: string | null;
  readonly parts: readonly DraftPart[];
}

export const emptyDraft: AssemblyDraft = { method: "auto", isLinear: false, enzyme: null, parts: [] };

type Change<Args extends readonly unknown[]> = (draft: AssemblyDraft, ...args: Args) => AssemblyDraft;

export const roomOf = ({ parts }: AssemblyDraft): number => MAX_CLONING_FRAGMENTS - parts.length;

/** As many of them as there is room for. */
export const addParts: Change<
  [chosen: readonly { readonly id: string; readonly version: number | null }[]]
> = (draft, chosen) => {
  const taken = draft.parts.map(({ id }) => Number(id.slice(1)));
  const next = Math.max(0, ...taken) + 1;
  const added = chosen.slice(0, roomOf(draft)).map(
    ({ id, version }, index): DraftPart => ({
      id: `p${next + index}`,
      sequenceId: id,
      version: version ?? 1,
      region: null,
      featureId: null,
      strand: 1,
    }),
  );
  return { ...draft, parts: [...draft.parts, ...added] };
};

export const removePart: Change<[id: string]> = (draft, id) => ({
  ...draft,
  parts: draft.parts.filter((one) => one.id !== id),
});

export const movePart: Change<[id: string, to: number]> = (draft, id, to) => {
  const moved = draft.parts.find((one) => one.id === id);
  if (!moved) return draft;
  const others = draft.parts.filter((one) => one !== moved);
  const at = Math.min(others.length, Math.max(0, to));
  return { ...draft, parts: [...others.slice(0, at), moved, ...others.slice(at)] };
};

export const changePart: Change<[id: string, change: Partial<Omit<DraftPart, "id">>]> = (
  draft,
  id,
  change,
) => ({ ...draft, parts: draft.parts.map((one) => (one.id === id ? { ...one, ...change } : one)) });

/** Read into the product the other way. */
export const flipPart: Change<[id: string]> = (draft, id) => {
  const strand = draft.parts.find((one) => one.id === id)?.strand;
  return strand === undefined ? draft : changePart(draft, id, { strand: strand === 1 ? -1 : 1 });
};

export const keyOf = ({ sequenceId, version }: DraftPart): string => `${sequenceId} ${version}`;

const FIELD = ".";
const PART = "_";
const REVERSED = "r";

/**
 * The draft as the query of an address; positions count from one there.
 *
 * @example writeDraft({ ...emptyDraft, parts: [part] }) // { parts: "12.3.101.300.r" }
 */
export const writeDraft = ({ method, isLinear, enzyme, parts }: AssemblyDraft): Record<string, string> => ({
  ...(parts.length > 0 && { parts: parts.map(writePart).join(PART) }),
  ...(method !== "auto" && { method }),
  ...(isLinear && { shape: "linear" }),
  ...(enzyme !== null && { enzyme }),
});

const writePart = ({ sequenceId, version, region, strand }: DraftPart): string =>
  [
    sequenceId,
    version,
    ...(region ? [region.start + 1, region.length] : []),
    ...(strand === -1 ? [REVERSED] : []),
  ].join(FIELD);

/** The draft of an address; what makes no sense in it is left out. */
export const readDraft = (query: Readonly<Record<string, string | undefined>>): AssemblyDraft => {
  const parts = (query.parts ?? "")
    .split(PART)
    .flatMap(readPart)
    .slice(0, MAX_CLONING_FRAGMENTS)
    .map((part, index): DraftPart => ({ ...part, id: `p${index + 1}`, featureId: null }));
  return {
    method: selectedMethods.find((one) => one === query.method) ?? "auto",
    isLinear: query.shape === "linear",
    enzyme: query.enzyme && /^[\w-]{1,40}$/.test(query.enzyme) ? query.enzyme : null,
    parts,
  };
};

const PART_PATTERN = /^(-?\d{1,18})\.([1-9]\d{0,8})(?:\.([1-9]\d{0,8})\.([1-9]\d{0,8}))?(\.r)?$/;

const readPart = (text: string): Omit<DraftPart, "id" | "featureId">[] => {
  const [, sequenceId, version, first, length, turned] = PART_PATTERN.exec(text) ?? [];
  if (sequenceId === undefined) return [];
  return [
    {
      sequenceId,
      version: Number(version),
      region: first ? { start: Number(first) - 1, length: Number(length) } : null,
      strand: turned ? -1 : 1,
    },
  ];
};
