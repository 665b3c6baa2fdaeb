/* The import rules of docs/architecture.md, so that they hold by machine; scripts/check-import-rules.mjs runs them. */

const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** What each server area says it needs (`needs: { files: filesArea }` in its `.area.ts`): it may ask these and no others. */
const needsOf = () => {
  const root = join(__dirname, "packages/server/src/areas");
  const areas = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas.flatMap(({ name }) => {
    const file = join(root, name, `${name}.area.ts`);
    if (name === "test-support") return [];
    const [, needs = ""] = /\bneeds: \{([^}]*)\}/.exec(readFileSync(file, "utf8")) ?? [];
    return [[name, [...needs.matchAll(/(\w+):/g)].map(([, needed]) => needed)]];
  });
};

/** What each web area needs (`needs: ["files"]` in its `.area.tsx`): it may import their `<area>.public.ts(x)`. */
const webNeedsOf = () => {
  const root = join(__dirname, "packages/web/src/areas");
  const areas = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas.map(({ name }) => {
    const file = ["tsx", "ts"].map((ending) => join(root, name, `${name}.area.${ending}`)).find(existsSync);
    const [, needs = ""] = (file && /\bneeds: \[([^\]]*)\]/.exec(readFileSync(file, "utf8"))) || [];
    return [name, [...needs.matchAll(/"(\w+)"/g)].map(([, needed]) => needed)];
  });
};

/** Each area with all that it needs, and what these need. */
const reachesOf = () => {
  const needs = new Map(needsOf());
  const reach = (area, reached) => {
    if (!reached.has(area)) {
      reached.add(area);
      for (const needed of needs.get(area) ?? []) reach(needed, reached);
    }
    return reached;
  };
  return [...needs.keys()].map((area) => [area, [...reach(area, new Set())]]);
};

const tests = "\\.test\\.tsx?$|/test-support/";
const inPackage = (name, rest = "") => `^packages/${name}/src/${rest}`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const layers = [
  forbid(
    "bio-is-pure",
    "bio knows only itself and how archives are packed: no I/O, no module of Node",
    { path: inPackage("bio"), pathNot: tests },
    { pathNot: "^packages/bio/(src|data)/|node_modules/fflate/" },
  ),
  forbid(
    "contract-on-bio-and-zod",
    "contract is built on bio and zod",
    { path: inPackage("contract"), pathNot: tests },
    { pathNot: `${inPackage("contract")}|${inPackage("bio", "index\\.ts$")}|node_modules/zod/` },
  ),
  forbid(
    "phrases-on-contract",
    "phrases knows the types of the contract, nothing else",
    { path: inPackage("phrases"), pathNot: tests },
    { pathNot: `${inPackage("phrases")}|${inPackage("contract")}` },
  ),
  forbid(
    "phrases-take-types-only",
    "phrases are words, without the contract's logic",
    { path: inPackage("phrases"), pathNot: tests },
    { path: inPackage("contract"), dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "server-without-web",
    "server and web meet in the contract only",
    { path: inPackage("server") },
    { path: "^packages/(web|e2e)/" },
  ),
  forbid(
    "web-without-server",
    "server and web meet in the contract only",
    { path: inPackage("web") },
    { path: "^packages/(server|e2e)/" },
  ),
  forbid(
    "web-without-node",
    "the browser has no modules of Node",
    { path: inPackage("web"), pathNot: tests },
    { dependencyTypes: ["core"] },
  ),
  forbid(
    "journeys-from-outside",
    "journeys use the product from outside; the stand-ins for the payment provider and for a model are those of the server's tests",
    { path: inPackage("e2e") },
    {
      path: "^packages/(server|web)/",
      pathNot: "^packages/server/src/test-support/(stripe|model)-server\\.ts$",
    },
  ),
  forbid(
    "one-door",
    "a package is entered by its src/index.ts, phrases also by its parts, presets and words for units of time, and tests take the measure of time from bio",
    { path: "^packages/([^/]+)/" },
    {
      path: "^packages/[^/]+/src/",
      pathNot:
        "^packages/$1/|^packages/[^/]+/src/index\\.ts$|^packages/phrases/src/(parts|presets|preview-phrases|duration-words)\\.ts$|^packages/bio/src/test-support/cpu-time\\.ts$|^packages/server/src/test-support/(stripe|model)-server\\.ts$",
    },
  ),
  forbid(
    "no-barrels",
    "no index file inside a package, and nobody inside goes through the door",
    { path: "^packages/([^/]+)/src/", pathNot: "^packages/phrases/" },
    { path: "^packages/$1/src/.*/index\\.tsx?$|^packages/$1/src/index\\.tsx?$" },
  ),
];

const server = [
  forbid(
    "server-kernel-below-areas",
    "the kernel knows no area",
    { path: inPackage("server", "kernel/"), pathNot: tests },
    { path: inPackage("server", "areas/") },
  ),
  forbid(
    "areas-by-service",
    "an area is asked through its .service.ts and needed by its .area.ts; its .sql.ts, .policy.ts and .present.ts are for others too",
    { path: inPackage("server", "areas/([^/]+)/"), pathNot: tests },
    {
      path: inPackage("server", "areas/[^/]+/"),
      pathNot: `${inPackage("server", "areas/$1/")}|\\.(service|area|sql|policy|present)\\.ts$`,
    },
  ),
  ...needsOf().map(([area, needed]) =>
    forbid(
      `${area}-asks-what-it-needs`,
      "an area asks only those that its .area.ts names among its needs",
      { path: inPackage("server", `areas/${area}/`), pathNot: tests },
      {
        path: inPackage("server", "areas/[^/]+/"),
        pathNot: inPackage("server", `areas/(${[area, ...needed].join("|")})/`),
      },
    ),
  ),
  forbid(
    "rules-are-pure",
    ".rules.ts, .policy.ts and .present.ts decide and shape; they fetch nothing",
    { path: inPackage("server", "areas/([^/]+)/.*\\.(rules|policy|present)\\.ts$") },
    {
      path: `${inPackage("server", "areas/$1/")}.*\\.(store|service|routes)\\.ts$|${inPackage("server", "kernel/database")}`,
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "stores-below-services",
    "a store knows rows, not the use cases above it",
    { path: inPackage("server", "areas/([^/]+)/.*\\.store\\.ts$") },
    { path: `${inPackage("server", "areas/$1/")}.*\\.(service|routes)\\.ts$` },
  ),
  forbid(
    "routes-go-by-service",
    "routes bind services, they do not reach into tables",
    { path: inPackage("server", "areas/.*\\.routes\\.ts$") },
    { path: "\\.store\\.ts$" },
  ),
  forbid(
    "pg-in-the-kernel-only",
    "areas reach PostgreSQL through the kernel's Database, behind the tenant wall",
    { path: inPackage("server", "areas/"), pathNot: tests },
    { path: "node_modules/pg/|node_modules/graphile-worker/" },
  ),
];

const web = [
  forbid(
    "web-kernel-below-areas",
    "kernel, ui and canvas know no area",
    { path: inPackage("web", "(kernel|ui|canvas)/"), pathNot: tests },
    { path: inPackage("web", "areas/") },
  ),
  forbid(
    "web-shared-below-areas",
    "what areas share knows no area; kernel, ui and canvas know nothing of it",
    { path: inPackage("web", "(kernel|ui|canvas|shared)/"), pathNot: tests },
    { path: inPackage("web", "areas/") },
  ),
  forbid(
    "web-kernel-below-shared",
    "kernel, ui and canvas know nothing that belongs to an area",
    { path: inPackage("web", "(kernel|ui|canvas)/"), pathNot: tests },
    { path: inPackage("web", "shared/") },
  ),
  ...reachesOf().map(([area, reached]) =>
    forbid(
      `${area}-shares-on-what-it-needs`,
      "what an area shares stands on what the areas share that it needs on the server",
      { path: inPackage("web", `shared/${area}/`), pathNot: tests },
      {
        path: inPackage("web", "shared/[^/]+/"),
        pathNot: inPackage("web", `shared/(${reached.join("|")})/`),
      },
    ),
  ),
  ...webNeedsOf().map(([area, needed]) =>
    forbid(
      `web-${area}-imports-what-it-needs`,
      "a web area imports another only by its <area>.public.ts(x), and only one that its .area.tsx names among its needs",
      { path: inPackage("web", `areas/${area}/`) },
      {
        path: inPackage("web", "areas/[^/]+/"),
        pathNot: [
          inPackage("web", `areas/${area}/`),
          ...needed.map((other) => inPackage("web", `areas/${other}/${other}\\.public\\.tsx?$`)),
        ].join("|"),
      },
    ),
  ),
  forbid(
    "canvas-draws-only",
    "canvas draws on bio: no calls, no words, no product",
    { path: inPackage("web", "canvas/"), pathNot: tests },
    {
      path: `${inPackage("web", "(kernel|ui|areas)/")}|${inPackage("contract")}|${inPackage("phrases")}|node_modules/(antd|i18next|react-i18next|@tanstack/react-query|@tanstack/react-router)/`,
    },
  ),
  forbid(
    "ui-is-wordless",
    "ui is handed its words and data",
    { path: inPackage("web", "ui/"), pathNot: tests },
    {
      path: `${inPackage("web", "(kernel|areas)/")}|${inPackage("phrases")}|node_modules/(i18next|react-i18next|@tanstack/react-query)/`,
    },
  ),
];

const general = [
  forbid(
    "everything-resolves",
    "an import that leads nowhere; where a WebAssembly file lies is found by Vite",
    {},
    { couldNotResolve: true, pathNot: "\\.wasm\\?url$" },
  ),
  forbid(
    "declared-packages",
    "a package that no package.json declares",
    { path: "^packages/" },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "no-tests-in-the-product",
    "the product does not import tests",
    { path: "^packages/", pathNot: [tests, "^packages/e2e/"] },
    { path: tests },
  ),
];

module.exports = {
  forbidden: [...general, ...layers, ...server, ...web],
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    },
  },
};
