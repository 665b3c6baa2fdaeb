import type { Strand } from "../feature.ts";
import type { Fragment } from "./fragment.ts";
import { type JoinEnd, type Junction, placeOf } from "./junction.ts";

/** A stretch of a fragment in a product; `end` runs past the size where it crosses the origin of a circle. */
export interface ChainPiece {
  readonly fragment: number;
  readonly strand: Strand;
  readonly start: number;
  readonly end: number;
}

/** Fragments joined one after another, each used once. On a circle the last junction closes it. */
export interface Chain {
  readonly pieces: readonly ChainPiece[];
  readonly junctions: readonly Junction[];
  readonly isCircular: boolean;
}

/** Ways in which fragments follow each other. */
export interface ChainSearch {
  readonly chains: readonly Chain[];
  /** Set when there were more ways than {@link MAX_CHAINS} or the search grew too long. */
  readonly isIncomplete: boolean;
}

/** Whether a stretch between two ends of a fragment may be in a product. */
export type AllowsStretch = (left: JoinEnd, right: JoinEnd) => boolean;

/** More ways to join than this are not listed. */
export const MAX_CHAINS = 250;
/** Steps of the search, so that fragments that all fit each other cannot keep it busy for ever. */
const MAX_STEPS = 100_000;

/**
 * Every way to join all fragments, each once and in either orientation, to one circle. Ways that are the same
 * circle read from its other strand are found once, since the first fragment is always read forward.
 */
export const findCircles = (
  fragments: readonly Fragment[],
  junctions: readonly Junction[],
  allows: AllowsStretch = () => true,
): ChainSearch => {
  const search = searchOf(fragments, junctions, allows);
  const opening = fragments[0]!;
  const close = (path: readonly Junction[], node: number, left: JoinEnd): void => {
    for (const closing of search.leaving(node)) {
      if (closing.to.fragment !== opening.index || closing.to.strand !== 1) continue;
      const first = path[0]?.from ?? closing.from;
      const last = path.length === 0 ? closing.to : left;
      if (!search.isStretch(last, closing.from) || !search.isStretch(closing.to, first)) continue;
      const all = [...path, closing];
      const pieces = all.map((junction, index) =>
        pieceBetween(fragments, all.at(index - 1)!.to, junction.from),
      );
      search.emit({ pieces, junctions: all, isCircular: true });
    }
  };
  search.walk(nodeOf(opening.index, 1), null, close);
  return search.result();
};

/** Every way to join all fragments to one linear molecule whose two ends are ends of linear fragments. */
export const findLines = (
  fragments: readonly Fragment[],
  junctions: readonly Junction[],
  allows: AllowsStretch = () => true,
): ChainSearch => {
  const search = searchOf(fragments, junctions, allows);
  for (const first of fragments) {
    for (const strand of [1, -1] as const) {
      if (first.isCircular) continue;
      const opening = terminal(first, strand, "left");
      search.walk(nodeOf(first.index, strand), opening, (path, _node, left) => {
        const lastIndex = path.at(-1)?.to.fragment ?? first.index;
        const last = fragments[lastIndex]!;
        // Each molecule is met twice, once from each of its ends.
        if (last.isCircular || lastIndex < first.index || (lastIndex === first.index && strand === -1))
          return;
        const closing = terminal(last, left.strand, "right");
        if (!search.isStretch(left, closing)) return;
        const pieces = [...path.map((junction) => junction.from), closing].map((right, index) =>
          pieceBetween(fragments, path[index - 1]?.to ?? opening, right),
        );
        search.emit({ pieces, junctions: path, isCircular: false });
      });
    }
  }
  return search.result();
};

const nodeOf = (fragment: number, strand: Strand): number => fragment * 2 + (strand === 1 ? 0 : 1);

const terminal = (fragment: Fragment, strand: Strand, side: "left" | "right"): JoinEnd => {
  const at = side === "left" ? 0 : fragment.size;
  return { fragment: fragment.index, strand, side, start: at, end: at, hasPhosphate: false };
};

const searchOf = (fragments: readonly Fragment[], junctions: readonly Junction[], allows: AllowsStretch) => {
  const byNode = new Map<number, Junction[]>();
  for (const junction of junctions) {
    const node = nodeOf(junction.from.fragment, junction.from.strand);
    const known = byNode.get(node);
    if (known) known.push(junction);
    else byNode.set(node, [junction]);
  }
  const chains: Chain[] = [];
  let steps = 0;
  const isSpent = (): boolean => chains.length >= MAX_CHAINS || steps > MAX_STEPS;
  /** Whether there is anything between a left and a right end, in this order. On a circle there always is. */
  const isStretch = (left: JoinEnd, right: JoinEnd): boolean =>
    (fragments[left.fragment]!.isCircular || (left.start < right.start && left.end < right.end)) &&
    allows(left, right);
  const leaving = (node: number): readonly Junction[] => byNode.get(node) ?? [];

  type Finish = (path: readonly Junction[], node: number, left: JoinEnd) => void;
  const walk = (startNode: number, opening: JoinEnd | null, finish: Finish): void => {
    const used = new Uint8Array(fragments.length);
    const path: Junction[] = [];
    const step = (node: number, left: JoinEnd | null): void => {
      if (isSpent()) return;
      steps++;
      used[node >> 1] = 1;
      if (path.length === fragments.length - 1) finish(path.slice(), node, left ?? terminalOfNode(node));
      else {
        for (const junction of leaving(node)) {
          if (used[junction.to.fragment]) continue;
          if (left && !isStretch(left, junction.from)) continue;
          path.push(junction);
          step(nodeOf(junction.to.fragment, junction.to.strand), junction.to);
          path.pop();
        }
      }
      used[node >> 1] = 0;
    };
    step(startNode, opening);
  };
  const terminalOfNode = (node: number): JoinEnd =>
    terminal(fragments[node >> 1]!, node % 2 === 0 ? 1 : -1, "left");
  return {
    leaving,
    walk,
    isStretch,
    emit: (chain: Chain): void => {
      if (!isSpent()) chains.push(chain);
    },
    result: (): ChainSearch => ({ chains, isIncomplete: isSpent() }),
  };
};

/** The stretch from a left end to a right end of a fragment, both overlaps included. */
export const pieceBetween = (fragments: readonly Fragment[], left: JoinEnd, right: JoinEnd): ChainPiece => {
  const { index, size, isCircular } = fragments[left.fragment]!;
  const { strand, start } = left;
  if (!isCircular) return { fragment: index, strand, start, end: right.end };
  const distance = placeOf(right) - placeOf(left);
  const between = ((distance % size) + size) % size || size;
  return { fragment: index, strand, start, end: right.end - distance + between };
};

/**
 * Every way to put the other fragments into a linear one between its two ends, which stay: found as circles that
 * run over a seam between these ends, and opened there.
 */
export const findInsertions = (
  fragments: readonly Fragment[],
  junctions: readonly Junction[],
): ChainSearch => {
  const chains: Chain[] = [];
  let isIncomplete = false;
  for (const target of fragments.filter(({ isCircular }) => !isCircular)) {
    const closed = fragments.map((fragment) =>
      fragment === target ? { ...fragment, isCircular: true } : fragment,
    );
    const found = findCircles(closed, junctions);
    isIncomplete ||= found.isIncomplete;
    for (const { pieces, junctions: joints } of found.chains) {
      const at = pieces.findIndex(({ fragment }) => fragment === target.index);
      const whole = pieces[at]!;
      if (whole.end <= target.size) continue;
      const opened = [
        { ...whole, start: 0, end: whole.end - target.size },
        ...pieces.slice(at + 1),
        ...pieces.slice(0, at),
        { ...whole, end: target.size },
      ];
      chains.push({
        pieces: opened,
        junctions: [...joints.slice(at), ...joints.slice(0, at)],
        isCircular: false,
      });
    }
  }
  return { chains, isIncomplete };
};
