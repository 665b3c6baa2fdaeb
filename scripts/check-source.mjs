// Rules that a pattern can check: suppressions with reasons, SQL in stores, texts in phrases, file sizes, classes
// that exist in their style sheet, doc comments on exports of contract, bio and kernels.
import { readFileSync } from "node:fs";
import { docReferenceErrors } from "./lib/doc-references.mjs";
import { journeyFaults } from "./lib/journey-list.mjs";
import { plainNameErrors } from "./lib/plain-names.mjs";
import { filesBelow, fromRoot } from "./lib/project.mjs";
import { missingClasses } from "./lib/style-classes.mjs";
import { tableFaults } from "./lib/table-owners.mjs";
import { undocumentedExports } from "./lib/undocumented-exports.mjs";

const isCode = (file) => /\.(tsx?|mjs|cjs)$/.test(file);
const isTest = (file) => /\.test\.tsx?$|\/test-support\//.test(file);
const longFileReason = /^\/\/ Long because \S.{15,}/m;

/** `where` selects files, `pattern` finds the error in a line; `unless` accepts a line with a reason. */
const rules = [
  {
    // Browsers answer scrolling by a promise, and React takes what an effect answers for its clean-up function.
    says: "an effect answers nothing that scrolling answers: put the call into braces",
    pattern: /Effect\(\(\) => [^{]*\.scroll/,
    where: isCode,
  },
  {
    says: "a suppression needs its reason: `// biome-ignore lint/group/rule: because …`",
    where: isCode,
    pattern: /biome-ignore|eslint-disable|@ts-expect-error/,
    unless: /biome-ignore(-all|-start|-end)?\s+\S+:\s*\S.{9,}|@ts-expect-error[:\s-]+\S.{9,}/,
  },
  { says: "@ts-ignore and @ts-nocheck hide errors for good", pattern: /@ts-(ignore|nocheck)/, where: isCode },
  {
    says: "`as any` leaves the types",
    pattern: /\bas any\b|:\s*any\b(?=\s*[,;)=[])/,
    where: (file) => /\.tsx?$/.test(file),
  },
  {
    // Biome's rule for this reads the whole project for each file that it checks: 5 s instead of 0.1.
    says: "a relative import names its file with the ending",
    pattern:
      /(from|import|import\() ?"\.{1,2}\/[^"?]*(?<!\.(tsx?|mjs|cjs|js|css|json|wasm|svg|png))(\?\w+)?"/,
    where: isCode,
  },
  {
    says: "a test that is skipped, narrowed or empty",
    pattern: /\b(it|test|describe)\.(skip|only|todo)\(/,
    where: (file) => /\.(test|journey)\.tsx?$/.test(file),
  },
  {
    // `timeout: 5_000`, `}, 20_000);` and `vi.waitFor(…);`, whose limit is a second. The product's own limits are no waits.
    says: "what a test waits for may take 60 s and more: a busy machine shows it late",
    pattern:
      /\btimeout: (\d{1,4}|[1-5]\d{4}|[1-5]?\d_\d{3})\b(?!_)|(^\s*\}|waitFor.*\)), ([1-5]?\d_\d{3}|[1-5]?\d{4})\);$|vi\.waitFor\((?!.*, ([\w.]+|\{.*\})\);$).*\);$/,
    unless: /compute\.run\(|requestIdleCallback|idle\[/,
    where: (file) => /\.(test|journey)\.tsx?$|\/test-support\/|^packages\/e2e\/src\//.test(file),
  },
  {
    says: "SQL stands in .store.ts, and in .sql.ts what other areas build on",
    pattern: /\.(rows|row|one)(<[^(]*>)?\(|["'`]\s*(select|insert into|update|delete from)\s/i,
    where: (file) =>
      file.startsWith("packages/server/src/areas/") && !/\.(store|sql)\.ts$/.test(file) && !isTest(file),
  },
  {
    says: "how long a page is stands in the text, by limitTo: as a parameter it spoils the plan (docs/decisions/0016)",
    pattern: /\blimit \$\d/i,
    where: (file) => /^packages\/server\/src\/.*\.ts$/.test(file) && !isTest(file),
  },
  {
    says: "a dialog is the house's (kernel/parts/dialog.tsx, side-panel.tsx): it asks before typed text is lost",
    pattern: /^import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from "antd"/,
    where: (file) =>
      file.startsWith("packages/web/src/") &&
      !/^packages\/web\/src\/(ui|kernel\/(alerts|parts|shell|sign-in))\//.test(file),
  },
  {
    says: "words on screen stand in packages/phrases",
    pattern: /\p{Script=Han}/u,
    where: (file) => /^packages\/(bio|contract|server|web)\/src\//.test(file) && !isTest(file),
  },
  {
    says: "journeys use real input: typeInto, paste, compose and dropFiles of user-input.ts, no value or event by script",
    pattern:
      /\.fill\(|\.value\s*=(?!=)|\.execCommand\(|new (Clipboard|Keyboard|Input|Composition|Drag|Mouse|Pointer)Event\(|new DataTransfer\(|dispatchEvent\((?!new Event\()/,
    where: (file) => file.startsWith("packages/e2e/src/"),
  },
  {
    says: "no registry or machine address",
    pattern: /registry\.npm|https?:\/\/[^\s"'`]*npm(js|mirror)|\/(work|root)\/(main|shared)\b/,
  },
];

const places = [
  "packages",
  "scripts",
  "bench",
  "docs",
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "vitest.config.ts",
];
const self = "scripts/check-source.mjs";
/** Files that name the old words, and history that is never edited. */
const mayUseOldNames = /^scripts\/lib\/(retired|plain)-names|^packages\/server\/migrations\/|^CHANGELOG\.md$/;
const faults = [];
const isDocumented =
  /^packages\/(contract\/src|bio\/src|(server|web)\/src\/(kernel|shared))\/(?!.*\/data\/).*\.tsx?$/;
for (const file of filesBelow(...places)) {
  if (file === self || !/\.(tsx?|mjs|cjs|css|html|md|sql)$/.test(file)) continue;
  const text = readFileSync(fromRoot(file), "utf8");
  const lines = text.split("\n");
  if (file.endsWith(".tsx")) faults.push(...missingClasses(file, text));
  if (!mayUseOldNames.test(file)) faults.push(...plainNameErrors(file, text));
  if (isDocumented.test(file) && !isTest(file)) faults.push(...undocumentedExports(file, text));
  for (const { says, pattern, unless, where } of rules) {
    if (where && !where(file)) continue;
    lines.forEach((line, index) => {
      if (pattern.test(line) && !unless?.test(line)) faults.push(`${file}:${index + 1}: ${says}`);
    });
  }
  const isBounded = /\.tsx?$/.test(file) && !/\/(data|migrations)\/|^packages\/phrases\//.test(file);
  if (isBounded && lines.length > 401 && !longFileReason.test(text)) {
    faults.push(`${file}: ${lines.length} lines; past 400 only one concept, with a line "// Long because …"`);
  }
}
faults.push(...tableFaults(), ...journeyFaults(), ...docReferenceErrors());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
