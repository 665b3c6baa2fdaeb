// Writes packages/web/parts.json: which modules are bundled together. Builds the web once without parts, takes what the
// first pages need, and puts it into few large chunks. Run it when check-bundle-size or the wire journey counts too many.
import { writeFileSync } from "node:fs";
import { fromRoot, root } from "./lib/project.mjs";

process.env.NODE_ENV = "production";
process.env.WITHOUT_PARTS = "1";
const { build } = await import("../node_modules/vite/dist/node/index.js");

/** In the order in which they come; each part holds what its pages need beyond the parts before it. */
const roots = {
  signIn: [/web\/index\.html$/, /accounts\/pages\/login\.page\.tsx$/],
  // The component library, as far as any page uses it.
  look: [/kernel\/theme\.tsx$/, /accounts\/pages\/register\.page\.tsx$/, /antd\/es\/locale\/zh_CN\.js$/],
  session: [
    /kernel\/shell\/shell\.tsx$/,
    /src\/every-area\.ts$/,
    /home\/(pages\/start\.page|parts\/(today|recent-files|start-over|pinned))\.tsx$/,
    /parts\/home-(tasks|alarms)\.tsx$/,
  ],
  // Not the dashboard: its charts are on other pages too, which would fetch this part for them.
  project: [/files\/pages\/files\.page\.tsx$/, /projects\/pages\/(members|config)\.page\.tsx$/],
  editor: [/sequences\/pages\/sequence-editor\.page\.tsx$/],
};
/** Loaded separately by every first page: bundled with a part, so that no page sends another request for them. */
const alongside = {
  signIn: ["packages/phrases/src/all-phrases.ts"],
  look: ["packages/web/src/kernel/theme.tsx"],
};
/** Words of one language never bring another's. Pagination is the exception: it holds the Chinese ones as its default. */
const isOfOneLanguage = (id) =>
  /packages\/phrases\/src\/[a-z]{2}-|\/locale\//.test(id) && !id.includes("/pagination/");

/** Vite's own, of no file: how pages fetch their parts. */
const PRELOAD = "\0vite/preload-helper.js";

const bundle = {};
await build({
  root: fromRoot("packages/web"),
  logLevel: "warn",
  build: { write: false, minify: false },
  plugins: [{ name: "read-chunks", generateBundle: (_options, all) => void Object.assign(bundle, all) }],
});

const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
const shownBy = (chunk) => {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || !bundle[name]) return;
    seen.add(name);
    for (const next of bundle[name].imports) visit(next);
  };
  visit(chunk.fileName);
  return [...seen];
};
const isEntry = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
const modulesOf = (patterns) => {
  const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId);
  const first = patterns.flatMap((pattern) => {
    const matching = entries.filter(({ facadeModuleId: id }) => pattern.test(id));
    // A renamed file would drop out of its part without a sign, and its page would load dozens of small files.
    if (matching.length === 0) throw new Error(`${pattern} matches no page or section`);
    return matching;
  });
  const needed = first.flatMap((chunk) => {
    const isOfLanguage = isOfOneLanguage(chunk.facadeModuleId);
    const all = shownBy(chunk).flatMap((name) => Object.keys(bundle[name].modules));
    return isOfLanguage ? all.filter((id) => !isOfOneLanguage(id)) : all;
  });
  return new Set(needed.filter((id) => (id.startsWith(root) || id === PRELOAD) && !isEntry.has(id)));
};
const { signIn, look, session, project, editor } = Object.fromEntries(
  Object.entries(roots).map(([name, patterns]) => [name, modulesOf(patterns)]),
);
const placed = new Set();
const parts = {};
const both = new Set([...project].filter((id) => editor.has(id)));
for (const [part, modules] of Object.entries({ signIn, look, session, work: both, project, editor })) {
  const along = (alongside[part] ?? []).map((file) => fromRoot(file));
  const own = [...new Set([...along, ...modules])].filter((id) => !placed.has(id));
  for (const id of own) placed.add(id);
  parts[part] = own.map((id) => (id === PRELOAD ? id : id.slice(root.length + 1))).sort();
  console.log(`${part}: ${parts[part].length} modules`);
}
writeFileSync(fromRoot("packages/web/parts.json"), `${JSON.stringify(parts, null, 2)}\n`);
