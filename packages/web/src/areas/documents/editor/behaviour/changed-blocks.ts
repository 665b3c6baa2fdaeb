import type { Node } from "@tiptap/pm/model";
import { Mapping, StepMap } from "@tiptap/pm/transform";
import type { Decoration, DecorationSet } from "@tiptap/pm/view";

/** What two states of a page differ in, in whole blocks of its top level: indices, and positions at their ends. */
interface ChangedBlocks {
  readonly first: number;
  readonly lastBefore: number;
  readonly lastAfter: number;
  readonly from: number;
  readonly toBefore: number;
  readonly toAfter: number;
}

/**
 * The blocks between the equal ones at the start and at the end of both; null if nothing has changed. An edit leaves
 * the other blocks the same objects, so that comparing them costs nothing; what others type makes all of them anew.
 */
export const changedBlocks = (before: Node, after: Node): ChangedBlocks | null => {
  if (before === after) return null;
  const shared = Math.min(before.childCount, after.childCount);
  let [first, from] = [0, 0];
  while (first < shared && before.child(first).eq(after.child(first))) from += after.child(first++).nodeSize;
  let [lastBefore, lastAfter] = [before.childCount, after.childCount];
  let [toBefore, toAfter] = [before.content.size, after.content.size];
  while (lastBefore > first && lastAfter > first) {
    const same = after.child(lastAfter - 1);
    if (!before.child(lastBefore - 1).eq(same)) break;
    lastBefore -= 1;
    lastAfter -= 1;
    toBefore -= same.nodeSize;
    toAfter -= same.nodeSize;
  }
  if (lastBefore === first && lastAfter === first) return null;
  return { first, lastBefore, lastAfter, from, toBefore, toAfter };
};

/** What a block of the top level is decorated with, `at` its position. */
export type DecorateBlock = (block: Node, at: number) => readonly Decoration[];

/** Decorations of all blocks. */
export const decorateBlocks = (doc: Node, decorate: DecorateBlock): Decoration[] => {
  const found: Decoration[] = [];
  doc.forEach((block, at) => {
    found.push(...decorate(block, at));
  });
  return found;
};

/** The decorations after a change: those of changed blocks made anew, the others moved along. */
export const redecorate = (
  set: DecorationSet,
  before: Node,
  after: Node,
  decorate: DecorateBlock,
): DecorationSet => {
  const changed = changedBlocks(before, after);
  if (changed === null) return set;
  const { first, lastAfter, from, toBefore, toAfter } = changed;
  const moved = set.map(new Mapping([new StepMap([from, toBefore - from, toAfter - from])]), after);
  const made: Decoration[] = [];
  for (let index = first, at = from; index < lastAfter; index++) {
    made.push(...decorate(after.child(index), at));
    at += after.child(index).nodeSize;
  }
  return made.length === 0 ? moved : moved.add(after, made);
};
