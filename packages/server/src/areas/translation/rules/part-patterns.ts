import { geneNames, phrases } from "./data/gene-names.ts";
import { escapePattern } from "./inline-codes.ts";
import { NUMBER, RANGE, UNIT } from "./number-patterns.ts";

const byLength = (one: string, other: string): number => other.length - one.length;

/** Latin and Greek words have ends; Chinese is written without. */
const START = "(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{N}_])";
const END = "(?![\\p{Script=Latin}\\p{Script=Greek}\\p{N}_])";
const whole = (source: string): RegExp => new RegExp(`${START}(?:${source})${END}`, "gu");
const anywhere = (source: string, flags = "gu"): RegExp => new RegExp(source, flags);

const STOPS = "\\s<>\"'，。；、：）】》」\\uFFFC";
const links = [
  anywhere(`(?:https?|ftp)://[^${STOPS}]+`, "giu"),
  anywhere(`${START}www\\.[a-z0-9-]+\\.[^${STOPS}]+`, "giu"),
  anywhere(`(?:${START}doi\\s?[:：]\\s?)?${START}10\\.\\d{4,9}/[^${STOPS}]+`, "giu"),
  anywhere(`${START}[\\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63})+`, "giu"),
];

const sequences = [
  // With its ends, and with modifications between slashes.
  anywhere(
    `${START}5\\s?['′’´]\\s?[-–]?\\s?(?:/[\\w+-]{1,20}/)?[ACGTUNRYKMSWBDHVIacgtu*\\s]{4,500}(?:/[\\w+-]{1,20}/)?\\s?[-–]?\\s?3\\s?['′’´]`,
  ),
  whole("[ACGTU]{3}(?: [ACGTU]{3}){2,}"),
  whole("[ACGTUN]{5,10}(?: [ACGTUN]{5,10})+"),
  whole("[ACGTUN]{4,}"),
  whole("[acgtun]{8,}"),
  whole("(?=[RYSWKMBDHVN]*[ACGTU])(?:[ACGTU]{1,30}[RYSWKMBDHVN]{0,3}){3,}"),
  whole("[ACDEFGHIKLMNPQRSTVWY]{17,}|DYKDDDDK|YPYDVPDYA|EQKLISEEDL|ENLYFQ[GS]|LVPRGS|H{6,10}|G{3,4}S"),
];

const accessions = [
  whole("(?:[NXYWZ][MRPCGTWZ]|A[CP])_\\d{5,12}(?:\\.\\d+)?|GC[AF]_\\d{9}(?:\\.\\d+)?"),
  whole("(?:GSE|GSM|GPL|GDS|PMC|CHEMBL|NCT|PXD|MTBLS|EMD-|E-MTAB-)\\d{2,9}|[SED]R[RXSPZA]\\d{5,9}"),
  whole(
    "PRJ[NED][A-Z]\\d+|SAM[NED][A-Z]?\\d+|ENS[A-Z]{0,6}[GTPE]\\d{11}(?:\\.\\d+)?|rs\\d{3,10}|CVCL_[A-Z0-9]{4}|AB_\\d+",
  ),
  whole("[OPQ]\\d[A-Z0-9]{3}\\d(?:-\\d+)?|[A-NR-Z]\\d[A-Z][A-Z0-9]{2}\\d(?:[A-Z][A-Z0-9]{2}\\d)?"),
  whole("[A-Z]{1,3}\\d{5,8}(?:\\.\\d+)?"),
  whole(
    "PDB(?:\\s?(?:ID|code))?\\s?[:：]?\\s?\\d[A-Za-z0-9]{3}|PMID\\s?[:：]?\\s?\\d{4,9}|RRID\\s?[:：]\\s?\\w+",
  ),
  whole(
    "(?:GO|HGNC|MGI|CHEBI|ChEBI|OMIM|KEGG|arXiv)[:：]\\s?[\\d.]{3,12}|EC\\s?\\d+\\.\\d+\\.\\d+\\.(?:\\d+|-)",
  ),
  whole("(?:CAS\\s?(?:No\\.?|#)?\\s?[:：]?\\s?)?\\d{2,7}-\\d{2}-\\d"),
  whole(
    "p\\.(?:[A-Z][a-z]{2}|[A-Z])\\d{1,4}(?:[A-Z][a-z]{2}|[A-Z]|\\*|fs)|c\\.\\d+(?:[ACGT]>[ACGT]|del[ACGT]*|ins[ACGT]+)",
  ),
  whole("[ACDEFGHIKLMNPQRSTVWY]\\d{2,4}[ACDEFGHIKLMNPQRSTVWY]"),
];

// Chinese words for catalogue number, product number, lot: huohao, pihao, muluhao, bianhao; then the traditional ones.
const NUMBER_OF =
  "\\u8D27\\u53F7|\\u6279\\u53F7|\\u76EE\\u5F55\\u53F7|\\u7F16\\u53F7|\\u8CA8\\u865F|\\u6279\\u865F|\\u76EE\\u9304\\u865F|\\u7DE8\\u865F";
const catalogue = [
  anywhere(
    `(?<=(?:${NUMBER_OF}|\\b(?:cat(?:alog(?:ue)?)?|product|item|order|lot|batch|art(?:icle)?|ref)\\b\\.?\\s?(?:no\\b\\.?|nr\\b\\.?|number|#|code)|\\b(?:cat\\.|catalog(?:ue)?|lot)(?=[\\s:：])|#)\\s{0,2}[:：#]?\\s{0,2})(?=[A-Z\\d./-]*\\d)[A-Z\\d](?:[A-Z\\d./-]*[A-Z\\d])?${END}`,
    "giu",
  ),
  whole("\\d{4,6}-\\d{3}(?:-\\d+)?"),
  whole("(?:[A-Z][A-Za-z]{0,4}|ab|sc|cs)-?\\d{3,}[A-Z0-9]*(?:-\\d+[A-Za-z]{0,2})?"),
];

const quantities = [
  new RegExp(`(?<![\\p{Script=Latin}\\p{N}_.])${RANGE}\\s{0,2}[-–]?${UNIT}`, "gu"),
  new RegExp(`${START}pH\\s?[=≈~<>≤≥]?\\s?${RANGE}`, "gu"),
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_.:])\\d+(?:\\.\\d+)?(?:\\s?[:∶]\\s?\\d+(?:[.,]\\d+)*)+${END}`,
    "gu",
  ),
  // A decimal number, a large one, a power; small whole numbers may become words.
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_.])(?=[^\\p{L}]{0,12}(?:\\.\\d|,\\d{3}|\\^|[⁰¹²³⁴⁵⁶⁷⁸⁹]))${RANGE}${END}`,
    "gu",
  ),
];

const ELEMENT =
  "(?:A[cglrstu]|B[aeir]|C[adelorsu]|Dy|E[ru]|F[er]|G[ade]|H[efgo]|I[nr]|Kr|L[aiu]|M[gno]|N[abdeip]|Os|P[bdrt]|R[abehu]|S[bceimnr]|T[abehil]|Xe|Yb|Z[nr]|[HBCNOFPSKVYIUW])";
const ATOM = `(?:${ELEMENT}(?:\\d{1,2}|[₀-₉]{1,2})?)`;
const GROUP = `(?:\\((?:${ATOM}){1,12}\\)(?:\\d{1,2}|[₀-₉]+)?)`;
const COMPLEX = `(?:\\[(?:${ATOM}|${GROUP}){1,10}\\](?:\\d{1,2}|[₀-₉]+)?)`;
const MOLECULE = `(?:${ATOM}|${GROUP}|${COMPLEX}){1,12}`;
const formulas = [
  // An element with its number or charge, or several elements with a number or a small letter.
  anywhere(
    `${START}(?=[A-Za-z()[\\]]{0,24}(?:\\d|[₀-₉])|[A-Z]{0,12}[a-z])(?:(?:${ATOM}|${GROUP}|${COMPLEX})(?:${MOLECULE})|[HONFI](?:2|₂)|(?:Cl|Br)(?:2|₂)|[(](?:${ATOM}){1,12}[)](?:${MOLECULE}))(?:\\s?[·•⋅]\\s?\\d{0,2}(?:${MOLECULE}))?(?:\\d?[+⁺⁻](?![\\p{L}\\p{N}])|[²³][⁺⁻])?${END}`,
  ),
  anywhere(`${START}(?:Na|K|Li|Ca|Mg|Zn|Fe|Cu|Mn|Co|Ni|Cd|Al|NH4|H)(?:[²³]?⁺|[23]?\\+)(?![\\p{L}\\p{N}])`),
  anywhere(`${START}(?!pH)[A-Za-z]\\w{0,7}\\s?[=<>≤≥≈＝＜＞]\\s?${RANGE}(?:\\s?${UNIT})?${END}`),
  anywhere(`${START}2\\s?(?:\\^\\s?\\(?)?[-−–⁻]\\s?[Δ△∆]{1,2}C[tTqp]\\)?|[Δ△∆]{1,2}C[tTqp]${END}`),
  anywhere(`${START}[a-z]\\s?=\\s?[-−]?[\\d.]+\\s?[a-z](?:\\s?[+−-]\\s?[\\d.]+)?${END}`),
];

/** Words with a number that are no genes. */
const NO_GENE =
  "(?!(?:Fig|Figs|FIG|Step|STEP|Day|DAY|Table|TABLE|Tab|Box|Lane|Ref|Refs|Eq|Eqs|No|Vol|Well|Tube|Page|Week|Part|Group|Test|Type|Plate|Mix|Run|Line|Row|Col|Exp|Sample|Class|Phase|Lab|Sec|Ex|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|OD)-?\\d)";
const genes = [
  new RegExp(
    `${START}(?:${[...phrases, ...geneNames].sort(byLength).map(escapePattern).join("|")})(?:-HF|-v2|-GFP|-Cre|\\(\\+\\))?${END}`,
    "gu",
  ),
  whole(`${NO_GENE}[A-Z]{2,6}-?\\d{1,3}[A-Z]?\\d{0,2}(?:-?[αβγδεκ]|[a-z])?\\d?`),
  whole("[A-Z]{2,5}-?\\d{0,2}[αβγδεκ]\\d{0,2}"),
  whole(`${NO_GENE}[A-Z][a-z]{1,4}\\d{1,2}[a-z]?\\d{0,2}`),
  whole("(?!(?:pre|non|sub|cis|per)[A-Z])[a-z]{3}[A-Z]\\d{0,2}"),
  whole("[A-Z][a-z]{2}[A-Z]?\\d{0,3}(?:I{1,3}|I?V|VI{1,3}|IX|XI{0,2})(?:-HF|-v2)?"),
  whole("p(?:16|18|21|27|38|50|52|53|57|62|63|65|70|73|107|130|300)(?:[A-Z][A-Za-z0-9]{1,5})?"),
  // Phosphorylated residues, the mouse's names of short genes, wavelengths of absorbance.
  whole("(?:Ser|Thr|Tyr|Lys|Arg|Cys|His|Asp|Glu)-?\\d{1,4}(?:/(?:Ser|Thr|Tyr)?\\d{1,4})?"),
  whole("Tnf|Ifng|Actb|Myc|Fos|Jun|Egfr|Vegfa|Pten|Kras|Ins|Alb|Lep|Gfap|Nes|Mtor|Tert|Adipoq|Arg1|Nos2"),
  whole("(?:OD|A)_?\\d{3}(?:/(?:OD|A)_?\\d{3})?"),
  whole("CRISPR[-/]Cas\\d{1,2}[a-z]?"),
  whole("H[1234][AB]?[KRS]\\d{1,3}(?:me[123]|ac|ub|ph|la|cr)?"),
  whole("(?:(?:hsa|mmu|rno)-)?(?:miR|mir|let)-\\d{1,5}[a-z]?(?:-\\d)?(?:-[35]p)?"),
  // Plasmids.
  anywhere(
    `${START}(?:p(?:[A-Z]{2,}|[A-Z][A-Z0-9]|cDNA|sPAX|Lenti|Blue|Easy|EASY|Donor)[A-Za-z0-9]*(?:[-._][A-Za-z0-9]+)*|p[Xx]\\d{3}[A-Za-z0-9]*(?:[-._][A-Za-z0-9]+)*|p[Xx]\\d{3}|lenti[A-Z]\\w+)(?:\\([+−-]\\))?${END}`,
  ),
  // Cell lines and strains: capitals and small letters with a number.
  whole(
    `${NO_GENE}(?=[A-Za-z]*[A-Z])[A-Za-z]{2,6}\\d{1,4}[A-Z]{1,2}|(?=[A-Za-z]*[a-z][A-Z])[A-Z][A-Za-z]{1,6}\\d{1,4}`,
  ),
];

/** What stays as it is in a translation, by kind. */
export const partPatterns: Readonly<Record<string, readonly RegExp[]>> = {
  links,
  sequences,
  accessions,
  catalogue,
  quantities,
  formulas,
  genes,
};

/** In a text with its marks: a number whose exponent or index is formatted. */
export const FORMATTED_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${NUMBER}\\s?[×x]\\s?)?\\d+⟦f(\\d+)⟧[-−–+]?\\d+⟦/f\\1⟧(?!\\d)`,
  "gu",
);
