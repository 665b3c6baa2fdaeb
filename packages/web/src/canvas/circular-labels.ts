import { pointAt } from "./circle-geometry.ts";
import { type CircularFeature, type Rings, ringRadii } from "./circular-feature.ts";
import { angleAt, type CircularPlace } from "./circular-view.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { type LabelRequest, layoutLabels, type PlacedLabel } from "./label-layout.ts";
import { priorityOf, priorityOfCut } from "./map-rule.ts";
import { type Selection, wrap } from "./selection.ts";
import { BOLD_WIDTH, clipText, textWidth } from "./text-width.ts";
import { type CutMark, nameOfCut, positionOfCut } from "./tracks.ts";

export const LABEL_SIZE = 12;
export const LABEL_LINE = 16;
/** Of a ring that is zoomed: more never find room, and their layout would take a frame. */
export const MAX_LABELS = 150;
/** Between the rings and a name: stub, bend and air. */
const LEADER_ROOM = 28;
const TURN = 2 * Math.PI;

/** A name outside the rings, and what it belongs to. */
export type SceneLabel = PlacedLabel & { readonly text: string } & (
    | { readonly shape: FeatureShape; readonly cut?: never }
    | { readonly cut: CutMark; readonly shape?: never }
  );

interface LabelScene {
  readonly size: number;
  readonly rings: Rings;
  readonly place: CircularPlace;
  readonly width: number;
  readonly height: number;
  /** Names that are tried. */
  readonly most: number;
  /** What is selected: a feature of just that place is named before all others. */
  readonly picked: Selection | null;
  /** Height of a name. */
  readonly lineHeight: number;
}

type Wanted = LabelRequest & { readonly text: string; readonly anchorRadius: number } & (
    | { readonly shape: FeatureShape; readonly cut?: never }
    | { readonly cut: CutMark; readonly shape?: never }
  );

/** Names of features that carry none within, then of cuts, in the order of the one rule for maps. */
export const placeLabels = (
  outside: readonly CircularFeature[],
  cutSites: readonly CutMark[],
  scene: LabelScene,
): { readonly labels: readonly SceneLabel[]; readonly unnamedCuts: number } => {
  const { size, rings, place, width, height, most, picked, lineHeight } = scene;
  const { outer, shift, turn } = place;
  const whole = outer - Math.abs(shift);
  const room = Math.max(36, width / 2 - 4 - whole - LEADER_ROOM);
  const isSeen = (angle: number) => place.shift === 0 || Math.abs(outer * Math.cos(angle)) <= height / 2 - 4;
  const best = outside
    .filter(({ anchor }) => isSeen(anchor))
    .map((one) => ({ ...one, priority: priorityOf(one.shape, picked) }))
    .sort((one, other) => other.priority - one.priority)
    .slice(0, most);
  const ofFeatures = best.flatMap(({ shape, ring, anchor, priority }): Wanted[] => {
    // At its narrowest, where the ring is widest.
    const text = clipText(shape.feature.name, room, LABEL_SIZE);
    if (text === "") return [];
    const request = { id: shape.feature.id, angle: wrap(anchor, TURN), width: textWidth(text, LABEL_SIZE) };
    const anchorRadius = ringRadii(rings, ring).outer;
    return [{ ...request, priority, text, anchorRadius, shape }];
  });
  const angleOf = (cut: CutMark) => wrap(angleAt(positionOfCut(cut), size) + turn, TURN);
  const seenCuts = cutSites.filter((cut) => isSeen(angleOf(cut)));
  const ofCuts = seenCuts
    .map((cut) => ({ cut, priority: priorityOfCut(cut) }))
    .sort((one, other) => other.priority - one.priority)
    .slice(0, Math.max(0, most - ofFeatures.length))
    .map(({ cut, priority }): Wanted => {
      const text = nameOfCut(cut);
      const width = textWidth(text, LABEL_SIZE) * (cut.count === 1 ? BOLD_WIDTH : 1);
      const request = { id: `cut ${cut.key}`, angle: angleOf(cut), width };
      return { ...request, priority, text, anchorRadius: rings.backbone, cut };
    });
  const wanted = [...ofFeatures, ...ofCuts];
  const known = new Map(wanted.map((one) => [one.id, one]));
  const labels = [1, -1].flatMap((side) => {
    const { placed } = layoutLabels(
      wanted.filter(({ angle }) => (angle < Math.PI ? 1 : -1) === side),
      {
        radius: outer,
        halfWidth: width / 2 - 4 - side * shift,
        halfHeight: height / 2 - 4,
        lineHeight,
      },
    );
    return placed.flatMap((label): SceneLabel[] => {
      const one = known.get(label.id);
      if (!one) return [];
      const { x, y } = pointAt(one.anchorRadius, one.angle);
      const leader: PlacedLabel["leader"] = [[x, y], ...label.leader];
      if (one.cut) return [{ ...label, leader, text: one.text, cut: one.cut }];
      const text = clipText(one.shape.feature.name, label.room, LABEL_SIZE);
      return [{ ...label, leader, text, shape: one.shape }];
    });
  });
  return { labels, unnamedCuts: seenCuts.length - labels.filter(({ cut }) => cut !== undefined).length };
};
