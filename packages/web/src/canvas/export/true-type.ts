import type { FontTables } from "./woff.ts";

/** What drawing and embedding need of a TrueType font (OpenType 1.9: cmap, glyf, head, hhea, hmtx, loca, maxp). */
export interface TrueType {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** 0 where the font has no such residue. */
  glyphOf(codePoint: number): number;
  /** In thousandths of the font size. */
  advanceOf(glyph: number): number;
  /** The font with these glyphs alone, and what each is called in it. */
  subset(glyphs: Iterable<number>): {
    readonly file: Uint8Array;
    readonly newId: ReadonlyMap<number, number>;
  };
}

const viewOf = (tables: FontTables, tag: string): DataView => {
  const table = tables.get(tag);
  if (!table) throw new Error(`font without ${tag}`);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
};

export const readTrueType = (tables: FontTables): TrueType => {
  const [head, hhea] = [viewOf(tables, "head"), viewOf(tables, "hhea")];
  const unitsPerEm = head.getUint16(18);
  const metrics = readMetrics(tables, hhea.getUint16(34));
  const glyphs = readGlyphs(tables, head.getInt16(50) === 1);
  return {
    unitsPerEm,
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: readCmap(viewOf(tables, "cmap")),
    advanceOf: (glyph) => (metrics(glyph).advance * 1000) / unitsPerEm,
    subset: (wanted) => subsetFont(tables, glyphs, metrics, wanted),
  };
};

type Metrics = (glyph: number) => { readonly advance: number; readonly bearing: number };

const readMetrics = (tables: FontTables, longCount: number): Metrics => {
  const hmtx = viewOf(tables, "hmtx");
  return (glyph) => {
    const at = Math.min(glyph, longCount - 1) * 4;
    const bearingAt = glyph < longCount ? at + 2 : longCount * 4 + (glyph - longCount) * 2;
    return { advance: hmtx.getUint16(at), bearing: hmtx.getInt16(bearingAt) };
  };
};

const readGlyphs = (tables: FontTables, isLong: boolean) => {
  const loca = viewOf(tables, "loca");
  const glyf = tables.get("glyf") ?? new Uint8Array(0);
  const offset = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  return (glyph: number): Uint8Array => glyf.subarray(offset(glyph), offset(glyph + 1));
};

/** The best map of the font: all of Unicode (format 12), else its first plane (format 4). */
const readCmap = (cmap: DataView): ((codePoint: number) => number) => {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const find = (format: number) => offsets.find((at) => cmap.getUint16(at) === format);
  const full = find(12);
  if (full !== undefined) return (codePoint) => inGroups(cmap, full, codePoint);
  const plane = find(4);
  return plane === undefined ? () => 0 : (codePoint) => inSegments(cmap, plane, codePoint);
};

const inGroups = (cmap: DataView, at: number, codePoint: number): number => {
  const count = cmap.getUint32(at + 12);
  for (let index = 0, group = at + 16; index < count; index += 1, group += 12) {
    if (codePoint > cmap.getUint32(group + 4)) continue;
    const first = cmap.getUint32(group);
    return codePoint < first ? 0 : cmap.getUint32(group + 8) + codePoint - first;
  }
  return 0;
};

const inSegments = (cmap: DataView, at: number, codePoint: number): number => {
  const double = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + double];
  for (let index = 0; index < double; index += 2) {
    if (codePoint > cmap.getUint16(ends + index)) continue;
    const first = cmap.getUint16(starts + index);
    if (codePoint < first) return 0;
    const delta = cmap.getUint16(starts + double + index);
    const rangeAt = starts + 2 * double + index;
    const range = cmap.getUint16(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = cmap.getUint16(rangeAt + range + 2 * (codePoint - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
};

/** Visits where a composite glyph names the glyphs that it is made of. */
const visitParts = (glyph: Uint8Array, visit: (at: number, view: DataView) => void): void => {
  const view = new DataView(glyph.buffer, glyph.byteOffset, glyph.byteLength);
  if (glyph.length < 10 || view.getInt16(0) >= 0) return;
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = view.getUint16(at);
    visit(at + 2, view);
    at += 4 + (flags & 1 ? 4 : 2);
    at += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  }
};

const subsetFont = (
  tables: FontTables,
  glyphOf: (glyph: number) => Uint8Array,
  metrics: Metrics,
  wanted: Iterable<number>,
) => {
  const kept = new Set([0, ...wanted]);
  // A set visits what is added while it is walked: parts of parts too.
  for (const glyph of kept) visitParts(glyphOf(glyph), (at, view) => kept.add(view.getUint16(at)));
  const ids = [...kept];
  const newId = new Map(ids.map((glyph, index) => [glyph, index]));
  const outlines = ids.map((glyph) => {
    const outline = new Uint8Array((glyphOf(glyph).length + 3) & ~3);
    outline.set(glyphOf(glyph));
    visitParts(outline, (at, view) => view.setUint16(at, newId.get(view.getUint16(at)) ?? 0));
    return outline;
  });
  const loca = new DataView(new ArrayBuffer(4 * (ids.length + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * ids.length));
  let end = 0;
  ids.forEach((glyph, index) => {
    end += outlines[index]?.length ?? 0;
    loca.setUint32(4 * (index + 1), end);
    hmtx.setUint16(4 * index, metrics(glyph).advance);
    hmtx.setInt16(4 * index + 2, metrics(glyph).bearing);
  });
  const glyf = joinBytes(outlines);
  const patched = (tag: string, at: number, value: number) => {
    const copy = Uint8Array.from(tables.get(tag) ?? []);
    new DataView(copy.buffer).setUint16(at, value);
    return copy;
  };
  const file = writeFont([
    ["glyf", glyf],
    ["head", patched("head", 50, 1)],
    ["hhea", patched("hhea", 34, ids.length)],
    ["hmtx", new Uint8Array(hmtx.buffer)],
    ["loca", new Uint8Array(loca.buffer)],
    ["maxp", patched("maxp", 4, ids.length)],
  ]);
  return { file, newId };
};

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const checksum = (bytes: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const word = ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8);
    sum = (sum + (word | (bytes[at + 3] ?? 0))) >>> 0;
  }
  return sum;
};

/** Tables (in the order of their names) as one font file. */
const writeFont = (tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array => {
  const directory = new DataView(new ArrayBuffer(12 + 16 * tables.length));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = [1, 0, tables.length, power * 16, Math.log2(power), (tables.length - power) * 16];
  for (const [index, value] of header.entries()) directory.setUint16(2 * index, value);
  let offset = directory.byteLength;
  const padded = tables.map(([tag, bytes], index) => {
    const at = 12 + 16 * index;
    for (let place = 0; place < 4; place += 1) directory.setUint8(at + place, tag.charCodeAt(place));
    directory.setUint32(at + 4, checksum(bytes));
    directory.setUint32(at + 8, offset);
    directory.setUint32(at + 12, bytes.length);
    const whole = new Uint8Array((bytes.length + 3) & ~3);
    whole.set(bytes);
    offset += whole.length;
    return whole;
  });
  return joinBytes([new Uint8Array(directory.buffer), ...padded]);
};
