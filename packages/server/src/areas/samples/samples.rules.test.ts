import { describe, expect, it } from "vitest";
import { mayBecome, metaFault } from "./metas.rules.ts";
import { mayAsk, namesOf, stageIn } from "./samples.rules.ts";

const stage = (label: string) => ({ label, color: "grey" }) as const;
const field = (name: string, label: string) => ({ name, label });

describe("templates", () => {
  it("have neither two states nor two fields of one name, whatever their case", () => {
    const fine = {
      stages: [stage("new"), stage("checked")],
      fields: [field("od", "OD"), field("host", "Host")],
    };
    expect(metaFault(fine)).toBeNull();
    expect(metaFault({ ...fine, stages: [stage("new"), stage("New")] })).toBe("sample.meta.status.invalid");
    expect(metaFault({ ...fine, fields: [field("od", "OD"), field("OD", "Other")] })).toBe(
      "sample.meta.field.name.duplicate",
    );
    expect(metaFault({ ...fine, fields: [field("a", "OD"), field("b", "od")] })).toBe(
      "sample.meta.field.label.duplicate",
    );
  });

  it("are never drafts again", () => {
    expect(mayBecome("draft", "enabled")).toBe(true);
    expect(mayBecome("enabled", "disabled")).toBe(true);
    expect(mayBecome("disabled", "enabled")).toBe(true);
    for (const from of ["enabled", "disabled"] as const) expect(mayBecome(from, "draft")).toBe(false);
    expect(mayBecome("draft", "disabled")).toBe(false);
  });
});

describe("samples", () => {
  it("of one request are distinguished by their names", () => {
    expect(namesOf("pUC19", 1)).toEqual(["pUC19"]);
    expect(namesOf("pUC19", 3)).toEqual(["pUC19-1", "pUC19-2", "pUC19-3"]);
    expect(namesOf("x".repeat(200), 2)[0]!.length).toBeLessThanOrEqual(200);
  });

  it("begin in the first state of their template", () => {
    expect(stageIn([stage("new"), stage("checked")], "")).toBe("new");
    expect(stageIn([stage("new")], "checked")).toBeNull();
    expect(stageIn([], "")).toBe("");
  });

  it("are taken out while they are in, come back while they are out, and are deleted from both", () => {
    expect(["in", "out", "deleted"].map((state) => mayAsk("OUT", state as "in"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(["in", "out", "deleted"].map((state) => mayAsk("IN", state as "in"))).toEqual([
      false,
      true,
      false,
    ]);
    expect(["in", "out", "deleted"].map((state) => mayAsk("DELETE", state as "in"))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
