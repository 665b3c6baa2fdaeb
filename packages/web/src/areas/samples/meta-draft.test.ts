import { expect, it } from "vitest";
import { bodyOf, emptyMeta, nameOf } from "./meta-draft.ts";

it("names an unnamed field by its label, in characters that imports can write", () => {
  expect(nameOf("Host strain", "field", 1)).toBe("hostStrain");
  expect(nameOf("OD600", "field", 1)).toBe("od600");
  expect(nameOf("宿主", "field", 2)).toBe("field2");
  expect(nameOf("260/280", "field", 3)).toBe("field3");
});

it("sends of a field only what its type has", () => {
  const field = {
    ...{ key: "1", id: null, name: "", label: "Host", type: "text" as const, help: "" },
    ...{ isRequired: true, isUnique: true, isColumn: true },
    ...{ units: ["µL" as const], choices: ["a"], formula: "{x}" },
    initial: { values: [" a "], unit: null },
  };
  const body = bodyOf({ ...emptyMeta, label: "Plasmid", fields: [field, { ...field, type: "choice" }] });
  expect(body.name).toBe("plasmid");
  expect(body.fields).toMatchObject([
    { name: "host", isUnique: true, units: [], choices: [], formula: "", initial: null },
    { isUnique: false, choices: ["a"], initial: { values: ["a"], unit: null } },
  ]);
});
