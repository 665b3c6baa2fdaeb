import type { BenchPlan, BenchPlasmid } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addAlternatives, emptyPlan, movePlasmid, removePlasmid, setVector } from "../bench-draft.ts";
import { placesOf } from "./bench-methods.ts";
import { allChoices, choicesOf, constructCount, informative, planOfChoice } from "./constructs.ts";

const plasmid = (
  id: string,
  alternativeTo: string | null = null,
  plasmidType: BenchPlasmid["plasmidType"] = "fragment",
): BenchPlasmid => ({
  ...{ id, plasmidType, alternativeTo },
  plasmidConfig: {
    ...{ bindType: "PCR", sequenceId: id, sequenceVersionStr: "1", region: null, pcrRegionId: null },
    ...{ enzymeRegionId: null, strand: 1, enzymes: [], fPrimer: null, rPrimer: null, lead: "", trail: "" },
  },
});
/** 3 promoters × 4 genes in one vector. */
const design: BenchPlan = {
  ...emptyPlan,
  plasmids: [
    plasmid("v", null, "vector"),
    ...["p1", "p2", "p3"].map((id, at) => plasmid(id, at === 0 ? null : "p1")),
    ...["g1", "g2", "g3", "g4"].map((id, at) => plasmid(id, at === 0 ? null : "g1")),
  ],
};

it("makes each choice once, and each a plan of its own", () => {
  const choices = allChoices(design);
  expect(constructCount(design)).toBe(12);
  const made = choices.map((choice) =>
    planOfChoice(design, choice)
      .plasmids.map(({ id }) => id)
      .join("-"),
  );
  expect(new Set(made).size).toBe(12);
  expect(made.slice(0, 2)).toEqual(["v-p1-g1", "v-p1-g2"]);
  for (const choice of choices)
    expect(planOfChoice(design, choice).plasmids.every(({ alternativeTo }) => alternativeTo === null)).toBe(
      true,
    );
  expect(informative(design, choices.at(-1)!)).toEqual(["p3", "g4"]);
});

it("keeps places and their alternatives together, whatever is done to the bench", () => {
  const ids = design.plasmids.map(({ id }) => id);
  const step = fc.oneof(
    fc.record({ type: fc.constant("move" as const), id: fc.constantFrom(...ids), to: fc.nat(8) }),
    fc.record({ type: fc.constant("remove" as const), id: fc.constantFrom(...ids) }),
    fc.record({ type: fc.constant("vector" as const), id: fc.constantFrom(...ids) }),
    fc.record({ type: fc.constant("add" as const), id: fc.constantFrom(...ids) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let plan = design;
      for (const one of steps) {
        if (one.type === "move") plan = movePlasmid(plan, one.id, one.to);
        else if (one.type === "remove") plan = removePlasmid(plan, one.id);
        else if (one.type === "vector") plan = setVector(plan, one.id);
        else plan = addAlternatives(plan, one.id, [{ id: "77", version: 1, circular: false }]);
      }
      const places = placesOf(plan);
      expect(places.filter(({ plasmidType }) => plasmidType === "vector").length).toBeLessThanOrEqual(1);
      expect(places.flatMap(({ id }) => choicesOf(plan, id))).toHaveLength(plan.plasmids.length);
      for (const place of places)
        for (const one of choicesOf(plan, place.id)) expect(one.plasmidType).toBe(place.plasmidType);
      expect(new Set(plan.plasmids.map(({ id }) => id)).size).toBe(plan.plasmids.length);
    }),
  );
});
