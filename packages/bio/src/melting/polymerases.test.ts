import { expect, it } from "vitest";
import { annealingTemperature, polymerases } from "./polymerases.ts";

it("anneals by each maker's rule, from the primer that melts first, and not above where it extends", () => {
  const taOf = (lengths: readonly number[], tms: readonly number[]) =>
    Object.fromEntries(
      polymerases.map((one) => [
        one.id,
        annealingTemperature(
          one,
          tms.map((tm, index) => ({ tm, length: lengths[index] ?? 0 })),
        ),
      ]),
    );
  expect(taOf([22, 24], [62, 60])).toEqual({ taq: 55, q5: 63, phusion: 63, kod: 60 });
  expect(taOf([18, 24], [62, 60])).toMatchObject({ q5: 63, phusion: 60 });
  expect(taOf([30, 30], [74, 73])).toEqual({ taq: 68, q5: 72, phusion: 72, kod: 70 });
  expect(taOf([], [])).toMatchObject({ taq: null });
});

it("tells what each reaction holds, with its source", () => {
  for (const { conditions, source } of polymerases) {
    expect(conditions.divalentMillimolar).toBeGreaterThan(conditions.dntpMillimolar);
    expect(source).toMatch(/mM Mg|MgCl2|MgSO4/);
  }
});
