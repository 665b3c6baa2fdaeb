import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allEndpoints } from "./endpoints.ts";
import { errorCodes, errorStatus } from "./foundation/error-codes.ts";
import { featureKeys } from "./foundation/feature-keys.ts";
import { permissionKeys } from "./foundation/permission-keys.ts";
import { needsOf } from "./foundation/permission-needs.ts";

const rows = allEndpoints.map((endpoint): [string, (typeof allEndpoints)[number]["row"]] => [
  `${endpoint.area}.${endpoint.name}`,
  endpoint.row,
]);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("endpoint rows", () => {
  it("have a unique method and path, whatever their parameters are called", () => {
    const addresses = rows.map(([, row]) => `${row.method} ${row.path.replaceAll(/:\w+/g, ":")}`);
    expect(repeated(addresses)).toEqual([]);
  });

  it.each(rows)("%s names the same parameters in path and shape", (_, row) => {
    const inPath = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inShape = row.params instanceof z.ZodObject ? Object.keys(row.params.shape) : [];
    expect(inPath.toSorted()).toEqual(inShape.toSorted());
  });

  it.each(rows)("%s has a path below /app without a slash at its end", (_, row) => {
    expect(row.path).toMatch(/^(\/[\w-]+|\/:\w+)+$/);
    expect(row.path).not.toMatch(/^\/app\//);
  });

  it.each(rows)(
    "%s answers with one of data, a file, a stream, a websocket and another protocol",
    (_, row) => {
      const answers = [
        row.data !== undefined,
        row.answersFile === true,
        row.answersStream === true,
        row.answersSocket === true,
        row.answersProtocol === true,
      ];
      expect(answers.filter(Boolean)).toHaveLength(1);
    },
  );

  it.each(rows)("%s takes no body where it only reads", (_, row) => {
    if (row.method === "GET") expect(row.body).toBeUndefined();
  });

  it.each(rows)("%s refuses with codes of the catalogue, each named once", (_, row) => {
    const errors = row.errors ?? [];
    expect(errors.filter((code) => !errorCodes.includes(code))).toEqual([]);
    expect(repeated(errors)).toEqual([]);
  });

  it("lets tokens into the user's own session only where it reads, or a tool proposes", () => {
    const opened = rows.map(([, row]) => row).filter(({ tokenPermission }) => tokenPermission !== undefined);
    expect(opened.length).toBeGreaterThan(3);
    for (const row of opened) {
      expect(row.access).toBe("session");
      expect(permissionKeys).toContain(row.tokenPermission);
      if (row.method !== "GET") expect(row.assistant?.fields).toBeDefined();
    }
  });

  it.each(rows)("%s asks for known keys", (_, row) => {
    if (typeof row.access === "string") return;
    for (const key of needsOf(row.access.permission).flat()) expect(permissionKeys).toContain(key);
    if (row.access.feature !== undefined) expect(featureKeys).toContain(row.access.feature);
  });
});

describe("catalogues", () => {
  it("name each code, permission and feature once", () => {
    expect(repeated(errorCodes)).toEqual([]);
    expect(repeated(permissionKeys)).toEqual([]);
    expect(repeated(featureKeys)).toEqual([]);
  });

  it("hold no success among the errors", () => {
    expect(errorCodes).not.toContain("success");
  });

  it("give every error a status of refusal", () => {
    expect(Object.keys(errorStatus).toSorted()).toEqual(errorCodes.toSorted());
    for (const status of Object.values(errorStatus)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it("spell the keys that the specification spells", () => {
    const spelled = [
      "PROJECT_READ SAMPLE_READ SAMPLE_CREATE SAMPLE_AUDIT SAMPLE_META SAMPLE_LOCATION TRANSLATION_AI",
      "TRANSLATION_GLOSSARY ELN_READ USER_READ ROLE_READ SETTINGS_AUDIT_PROCESS_CONFIG SETTINGS_SECURITY",
    ].flatMap((line) => line.split(" "));
    expect(permissionKeys).toEqual(expect.arrayContaining(spelled));
  });
});
