import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the whole project. */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");
export const fromRoot = (...parts) => path.join(root, ...parts);

const skipped = new Set(["node_modules", "dist", "test-support", ".cache"]);

/** Every file below the given files and folders of the project, as paths from its root, in a fixed order. */
export function filesBelow(...places) {
  const found = [];
  const visit = (place) => {
    for (const entry of readdirSync(fromRoot(place), { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const next = path.posix.join(place, entry.name);
      if (entry.isDirectory()) visit(next);
      else found.push(next);
    }
  };
  for (const place of places) {
    if (!existsSync(fromRoot(place))) continue;
    if (path.extname(place) !== "") found.push(place);
    else visit(place);
  }
  return found.sort();
}

/** One figure for the content of these files; tests do not count, since they are not built. */
export function hashOf(files) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\n${file}\n`).update(readFileSync(fromRoot(file)));
  }
  return hash.digest("hex");
}

const stampFile = (name) => fromRoot(".cache", `${name}.stamp`);
export const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), "utf8") : "");
export function writeStamp(name, value) {
  mkdirSync(fromRoot(".cache"), { recursive: true });
  writeFileSync(stampFile(name), value);
}

/** The file that runs a command of an installed package, e.g. `binaryOf("vite")`; started by Node, so no shell is needed. */
export function binaryOf(packageName, command = packageName.split("/").at(-1)) {
  const folder = fromRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Runs a program. Returns `{ code, output }`; never throws. With `isShown` the output is printed as it arrives,
 * otherwise it is returned. With `user` (`{ uid, gid }`) it runs as another user, with `priority` at another priority.
 */
export function run(file, args, { cwd = root, env = {}, isShown = false, seconds = 0, user, priority } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      ...user,
      env: { ...process.env, ...(isShown ? {} : { NO_COLOR: "1" }), ...env },
      stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const timer = seconds > 0 ? setTimeout(() => child.kill("SIGKILL"), seconds * 1000) : undefined;
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}\n` : output });
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);
