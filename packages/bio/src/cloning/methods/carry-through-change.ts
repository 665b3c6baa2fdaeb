import { replaceSelection } from "../../edit.ts";
import { rotateRecord } from "../../molecule/rotate-record.ts";
import type { SequenceRecord } from "../../sequence.ts";

/**
 * The product of a mutagenesis with the plasmid's annotations carried through the change as through an edit: a CDS with
 * three other bases inside stays one CDS, where joining the ends of the PCR product leaves two partial ones. `core` is a
 * stretch of the plasmid (zero-based, may cross the origin) that lies unchanged in the product; the change is what
 * differs beyond it. Returns `product` itself if it is not the plasmid with one change.
 *
 * @example carryThroughChange(plasmid, product, { start: 1300, length: 4100 }).features.length // as in the plasmid
 */
export const carryThroughChange = (
  plasmid: SequenceRecord,
  product: SequenceRecord,
  core: { readonly start: number; readonly length: number },
): SequenceRecord => {
  const before = plasmid.sequence.toUpperCase();
  const after = product.sequence.toUpperCase();
  const at = indexOnCircle(after, basesOnCircle(before, core.start, core.length));
  if (core.length <= 0 || at < 0) return product;
  const most = Math.min(before.length, after.length);
  const isSame = (offset: number): boolean =>
    before.at((core.start + offset) % before.length) === after.at((at + offset) % after.length);
  let { length } = core;
  while (length < most && isSame(length)) length++;
  let lead = 0;
  while (length + lead < most && isSame(-lead - 1)) lead++;
  const changed = { start: core.start + length, length: before.length - length - lead };
  const insert = basesOnCircle(product.sequence, at + length, after.length - length - lead);
  const selection = { ...changed, start: changed.start % before.length };
  const { record } = replaceSelection(plasmid, selection, insert);
  const origin = indexOnCircle(record.sequence.toUpperCase(), after);
  return origin < 0 ? product : { ...rotateRecord(record, origin), name: product.name };
};

const basesOnCircle = (circle: string, start: number, length: number): string => {
  const from = start % circle.length;
  return circle.slice(from, from + length) + circle.slice(0, Math.max(0, from + length - circle.length));
};

/** Where `part` begins on a circle; -1 if nowhere. */
const indexOnCircle = (circle: string, part: string): number =>
  (circle + circle.slice(0, Math.max(0, part.length - 1))).indexOf(part);
