/** An RNA-guided enzyme and how it meets its target. All bases as the strand with the PAM reads, 5' to 3'. */
export interface Nuclease {
  readonly name: string;
  /** IUPAC letters. */
  readonly pam: string;
  /** Where the PAM is: after the protospacer (3') or before it (5'). */
  readonly pamSide: "3prime" | "5prime";
  /** Bases of the spacer, 14 to 28. */
  readonly spacerLength: number;
  /** Bases of the protospacer before the cut, on the strand with the PAM and on the other one. */
  readonly cut: { readonly pamStrand: number; readonly otherStrand: number };
  /** A PAM at which it also cuts, but less well; included in the off-target search. */
  readonly weakPam?: string;
}

const cas9 = (name: string, pam: string, spacerLength = 20, weakPam?: string): Nuclease => ({
  name,
  pam,
  pamSide: "3prime",
  spacerLength,
  cut: { pamStrand: spacerLength - 3, otherStrand: spacerLength - 3 },
  ...(weakPam ? { weakPam } : {}),
});

const cas12 = (
  name: string,
  pam: string,
  spacerLength: number,
  pamStrand: number,
  otherStrand: number,
): Nuclease => ({
  name,
  pam,
  pamSide: "5prime",
  spacerLength,
  cut: { pamStrand, otherStrand },
});

/**
 * The enzymes known by name. Cas9 cuts blunt, three bases before the PAM; Cas12 leaves 5' overhangs far from it.
 *
 * Sources: SpCas9 Jinek 2012 (weak NAG: Hsu 2013); VQR, VRER, EQR Kleinstiver 2015a; SpCas9-NG Nishimasu 2018; SpG and
 * SpRY Walton 2020; SaCas9 Ran 2015; SaCas9-KKH Kleinstiver 2015b; CjCas9 Kim 2017; NmeCas9 Hou 2013; Nme2Cas9 Edraki
 * 2019; St1Cas9 Kleinstiver 2015a; Cas12a Zetsche 2015 (TTTV: Kim 2017); enAsCas12a Kleinstiver 2019; CasX Liu 2019;
 * Un1Cas12f1 Karvelis 2020.
 */
export const nucleases = {
  SpCas9: cas9("SpCas9", "NGG", 20, "NRG"),
  "SpCas9-VQR": cas9("SpCas9-VQR", "NGAN"),
  "SpCas9-EQR": cas9("SpCas9-EQR", "NGAG"),
  "SpCas9-VRER": cas9("SpCas9-VRER", "NGCG"),
  "SpCas9-NG": cas9("SpCas9-NG", "NG"),
  SpG: cas9("SpG", "NGN"),
  SpRY: cas9("SpRY", "NRN", 20, "NNN"),
  SaCas9: cas9("SaCas9", "NNGRRT", 21, "NNGRRN"),
  "SaCas9-KKH": cas9("SaCas9-KKH", "NNNRRT", 21),
  St1Cas9: cas9("St1Cas9", "NNAGAAW"),
  NmeCas9: cas9("NmeCas9", "NNNNGATT", 24),
  Nme2Cas9: cas9("Nme2Cas9", "NNNNCC", 24),
  CjCas9: cas9("CjCas9", "NNNNRYAC", 22),
  Cas12a: cas12("Cas12a", "TTTV", 23, 18, 23),
  enAsCas12a: cas12("enAsCas12a", "TTYN", 23, 18, 23),
  CasX: cas12("CasX", "TTCN", 20, 12, 22),
  Un1Cas12f1: cas12("Un1Cas12f1", "TTTR", 20, 20, 24),
} as const satisfies Record<string, Nuclease>;

/** Nucleases that are known by name. */
export type NucleaseName = keyof typeof nucleases;

/** An enzyme by name, or described; and single traits that differ from it, such as another PAM. */
export interface NucleaseChoice {
  /** SpCas9 by default. */
  readonly nuclease?: NucleaseName | Nuclease;
  readonly pam?: string;
  readonly pamSide?: "3prime" | "5prime";
  readonly spacerLength?: number;
}

/** Why a nuclease cannot be worked with. */
export interface NucleaseRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "unknown-nuclease" | "illegal-pam" | "illegal-spacer-length";
    readonly message: string;
  };
}

const isName = (name: string): name is NucleaseName => Object.hasOwn(nucleases, name);

/**
 * The enzyme described by a set of options. A change of the spacer's length or of the PAM's side keeps the distance
 * of the cuts from the PAM.
 */
export const chooseNuclease = (
  choice: NucleaseChoice,
): { readonly ok: true; readonly nuclease: Nuclease } | NucleaseRefusal => {
  const { nuclease = "SpCas9" } = choice;
  if (typeof nuclease === "string" && !isName(nuclease)) {
    return refuse("unknown-nuclease", `There is no nuclease named "${nuclease as string}".`);
  }
  const base: Nuclease = typeof nuclease === "string" ? nucleases[nuclease] : nuclease;
  const { pam = base.pam, pamSide = base.pamSide, spacerLength = base.spacerLength } = choice;
  if (!/^[ACGTURYSWKMBDHVN]{0,12}$/i.test(pam)) {
    return refuse("illegal-pam", `A PAM has at most 12 IUPAC letters, unlike "${pam}".`);
  }
  if (!Number.isInteger(spacerLength) || spacerLength < 14 || spacerLength > 28) {
    return refuse("illegal-spacer-length", `A spacer has 14 to 28 bases, not ${spacerLength}.`);
  }
  const shift = pamSide === "3prime" && base.pamSide === "3prime" ? spacerLength - base.spacerLength : 0;
  const cut = { pamStrand: base.cut.pamStrand + shift, otherStrand: base.cut.otherStrand + shift };
  const weakPam = pam === base.pam && base.weakPam ? { weakPam: base.weakPam } : {};
  const name = base.name;
  return { ok: true, nuclease: { name, pam: pam.toUpperCase(), pamSide, spacerLength, cut, ...weakPam } };
};

const refuse = (code: NucleaseRefusal["error"]["code"], message: string): NucleaseRefusal => ({
  ok: false,
  error: { code, message },
});
