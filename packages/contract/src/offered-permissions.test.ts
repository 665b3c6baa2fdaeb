import { expect, it } from "vitest";
import { permissionKeySchema } from "./foundation/permission-keys.ts";
import { offeredPermissions } from "./offered-permissions.ts";

const offered = offeredPermissions.map(({ module }) => module);

it("offers what an area asks for", () => {
  expect(offered).toEqual(
    expect.arrayContaining([
      "homepage",
      "project",
      "molecule",
      "equipment",
      "inventory",
      "sample",
      "inspection",
      "translation",
      "user",
      "role",
    ]),
  );
});

it("keeps the keys of what is not there in the contract", () => {
  expect(permissionKeySchema.safeParse("SAMPLE_READ").success).toBe(true);
});
