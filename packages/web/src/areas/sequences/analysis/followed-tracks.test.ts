import fc from "fast-check";
import { expect, it } from "vitest";
import { analyse } from "./analyse.ts";
import { defaultAnalysisSettings as defaults } from "./analysis-settings.ts";
import { FollowedTracks } from "./followed-tracks.ts";
import { spliceBetween } from "./splice-between.ts";

const letters = fc.string({ unit: fc.constantFrom(..."ACGT"), maxLength: 60 });

it("finds the one replacement between two texts", () => {
  fc.assert(
    fc.property(letters, letters, letters, letters, (head, gone, come, tail) => {
      const [before, after] = [head + gone + tail, head + come + tail];
      const splice = spliceBetween(before, after);
      if (!splice) {
        expect(after).toBe(before);
        return;
      }
      const inserted = after.slice(splice.start, splice.start + splice.inserted);
      expect(before.slice(0, splice.start) + inserted + before.slice(splice.end)).toBe(after);
      expect(splice.end - splice.start).toBeLessThanOrEqual(gone.length);
    }),
  );
});

const filler = "ATTATATTAATATAATTTAATTATTTAAATAT";
const molecule = (sequence: string) => ({ kind: "dna", topology: "circular", sequence }) as const;
const find = (sequence: string) => analyse(molecule(sequence), defaults);
const cutsOf = (followed: FollowedTracks, sequence: string) =>
  [...followed.follow(sequence).tracks.cuts].map(({ names, start }) => `${names[0]} ${start}`);

it("shifts results with each edit, and updates a result for an older sequence", () => {
  const first = `${filler}GAATTC${filler}GGATCC${filler}`;
  const followed = new FollowedTracks(first, find(first));
  const second = `GG${first}`;
  const third = second.slice(0, 80).concat("A", second.slice(80));
  const before = cutsOf(followed, first);
  const { serial } = followed.follow(second);
  expect(cutsOf(followed, second)).toContain("EcoRI 34");
  expect(cutsOf(followed, third)).toHaveLength(before.length);
  followed.answer(find(second), serial);
  expect(followed.follow(third).isCurrent).toBe(false);
  expect(cutsOf(followed, third).sort()).toEqual(
    cutsOf(new FollowedTracks(third, find(third)), third).sort(),
  );
  followed.answer(find(third), followed.follow(third).serial);
  expect(followed.follow(third).isCurrent).toBe(true);
});

it("drops at once a site that was typed into", () => {
  const first = `${filler}GAATTC${filler}`;
  const followed = new FollowedTracks(first, find(first));
  expect(cutsOf(followed, first.replace("GAATTC", "GAAATTC")).join()).not.toContain("EcoRI");
});

it("keeps what is drawn when the answer says the same", () => {
  const first = `${filler}GAATTC${filler}`;
  const followed = new FollowedTracks(first, find(first));
  const second = `A${first}`;
  const { tracks, serial } = followed.follow(second);
  followed.answer(find(second), serial);
  expect(followed.follow(second).tracks).toBe(tracks);
  const third = second.replace("GAATTC", "GGATCC");
  followed.answer(find(third), followed.follow(third).serial);
  expect(cutsOf(followed, third).join()).toContain("BamHI");
});

it("brings a site over the origin up to date by the length that the answer was found in", () => {
  const marks = (followed: FollowedTracks, sequence: string) => [...followed.follow(sequence).tracks.cuts];
  // On the circle GAATTC begins with the last three letters.
  const first = `TTC${filler}${filler}GAA`;
  const followed = new FollowedTracks(first);
  const { serial } = followed.follow(first);
  const second = `${first.slice(0, 40)}ATTAT${first.slice(40)}`;
  const third = second.slice(0, 20) + second.slice(22);
  followed.follow(second);
  followed.follow(third);
  followed.answer(find(first), serial);
  const moved = marks(followed, third);
  expect(moved).toEqual(marks(new FollowedTracks(third, find(third)), third));
  expect(moved.find(({ names }) => names.includes("EcoRI"))?.start).toBe(third.length - 3);
});
