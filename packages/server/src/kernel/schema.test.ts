import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startTestDatabase } from "../test-support/test-database.ts";
import { compareDatabases } from "./compare-database.ts";

const schema = fileURLToPath(new URL("../../schema.sql", import.meta.url));

test.skipIf(!existsSync(schema))("a database made from schema.sql equals a migrated one", async () => {
  const [fresh, migrated] = await Promise.all([startTestDatabase({ isEmpty: true }), startTestDatabase()]);
  await fresh.asOwner(readFileSync(schema, "utf8"));
  const differences = await compareDatabases(fresh.target, migrated.target);
  await Promise.all([fresh.drop(), migrated.drop()]);
  expect(differences).toEqual([]);
});
