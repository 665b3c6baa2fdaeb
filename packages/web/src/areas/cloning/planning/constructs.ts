import type { BenchPlan, BenchPlasmid } from "@benchleaf/contract";
import { placesOf } from "./bench-methods.ts";

/** Which plasmid is in each place, by the places' ids; a place that is not named has its own. */
export type Choice = Readonly<Record<string, string>>;

/** What may be in a place, the place's own plasmid first. */
export const choicesOf = (
  { plasmids }: Pick<BenchPlan, "plasmids">,
  placeId: string,
): readonly BenchPlasmid[] => [
  ...plasmids.filter(({ id }) => id === placeId),
  ...plasmids.filter(({ alternativeTo }) => alternativeTo === placeId),
];

export const constructCount = (plan: BenchPlan): number =>
  placesOf(plan).reduce((product, { id }) => product * choicesOf(plan, id).length, 1);

/** Every choice, the last place changing first. */
export const allChoices = (plan: BenchPlan): readonly Choice[] =>
  placesOf(plan).reduce<readonly Choice[]>(
    (choices, { id }) =>
      choices.flatMap((one) => choicesOf(plan, id).map((chosen) => ({ ...one, [id]: chosen.id }))),
    [{}],
  );

/** The plan of one construct: in each place what was chosen, and no alternatives. */
export const planOfChoice = (plan: BenchPlan, choice: Choice): BenchPlan => ({
  ...plan,
  plasmids: placesOf(plan).map((place) => {
    const chosen = choicesOf(plan, place.id).find(({ id }) => id === choice[place.id]) ?? place;
    return chosen === place ? place : { ...chosen, alternativeTo: null };
  }),
});

/** The plasmids by which a construct differs from others: those of places where there is a choice. */
export const informative = (plan: BenchPlan, choice: Choice): readonly string[] =>
  placesOf(plan)
    .filter(({ id }) => choicesOf(plan, id).length > 1)
    .map(({ id }) => choice[id] ?? id);
