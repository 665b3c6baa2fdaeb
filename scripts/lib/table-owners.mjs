// Which tables an area's SQL uses. A table belongs to the area whose store inserts into it; a store uses tables of
// its own area and of the areas it needs. Other tables are declared at its top: `// Reads <table> of <area>, because
// …`.
import { readFileSync } from "node:fs";
import { filesBelow, fromRoot } from "./project.mjs";

const areaIn = /^packages\/server\/src\/areas\/([^/]+)\//;
const said = /^\/\/ Reads (\w+) of (\w+), because \S.{9,}/gm;
const textOf = (file) => readFileSync(fromRoot(file), "utf8");
const withoutComments = (text) => text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");

const tablesOfSchema = () =>
  new Set(
    [...textOf("packages/server/schema.sql").matchAll(/^create (?:unlogged )?table (\w+)/gim)].map(
      ([, name]) => name,
    ),
  );

const needsOf = (areas) =>
  new Map(
    areas.map((area) => {
      const [, needs = ""] =
        /\bneeds: \{([^}]*)\}/.exec(textOf(`packages/server/src/areas/${area}/${area}.area.ts`)) ?? [];
      return [area, [...needs.matchAll(/(\w+):/g)].map(([, needed]) => needed)];
    }),
  );

/** The area itself, what it needs, what these need, and so on. */
const reachOf = (area, needs, reached = new Set()) => {
  if (reached.has(area)) return reached;
  reached.add(area);
  for (const needed of needs.get(area) ?? []) reachOf(needed, needs, reached);
  return reached;
};

/** Errors of all stores: SQL on tables of areas that a store's own does not need and that it does not declare. */
export const tableFaults = () => {
  const tables = tablesOfSchema();
  const stores = filesBelow("packages/server/src/areas")
    .filter((file) => /\.(store|sql)\.ts$/.test(file))
    .map((file) => ({ file, area: areaIn.exec(file)[1], whole: textOf(file) }))
    .map((store) => ({ ...store, text: withoutComments(store.whole) }));
  const named = (text, verbs) =>
    [...text.matchAll(new RegExp(`\\b(?:${verbs})\\s+(?:only\\s+)?(\\w+)`, "gi"))].map(([, name]) => name);
  const owners = new Map();
  for (const { area, text } of stores)
    for (const table of named(text, "insert into"))
      if (tables.has(table)) owners.set(table, new Set([...(owners.get(table) ?? []), area]));
  const needs = needsOf([...new Set(stores.map(({ area }) => area))]);
  return stores.flatMap(({ file, area, whole, text }) => {
    const reach = reachOf(area, needs);
    const above = new Set(
      named(text, "from|join|using|update|insert into")
        .map((table) => [table, [...(owners.get(table) ?? [])]])
        .filter(([, own]) => own.length > 0 && !own.some((owner) => reach.has(owner)))
        .map(([table, own]) => `${table} of ${own[0]}`),
    );
    const told = new Set([...whole.matchAll(said)].map(([, table, owner]) => `${table} of ${owner}`));
    return [
      ...[...above]
        .filter((one) => !told.has(one))
        .map((one) => `${file}: reads ${one}, which ${area} does not need; say why at its head`),
      ...[...told]
        .filter((one) => !above.has(one))
        .map((one) => `${file}: says that it reads ${one}, and does not`),
    ];
  });
};
