import { expect, it } from "vitest";
import { bodyOf, emptyMeta, faultOfRow, faultOfStage, nameOf, namesOf } from "./meta-draft.ts";

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

const text = { ...{ key: "1", id: null, name: "", label: "Host", type: "text" as const, help: "" } };
const row = (part: object) => ({
  ...{ ...text, isRequired: false, isUnique: false, isColumn: true },
  ...{ units: [], choices: [], formula: "", initial: null, ...part },
});

it("gives fields without a name one that no other field has", () => {
  const field = (label: string, name = "") => ({ label, name });
  expect(namesOf([field("宿主", "field2"), field("抗性")])).toEqual(["field2", "field3"]);
  expect(namesOf([field("Host strain"), field("Host-strain")])).toEqual(["hostStrain", "hostStrain2"]);
});

it("names what is wrong with a state or field, before anything is sent", () => {
  const stages = [{ label: "New" }, { label: " new" }, { label: " " }, { label: "Used" }];
  expect(stages.map((_, at) => faultOfStage(stages, at))).toEqual([
    "stageDouble",
    "stageDouble",
    "labelMissing",
    null,
  ]);
  const fault = (part: object, other = row({ label: "Other", name: "other" })) =>
    faultOfRow([row(part), other], 0);
  expect(fault({ label: "" })).toBe("labelMissing");
  expect(fault({ label: "other" })).toBe("labelDouble");
  expect(fault({ name: "Other" })).toBe("nameDouble");
  expect(fault({ type: "quantity" })).toBe("unitsMissing");
  expect(fault({ type: "quantity", units: ["mg", "mL"] })).toBe("unitsMixed");
  expect(fault({ type: "choice" })).toBe("choicesMissing");
  expect(fault({ type: "calculated" })).toBe("formulaMissing");
  expect(fault({ type: "number", initial: { values: ["many"], unit: null } })).toBe("defaultWrong");
  expect(fault({})).toBeNull();
});
