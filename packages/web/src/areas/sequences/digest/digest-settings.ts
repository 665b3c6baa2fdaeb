import { dnaLadders, type Methylase } from "@benchleaf/bio";

/** What of a digest this browser's user had chosen last, for every sequence. */
export interface DigestSettings {
  readonly ladder: string;
  readonly agarosePercent: number;
  readonly methylation: readonly Methylase[];
  /** Enzymes of each lane. */
  readonly lanes: readonly { readonly enzymes: readonly string[]; readonly isPartial: boolean }[];
}

export const methylases: readonly Methylase[] = ["dam", "dcm", "cpg"];
export const MIN_AGAROSE = 0.5;
export const MAX_AGAROSE = 3;
/** More lanes are on no comb. */
export const MAX_LANES = 12;
export const MAX_LANE_ENZYMES = 10;

export const defaultDigestSettings: DigestSettings = {
  ladder: dnaLadders[0]?.name ?? "",
  agarosePercent: 1,
  methylation: [],
  lanes: [{ enzymes: [], isPartial: false }],
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Settings as they were saved; missing or invalid values are replaced with defaults. */
export const parseDigestSettings = (text: string): DigestSettings => {
  let stored: Partial<Record<keyof DigestSettings, unknown>>;
  try {
    stored = Object(JSON.parse(text));
  } catch {
    return defaultDigestSettings;
  }
  const usual = defaultDigestSettings;
  const percent = Number(stored.agarosePercent);
  const lanes = Array.isArray(stored.lanes)
    ? stored.lanes.slice(0, MAX_LANES).map((lane) => ({
        enzymes: Array.isArray(lane?.enzymes) ? lane.enzymes.filter(isText).slice(0, MAX_LANE_ENZYMES) : [],
        isPartial: lane?.isPartial === true,
      }))
    : [];
  const { methylation } = stored;
  return {
    ladder: dnaLadders.find(({ name }) => name === stored.ladder)?.name ?? usual.ladder,
    agarosePercent: percent >= MIN_AGAROSE && percent <= MAX_AGAROSE ? percent : usual.agarosePercent,
    methylation: Array.isArray(methylation) ? methylases.filter((one) => methylation.includes(one)) : [],
    lanes: lanes.length > 0 ? lanes : usual.lanes,
  };
};
