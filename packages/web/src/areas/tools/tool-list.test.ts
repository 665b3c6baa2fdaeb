import { afterEach, expect, it, vi } from "vitest";
import { session } from "../../kernel/session.ts";
import { openTools } from "./tool-list.ts";

vi.stubGlobal("document", { cookie: "" });
afterEach(() => session.set(null));

const keysFor = (authorities: readonly string[]): string[] => {
  session.set({ user: { authorities }, csrfToken: "" } as unknown as NonNullable<
    ReturnType<typeof session.get>
  >);
  return openTools().map(({ key }) => key);
};

it("the tools of proteins are offered to who holds MOLECULE_PROTEIN, annealing to who holds its key", () => {
  const protein = ["back-translate", "codons", "protein"];
  expect(keysFor([]).filter((key) => [...protein, "annealing"].includes(key))).toEqual([]);
  expect(keysFor([])).toContain("translate");
  expect(keysFor(["MOLECULE_PROTEIN"])).toEqual(expect.arrayContaining(protein));
  expect(keysFor(["MOLECULE_PROTEIN"])).not.toContain("annealing");
  expect(keysFor(["MOLECULE_ANNEALING"])).toContain("annealing");
});
