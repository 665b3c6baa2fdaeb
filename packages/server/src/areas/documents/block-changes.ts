import * as Y from "yjs";
import { yieldIf } from "../../kernel/yield-to-event-loop.ts";
import { PAGE_FRAGMENT, readBlock } from "./page-content.ts";

/** Changes replayed before the event loop is given a turn. */
const AT_ONCE = 100;

export interface NumberedChange {
  readonly seq: number;
  readonly content: Uint8Array;
}

/** The types that an item of a Yjs list brought or took away. */
const typesIn = (items: ReadonlySet<Y.Item>): unknown[] =>
  [...items].flatMap((item) => item.content.getContent());

/**
 * Numbers of the changes that inserted, edited or deleted a block of a page, found by replaying all of them. Editors
 * also write attributes that change nothing to be seen: such changes do not count.
 *
 * @param changes All changes of the page up to a point, in their order.
 */
export const changesOfBlock = async (
  changes: readonly NumberedChange[],
  blockId: string,
): Promise<number[]> => {
  const document = new Y.Doc();
  const page = document.getXmlFragment(PAGE_FRAGMENT);
  // A deleted element no longer has attributes.
  const ids = new Map<unknown, string>();
  const idOf = (type: unknown): string | undefined => {
    const id = type instanceof Y.XmlElement ? type.getAttribute("id") : undefined;
    if (id) ids.set(type, id);
    return ids.get(type);
  };
  let isTouched = false;
  page.observeDeep((events) => {
    for (const { target, changes: made } of events) {
      let top: unknown = target;
      while (top instanceof Y.AbstractType && top !== page && top.parent !== page) top = top.parent;
      const touched = top === page ? [...typesIn(made.added), ...typesIn(made.deleted)] : [top];
      // All are asked, so that the ids of other blocks are known when they are deleted.
      if (touched.map(idOf).includes(blockId)) isTouched = true;
    }
  });
  const readNow = (): string | null => {
    const block = page
      .toArray()
      .find((one) => one instanceof Y.XmlElement && one.getAttribute("id") === blockId);
    return block instanceof Y.XmlElement ? readBlock(block) : null;
  };
  let last: string | null = null;
  const found: number[] = [];
  for (const [index, { seq, content }] of changes.entries()) {
    isTouched = false;
    Y.applyUpdate(document, content);
    const now: string | null = isTouched ? readNow() : last;
    if (now !== last) found.push(seq);
    last = now;
    await yieldIf(index % AT_ONCE === AT_ONCE - 1);
  }
  return found;
};
