/** The tables of a font by their four-letter names. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Unpacks a WOFF 1.0 file (W3C Recommendation of 2012, section 3): each table is packed by itself with zlib. */
export const readWoff = async (file: ArrayBuffer): Promise<FontTables> => {
  const view = new DataView(file);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("not a WOFF file");
  const entries = Array.from({ length: view.getUint16(12) }, async (_, index) => {
    const at = 44 + index * 20;
    const tag = String.fromCharCode(...new Uint8Array(file, at, 4));
    const packed = new Uint8Array(file, view.getUint32(at + 4), view.getUint32(at + 8));
    const isPacked = packed.length < view.getUint32(at + 12);
    return [tag, isPacked ? await inflate(packed) : packed] as const;
  });
  return new Map(await Promise.all(entries));
};
