import { attributeOf, walkXml } from "../../../kernel/reading/walk-xml.ts";

/** Drawing programs stay far below each of these limits. */
const MOST_SIDE = 30_000;
const MOST_DEPTH = 200;
const MOST_ELEMENTS = 200_000;
/** Total of the elements that `<use>` draws repeatedly. */
const MOST_DRAWN = 400_000;
/** A filter is rendered in pixels, so its area and radius cost memory and time. */
const MOST_FILTERED_SIDE = 6_000;
const MOST_BLUR = 250;
const MOST_FILTERS = 500;
/** The maximum cost of all filters of a drawing, in steps of a pixel: about four seconds. */
const MOST_FILTER_STEPS = 1_500_000_000;
/** Default size of a drawing without one. */
const USUAL_SIDE = 1_000;

const numbersIn = (text: string | undefined): number[] =>
  (text?.slice(0, 200).match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []).map(Number);

/** An element with an id: how many elements it has, and the ones it references. */
interface Holder {
  own: number;
  /** How many of them are rendered through a filter. */
  filtered: number;
  readonly parts: (string | Holder)[];
}

/** How many elements are rendered in the end; Infinity for a cycle. */
const countDrawn = (
  holders: ReadonlyMap<string, Holder>,
  root: Holder,
  what: "own" | "filtered" = "own",
): number => {
  const known = new Map<Holder, number>();
  const open = new Set<Holder>();
  const count = (holder: Holder): number => {
    const before = known.get(holder);
    if (before !== undefined) return before;
    if (open.has(holder) || open.size > MOST_DEPTH * 4) return Number.POSITIVE_INFINITY;
    open.add(holder);
    let sum = holder[what];
    for (const part of holder.parts) {
      const used = typeof part === "string" ? holders.get(part) : part;
      if (used !== undefined) sum += count(used);
      if (sum > MOST_DRAWN) break;
    }
    open.delete(holder);
    known.set(holder, sum);
    return sum;
  };
  return count(root);
};

const isSmallPicture = (address: string, isPrintable: (bytes: Uint8Array) => boolean): boolean => {
  const data = /^data:[^,]{0,200},/i.exec(address)?.[0];
  if (data === undefined) return true;
  const bytes = /base64,$/i.test(data)
    ? Buffer.from(address.slice(data.length), "base64")
    : Buffer.from(address.slice(data.length));
  // Deeper nesting is not used by any program.
  return (
    bytes[0] !== 0x3c && bytes[0] !== 0x20 && bytes[0] !== 0x1f && bytes[0] !== 0x25 && isPrintable(bytes)
  );
};

const first = (tag: string, name: string, otherwise: number): number =>
  Math.abs(numbersIn(attributeOf(tag, name))[0] ?? otherwise);

/**
 * Steps that a filter primitive takes for each pixel, at most. Noise is summed octave by octave, in four channels.
 */
const stepsOf = (bare: string, tag: string): number => {
  switch (bare) {
    case "feTurbulence":
      return 40 * first(tag, "numOctaves", 1);
    case "feConvolveMatrix":
      return numbersIn(attributeOf(tag, "order")).reduce((product, order) => product * Math.abs(order), 9);
    case "feMorphology":
      return 4 * (1 + first(tag, "radius", 0)) ** 2;
    case "feDiffuseLighting":
    case "feSpecularLighting":
      return 20;
    default:
      return 6;
  }
};

/** End of the last style sheet. */
const endOfStyle = (xml: string): number => Math.max(0, xml.toLowerCase().lastIndexOf("style>"));

/** Whether an element is rendered through a filter, according to its attributes. */
const isFiltered = (tag: string): boolean =>
  attributeOf(tag, "filter") !== undefined || /filter/.test(attributeOf(tag, "style") ?? "");

const linkOf = (tag: string): string | undefined =>
  attributeOf(tag, "xlink:href") ?? attributeOf(tag, "href");

/**
 * Whether a drawing can be printed within limits: its size, depth, number of elements also after `<use>`, filters and
 * embedded images. One pass over its markup.
 */
export const isPrintableSvg = (xml: string, isPrintable: (bytes: Uint8Array) => boolean): boolean => {
  const holders = new Map<string, Holder>();
  const root: Holder = { own: 0, filtered: 0, parts: [] };
  // Open elements that have an id, the innermost last.
  const named: { readonly depth: number; readonly holder: Holder }[] = [{ depth: 0, holder: root }];
  let [depth, elements, filters, blur, side, steps, costliest, area] = [0, 0, 0, 0, 0, 0, 0, 0];
  const sheets = xml.slice(Math.max(0, xml.search(/<(?:\w+:)?style[\s>]/i)), xml.lastIndexOf("</") + 1);
  // A style sheet may put a filter on every element.
  const isStyled = /^<(?:\w+:)?style/i.test(sheets) && /filter\s*:/.test(sheets.slice(0, endOfStyle(sheets)));
  // The content of an entity is not checked: drawing programs never put markup or another entity there.
  if (/<!ENTITY[^>]*[<&]/i.test(xml)) return false;
  const hasEntities = /<!ENTITY/i.test(xml);
  for (const piece of walkXml(xml)) {
    if (piece.kind === "words") continue;
    if (piece.kind === "close") {
      if (named.length > 1 && named.at(-1)!.depth === depth) named.pop();
      depth -= 1;
      continue;
    }
    const { tag, name } = piece;
    depth += 1;
    elements += 1;
    if (depth > MOST_DEPTH || elements > MOST_ELEMENTS) return false;
    const bare = name.replace(/^svg:/, "");
    if (bare === "svg") {
      const sizes = [attributeOf(tag, "width"), attributeOf(tag, "height")].flatMap(numbersIn);
      const box = numbersIn(attributeOf(tag, "viewBox")).slice(2);
      side = Math.max(side, ...sizes.map(Math.abs));
      if (side > MOST_SIDE || box.some((one) => Math.abs(one) > MOST_SIDE * 100)) return false;
      const [width = box[0] ?? USUAL_SIDE, height = box[1] ?? USUAL_SIDE] = sizes.length < 2 ? box : sizes;
      area = Math.max(area, Math.abs(width * height));
      if (sizes.length < 2) side = Math.max(side, ...box.map(Math.abs));
    }
    if (bare === "filter") {
      filters += 1;
      steps = 0;
    }
    if (bare.startsWith("fe")) {
      steps += stepsOf(bare, tag);
      costliest = Math.max(costliest, steps);
      blur = Math.max(
        blur,
        ...["stdDeviation", "radius", "scale"]
          .flatMap((one) => numbersIn(attributeOf(tag, one)))
          .map(Math.abs),
      );
    }
    const id = attributeOf(tag, "id");
    const link = ["use", "image", "feImage"].includes(bare) ? linkOf(tag) : undefined;
    if (link !== undefined && bare !== "use" && !isSmallPicture(link, isPrintable)) return false;
    const within = named.at(-1)!.holder;
    const used = bare === "use" && link?.startsWith("#") ? [link.slice(1)] : [];
    if (id === undefined || holders.has(id)) {
      within.own += 1;
      within.filtered += isFiltered(tag) ? 1 : 0;
      within.parts.push(...used);
    } else {
      const holder: Holder = { own: 1, filtered: isFiltered(tag) ? 1 : 0, parts: used };
      within.parts.push(holder);
      holders.set(id, holder);
      if (!piece.isEmpty) named.push({ depth, holder });
    }
    if (piece.isEmpty) depth -= 1;
  }
  if (filters > MOST_FILTERS || (filters > 0 && (side > MOST_FILTERED_SIDE || blur > MOST_BLUR)))
    return false;
  if (filters > 0 && hasEntities) return false;
  const drawn = countDrawn(holders, root);
  if (drawn > MOST_DRAWN) return false;
  // Each time it is used, a filter is rendered over the whole visible area in the worst case.
  const uses = isStyled ? drawn : countDrawn(holders, root, "filtered");
  return filters === 0 || uses * costliest * area <= MOST_FILTER_STEPS;
};
