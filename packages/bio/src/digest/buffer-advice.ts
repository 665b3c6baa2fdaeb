import type { EnzymeProvider, EnzymeRecord } from "../enzyme/enzyme.ts";

/** A printed activity in percent; null if the maker does not recommend the buffer or gives no value. */
export interface Activity {
  readonly min: number;
  readonly max: number;
  /** The maker marks star activity, cuts at other sites, in this buffer. */
  readonly hasStarActivity: boolean;
  /** What has to be added: SAM, an oligonucleotide, DTT. */
  readonly needs: string | null;
}

/**
 * Reads an activity as makers print it.
 *
 * @example readActivity("50-100*") // { min: 50, max: 100, hasStarActivity: true, needs: null }
 * @example readActivity("<10") // { min: 0, max: 10, hasStarActivity: false, needs: null }
 * @example readActivity("NR(0-20)") // null
 */
export const readActivity = (text: string | undefined): Activity | null => {
  const [, below, low, high, star, extra] = /^(<)?(\d+)(?:-(\d+))?(\*)?(?:\+(\w+))?$/.exec(text ?? "") ?? [];
  if (low === undefined) return null;
  return {
    min: below ? 0 : Number(low),
    max: Number(high ?? low),
    hasStarActivity: star !== undefined,
    needs: extra ?? null,
  };
};

/** One buffer for all enzymes of a digestion. */
export interface BufferAdvice {
  readonly provider: Exclude<EnzymeProvider["provider"], "NEB HF">;
  readonly buffer: string;
  /** The lowest activity that one of the enzymes is sure to have, percent. */
  readonly minActivity: number;
  /** By enzyme, the product to use, its activity and the temperature that it needs, ℃. */
  readonly enzymes: readonly {
    readonly name: string;
    readonly product: string;
    readonly activity: Activity;
    readonly temperature: string | null;
  }[];
  /** ℃, null when the enzymes need different ones: then one after the other, the cooler first. */
  readonly temperature: string | null;
  readonly hasStarActivity: boolean;
}

/** Buffers in which all enzymes work, the best first, or why there is no answer. */
export type BufferAdviceResult =
  | { readonly ok: true; readonly advice: readonly BufferAdvice[] }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "no-enzymes" | "no-buffer-data";
        readonly message: string;
        readonly enzyme?: string;
      };
    };

/**
 * Buffers in which several enzymes of one maker work together, best first: those without star activity before those
 * with it, then by the activity of the weakest enzyme. Of two products of one enzyme (EcoRI, EcoRI-HF) the better
 * suited is taken. Only buffers that every enzyme's maker recommends are told; when there is none, digest one after
 * the other. Takes whole records (`loadEnzymes`).
 *
 * @example adviseBuffers([EcoRI, HindIII]) // first: { provider: "NEB", buffer: "CutSmart", minActivity: 100, … }
 */
export const adviseBuffers = (enzymes: readonly EnzymeRecord[]): BufferAdviceResult => {
  if (enzymes.length === 0) return refuse("no-enzymes", "There are no enzymes to advise on.");
  const silent = enzymes.find(({ providers }) => !providers.some(hasTable));
  if (silent) return refuse("no-buffer-data", `No maker's buffer table has ${silent.name}.`, silent.name);
  const advice = makers.flatMap((provider) =>
    buffersIn(enzymes, provider).flatMap((buffer) => adviceFor(enzymes, provider, buffer)),
  );
  const rank = ({ hasStarActivity, minActivity }: BufferAdvice) => minActivity - (hasStarActivity ? 1000 : 0);
  return { ok: true, advice: advice.sort((one, other) => rank(other) - rank(one)) };
};

const refuse = (
  code: "no-enzymes" | "no-buffer-data",
  message: string,
  enzyme?: string,
): BufferAdviceResult => ({ ok: false, error: { code, message, ...(enzyme !== undefined && { enzyme }) } });

/** Of equally suitable buffers, the one of the maker that comes first is listed first. */
const makers = ["NEB", "ThermoFisher FastDigest", "ThermoFisher", "Promega", "SibEnzyme"] as const;

const hasTable = ({ activities }: EnzymeProvider): boolean => Object.keys(activities).length > 0;

/** NEB's two lines share their buffers. */
const isOf = (entry: EnzymeProvider, provider: BufferAdvice["provider"]): boolean =>
  entry.provider === provider || (provider === "NEB" && entry.provider === "NEB HF");

const buffersIn = (
  enzymes: readonly EnzymeRecord[],
  provider: BufferAdvice["provider"],
): readonly string[] => [
  ...new Set(
    enzymes.flatMap(({ providers }) =>
      providers.filter((entry) => isOf(entry, provider)).flatMap(({ activities }) => Object.keys(activities)),
    ),
  ),
];

const adviceFor = (
  enzymes: readonly EnzymeRecord[],
  provider: BufferAdvice["provider"],
  buffer: string,
): readonly BufferAdvice[] => {
  const chosen = enzymes.map((enzyme) => bestProduct(enzyme, provider, buffer));
  if (!chosen.every((choice) => choice !== null)) return [];
  const temperatures = new Set(chosen.map(({ temperature }) => temperature));
  return [
    {
      provider,
      buffer,
      minActivity: Math.min(...chosen.map(({ activity }) => activity.min)),
      enzymes: chosen,
      temperature: temperatures.size === 1 ? (chosen[0]?.temperature ?? null) : null,
      hasStarActivity: chosen.some(({ activity }) => activity.hasStarActivity),
    },
  ];
};

const bestProduct = (enzyme: EnzymeRecord, provider: BufferAdvice["provider"], buffer: string) => {
  const candidates = enzyme.providers.flatMap((entry) => {
    const activity = isOf(entry, provider) ? readActivity(entry.activities[buffer]) : null;
    if (!activity) return [];
    return [
      { name: enzyme.name, product: entry.product, activity, temperature: entry.incubationTemperature },
    ];
  });
  const value = ({ activity }: (typeof candidates)[number]) =>
    activity.min - (activity.hasStarActivity ? 1000 : 0);
  return candidates.toSorted((one, other) => value(other) - value(one))[0] ?? null;
};
