import { readTrueType, type TrueType } from "./true-type.ts";
import { readWoff } from "./woff.ts";

/** Names of the families in pictures, with what programs that ignore embedded fonts may take. */
export const SANS = "Noto Sans SC";
export const MONO = "JetBrains Mono";
export const familyList = (isMono: boolean): string =>
  isMono
    ? `'${MONO}', Menlo, Consolas, 'DejaVu Sans Mono', monospace`
    : `'${SANS}', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', Helvetica, Arial, sans-serif`;

/** A slice of a family: some of its residues in a file of their own. */
interface FontSlice {
  readonly family: string;
  readonly address: string;
  readonly range: string;
  readonly spans: readonly (readonly [first: number, last: number])[];
}

/** A slice that some residues of a picture need. */
export interface PictureFont extends FontSlice {
  readonly file: ArrayBuffer;
  readonly font: TrueType;
}

/** `U+0-FF, U+131` as pairs of code points. */
export const parseRange = (range: string): readonly (readonly [number, number])[] =>
  [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, first = "0", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

/** For a font file without a range. */
const GREEK = "U+0370-03FF";

/** The slices that a style sheet of font faces names. */
export const slicesOf = (css: string, family: string, otherwise = "U+0-10FFFF"): readonly FontSlice[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = ""]) => {
    const address = [...face.matchAll(/url\(["']?([^"')]+\.woff)["']?\)/g)].at(-1)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]?.trim() ?? otherwise;
    return address ? [{ family, address, range, spans: parseRange(range) }] : [];
  });

let slices: Promise<readonly FontSlice[]> | undefined;

const loadSlices = async (): Promise<readonly FontSlice[]> => {
  const [sans, greek, mono] = await Promise.all([
    // The Chinese face has no Greek letters, which genes and proteins are full of.
    import("@fontsource/noto-sans-sc/400.css?inline"),
    import("@fontsource/noto-sans/greek-400.css?inline"),
    import("@fontsource/jetbrains-mono/latin-400.css?inline"),
  ]);
  return [
    ...slicesOf(greek.default, SANS, GREEK),
    ...slicesOf(sans.default, SANS),
    ...slicesOf(mono.default, MONO),
  ];
};

const files = new Map<string, Promise<PictureFont>>();

const loadSlice = (slice: FontSlice): Promise<PictureFont> => {
  const known = files.get(slice.address);
  if (known) return known;
  const loading = (async () => {
    const answer = await fetch(slice.address);
    if (!answer.ok) throw new Error(`font ${slice.address}: ${answer.status}`);
    const file = await answer.arrayBuffer();
    return { ...slice, file, font: readTrueType(await readWoff(file)) };
  })();
  files.set(slice.address, loading);
  loading.catch(() => files.delete(slice.address));
  return loading;
};

/** The slices that hold these residues; only they are fetched, some tens of kilobytes each. */
export const loadPictureFonts = async (
  sansLetters: string,
  monoLetters: string,
): Promise<readonly PictureFont[]> => {
  slices ??= loadSlices();
  const known = await slices.catch((error: unknown) => {
    slices = undefined;
    throw error;
  });
  const wanted = new Set<FontSlice>();
  const look = (letters: string, family: string) => {
    // As in browsers: of fonts that contain a character, the one declared last.
    const faces = known.filter((slice) => slice.family === family).reverse();
    for (const letter of new Set(letters)) {
      const code = letter.codePointAt(0) ?? 0;
      const face = faces.find(({ spans }) => spans.some(([first, last]) => code >= first && code <= last));
      if (face) wanted.add(face);
    }
  };
  look(sansLetters, SANS);
  look(monoLetters, MONO);
  return Promise.all([...wanted].map(loadSlice));
};
