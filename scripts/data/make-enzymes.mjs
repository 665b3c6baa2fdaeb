// Makes packages/bio/data/enzyme-sites.ts and enzyme-products.ts from science/enzymes.json of the given data:
//   node scripts/data/make-enzymes.mjs [folder]
// Ids once given stay: names of the present table keep theirs, new ones get the next free number.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "../lib/project.mjs";

const folder = process.argv[2] ?? process.env.BENCHLEAF_TEST_DATA ?? fromRoot("../shared/data");
const { enzymes } = JSON.parse(readFileSync(`${folder}/science/enzymes.json`, "utf8"));
const sitesPath = fromRoot("packages/bio/data/enzyme-sites.ts");

const homing = ["I-SceI", "I-CeuI", "I-PpoI", "PI-PspI", "PI-SceI"];
/** Names by id: homing from 1000, all others by name from 305, 1000 to 1005 left free for the few. */
function giveIds() {
  const ids = new Map(existsSync(sitesPath) ? presentIds(readFileSync(sitesPath, "utf8")) : []);
  homing.forEach((name, index) => {
    if (!ids.has(name)) ids.set(name, 1000 + index);
  });
  const taken = new Set([...ids.values(), 1000, 1001, 1002, 1003, 1004, 1005]);
  let next = Math.max(305, ...[...ids.values()].filter((id) => id > 1005 || ids.size > homing.length));
  const names = enzymes.map(({ name }) => name).filter((name) => !ids.has(name));
  for (const name of names.sort((a, b) => a.localeCompare(b, "en"))) {
    while (taken.has(next)) next++;
    taken.add(next);
    ids.set(name, next);
  }
  return ids;
}

function* presentIds(text) {
  let id = 0;
  for (const line of text
    .slice(text.indexOf("`") + 1, text.lastIndexOf("`"))
    .trim()
    .split("\n")) {
    const [first] = line.split(" ");
    const [restart, name] = first.includes(":") ? first.split(":") : [id + 1, first];
    id = Number(restart);
    yield [name, id];
  }
}

const cutsOf = ({ cuts, nick }) => {
  if (nick) return nick.strand === "top" ? `${nick.position}/-` : `-/${nick.position}`;
  return cuts.length === 0 ? "?" : cuts.map(({ top, bottom }) => `${top}/${bottom}`).join(",");
};

const effects = {
  cut: ".",
  untested: "u",
  blocked: "b",
  "some blocked": "B",
  impaired: "i",
  "some impaired": "I",
  variable: "v",
};
const step =
  /^requires (N6 Adenine|C5 Cytosine|5Hydroxymethyl Cytosine) methylation at base (\d+)( on the complementary strand)?$/;
const needsOf = (text) =>
  text.split(" and ").map((part) => {
    const [, base, position, below] = step.exec(part);
    const letter = { "N6 Adenine": "a", "C5 Cytosine": "c", "5Hydroxymethyl Cytosine": "h" }[base];
    return `${letter}${below ? "-" : "+"}${position}`;
  });
const methylationOf = ({ methylation }) => {
  if (!methylation) return "";
  const codes = ["dam", "dcm", "cpg"].map((key) => effects[methylation[key]] ?? "-").join("");
  return methylation._dependent ? `${codes}:${needsOf(methylation._dependent).join(",")}` : codes;
};

const ids = giveIds();
const rows = enzymes.map((enzyme) => ({ ...enzyme, id: ids.get(enzyme.name) })).sort((a, b) => a.id - b.id);
const siteLines = rows.map((row, index) => {
  const restart = row.id === (rows[index - 1]?.id ?? 0) + 1 ? "" : `${row.id}:`;
  const suppliers = row.suppliers.map(({ code }) => code).join("") || "-";
  return `${restart}${row.name} ${row.site} ${cutsOf(row)} ${suppliers} ${methylationOf(row)}`.trim();
});

writeFileSync(
  sitesPath,
  `// Facts of REBASE, (c) R.J. Roberts, free use with citation: Roberts, Vincze, Posfai, Macelis,
// Nucleic Acids Res. 2023;51:D629. Versions 404 (2024) and 205 (2022) by Biopython; nicking and homing enzymes
// and methylation by NEB's EnzymeFinder (2025-03-19). Made by scripts/data/make-enzymes.mjs.
// A row: name, site, cuts (top/bottom gaps from the site's first base), codes of suppliers, effect of Dam, Dcm
// and CpG methylation (. none, b blocked, i impaired, capital when by some contexts only, v varies, u untested,
// - never overlaps), after a colon the methylation that it needs. A number before a name is its id; else the
// id is one more than that of the row above.

export const enzymeSites = \`
${siteLines.join("\n")}
\`;
`,
);

const clean = (text) => (text ?? "").replaceAll("℃", "");
const codes = { NEB: "N", "NEB HF": "H", Promega: "P", ThermoFisher: "T" };
const buffers = {
  NEB: ["1.1", "2.1", "3.1", "CutSmart"],
  "NEB HF": ["1.1", "2.1", "3.1", "CutSmart"],
  Promega: ["A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "MultiCore"],
  ThermoFisher: ["B", "G", "O", "R", "T", "2xT"],
};
const productLine = (row, entry) => {
  const activities = buffers[entry.provider].map((buffer) => entry.activities[buffer] ?? "").join(" ");
  return [
    codes[entry.provider],
    entry.product === row.name ? "" : entry.product,
    entry.url?.slice("https://www.neb.com/products/".length) ?? "",
    clean(entry.incubationTemperature),
    clean(entry.inactivationTemperature),
    activities.replace(/ +$/, ""),
    entry.recommendedBuffer ?? "",
    (entry.supplements ?? []).join(" "),
  ]
    .join("|")
    .replace(/\|+$/, "");
};
const productLines = rows.flatMap((row) =>
  [
    row.prototype === row.name ? [] : [row.prototype ?? ""],
    row.providers.map((entry) => productLine(row, entry)),
  ].flat().length === 0 ||
  (row.providers.length === 0 && row.prototype === row.name)
    ? []
    : [
        [
          row.name,
          row.prototype === row.name ? "" : (row.prototype ?? "-"),
          ...row.providers.map((entry) => productLine(row, entry)),
        ].join("\t"),
      ],
);

writeFileSync(
  fromRoot("packages/bio/data/enzyme-products.ts"),
  `// Facts about products, collected 2025: NEB's EnzymeFinder (2025-03-19), Promega's Restriction Enzyme Tool
// (2024-07-12), Fermentas / Thermo's five-buffer table (2011-2017). NEB's terms do not allow its chart to be
// spread as a compilation; whoever may not use them drops the N and H entries, nothing else depends on them.
// Prototypes: REBASE v303 (2023). Made by scripts/data/make-enzymes.mjs.
// A row, split by tabs: name, prototype (empty: itself), then each product as
// provider|product|address|incubation °C|inactivation|activities by buffer|recommended buffer|supplements.

export const enzymeProducts = \`
${productLines.join("\n")}
\`;
`,
);
console.log(`${rows.length} enzymes, ${productLines.length} with products or a prototype`);
