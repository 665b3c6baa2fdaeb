// Names and phrases of our former private vocabulary do not come back (docs/glossary.md has the terms).
import { basename } from "node:path";
import { retiredFiles, retiredNames } from "./retired-names.mjs";

const names = new Map(Object.entries(retiredNames));
const files = new Map(Object.entries(retiredFiles));

/** A participle is not a name for a type. */
const participleType = /(?:\b(?:interface|type|class|const) |<)(Told|Kept|Said|Taken|Shown|Found)\b/g;

/** Phrases of the docs, with what to write instead. */
const phrases = [
  [/\bwho (is|are) told\b|\bis told (of|to)\b/i, "say who is notified"],
  [/\bwhat is said of\b/i, "use the subject of the sentence"],
  [/\b(stands?|lies?) in (the|a|its)\b/i, "write “is in” or “is stored in”"],
  [/\bin whose name\b/i, "write “on whose behalf” or name the user"],
  [/\bas delivered\b/i, "write “default”"],
  [/\bthe house\b/i, "write “the application”"],
];

/**
 * Finds names and phrases of the former vocabulary in one file.
 *
 * @param {string} file path below the project's root
 * @param {string} text its content
 * @returns {string[]} one line for each error
 */
export const plainNameErrors = (file, text) => {
  const errors = [];
  const stem = basename(file).replace(/(\.test)?\.tsx?$|\.module\.css$/, "");
  if (files.has(stem)) errors.push(`${file}: the file is named ${files.get(stem)} now`);
  // Rows of docs/conformance quote the specification and titles of tests.
  const isDoc = file.endsWith(".md") && !file.startsWith("docs/conformance");
  text.split("\n").forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    for (const [word] of line.matchAll(/[A-Za-z_]\w+/g))
      if (names.has(word)) errors.push(`${at}: ${word} is named ${names.get(word)} now`);
    for (const [, word] of line.matchAll(participleType))
      errors.push(`${at}: type ${word} needs a noun as its name`);
    if (isDoc)
      for (const [pattern, instead] of phrases)
        if (pattern.test(line)) errors.push(`${at}: ${line.match(pattern)[0]}: ${instead}`);
  });
  return errors;
};
