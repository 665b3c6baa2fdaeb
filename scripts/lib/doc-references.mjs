// Links and file names in the docs lead to something that exists.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "./project.mjs";

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A file name in backticks with one of our extensions; `<area>`, `*` and `{…}` are placeholders. */
const fileName = /`([\w@.<>*{},/-]*[\w>*}]\.(?:tsx?|mjs|cjs|sql|css|md))`/g;

const isPattern = (name) => /[<>*{}]|^\./.test(name);

/**
 * Finds links to missing files and names of missing files in a Markdown file.
 *
 * @param {string} file path below the project's root
 * @param {string} text its content
 * @param {readonly string[]} known paths of all files of the project
 * @returns {string[]} one line for each error
 */
export const brokenReferences = (file, text, known) => {
  const errors = [];
  text.split("\n").forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    for (const [, target] of line.matchAll(link))
      if (!existsSync(fromRoot(join(dirname(file), decodeURI(target)))))
        errors.push(`${at}: no file ${target}`);
    for (const [, name] of line.matchAll(fileName))
      if (!isPattern(name) && !isKnown(name, known)) errors.push(`${at}: no file named ${name}`);
  });
  return errors;
};

const skipped = new Set(["node_modules", "dist", ".cache", ".git"]);
const allFiles = (folder = "") =>
  readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    // The folder `data` of the root is a server's, not the project's.
    if (skipped.has(entry.name) || path === "data") return [];
    return entry.isDirectory() ? allFiles(path) : [path];
  });

/** Docs may shorten `packages/server/src/kernel/mount.ts` to `server/kernel/mount.ts` or to any ending of the path. */
const isKnown = (name, known) => {
  const long = name.replace(/^(bio|contract|phrases|server|web|e2e)\//, "packages/$1/src/");
  return known.some((path) => path === long || path.endsWith(`/${name}`));
};

/** Finds broken references in all Markdown files of the project. The changelog may name files of earlier versions. */
export const docReferenceErrors = () => {
  const known = allFiles();
  return known
    .filter((file) => file.endsWith(".md") && file !== "CHANGELOG.md")
    .flatMap((file) => brokenReferences(file, readFileSync(fromRoot(file), "utf8"), known));
};
