import { type LibraryKind, libraryKinds } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { abilitiesOf, createKey, mayMove, readKey, removeKey, updateKey } from "./biolibrary.policy.ts";

describe.each(libraryKinds)("the library of kind %s", (kind: LibraryKind) => {
  const key = (right: string) => `MOLECULE_${kind.toUpperCase()}_${right}`;

  it("requires the personal permission for every action on one's own", () => {
    const keys = [readKey, createKey, updateKey, removeKey].map((keyOf) => keyOf(kind, "private"));
    expect(new Set(keys)).toEqual(new Set([key("PERSONAL")]));
  });

  it("requires the preset permission to read shipped entries", () => {
    expect(readKey(kind, "public")).toBe(key("PRESET"));
  });

  it("requires one permission per action for the team's library", () => {
    expect(readKey(kind, "shared")).toBe(key("TENANT_READ"));
    expect(createKey(kind, "shared")).toBe(key("TENANT_CREATE"));
    expect(updateKey(kind, "shared")).toBe(key("TENANT_UPDATE"));
    expect(removeKey(kind, "shared")).toBe(key("TENANT_DELETE"));
  });

  it("requires the project permission for changes in a project's library, and the right to edit the project", () => {
    expect(readKey(kind, "project")).toBe(key("TENANT_READ"));
    for (const keyOf of [createKey, updateKey, removeKey])
      expect(keyOf(kind, "project")).toBe(key("PROJECT"));
    const caller = {
      userId: "1",
      authorities: new Set([key("PROJECT"), key("PERSONAL"), key("TENANT_CREATE")]),
    };
    const held = { scope: "project", owner_id: "1" } as const;
    expect(abilitiesOf(caller, kind, { ...held, can_write: true })).toEqual({
      update: true,
      remove: true,
      move: false,
    });
    expect(abilitiesOf(caller, kind, { ...held, can_write: false })).toEqual({
      update: false,
      remove: false,
      move: false,
    });
  });

  it("lets its maker share by the key to create, and take back by the key to update", () => {
    const caller = (userId: string, ...rights: string[]) => ({
      userId,
      authorities: new Set(rights.map(key)),
    });
    const [own, shared] = [
      { scope: "private", owner_id: "1", can_write: null },
      { scope: "shared", owner_id: "1", can_write: null },
    ] as const;
    expect(mayMove(caller("1", "PERSONAL", "TENANT_CREATE"), kind, own)).toBe(true);
    expect(mayMove(caller("1", "PERSONAL", "TENANT_UPDATE"), kind, own)).toBe(false);
    expect(mayMove(caller("1", "PERSONAL", "TENANT_UPDATE"), kind, shared)).toBe(true);
    expect(mayMove(caller("1", "TENANT_UPDATE"), kind, shared)).toBe(false);
    expect(mayMove(caller("2", "PERSONAL", "TENANT_CREATE", "TENANT_UPDATE"), kind, shared)).toBe(false);
    expect(abilitiesOf(caller("2", "TENANT_UPDATE"), kind, shared)).toEqual({
      update: true,
      remove: false,
      move: false,
    });
  });
});
