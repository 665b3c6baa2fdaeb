// Finds a Chromium, or gets one. Alone, it prints the path: `node scripts/find-browser.mjs`.
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installDebian } from "./lib/install-debian.mjs";
import { binaryOf, runNode } from "./lib/project.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without windows: the same engine with a third less processor time around it. */
const shellCommand = "chromium-headless-shell";

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(isShellEnough) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const wanted = isShellEnough ? [shellCommand, ...commands] : commands;
  const candidates = wanted.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  candidates.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return candidates.find(isProgram);
}

async function installFromDebian(isShellEnough) {
  const browser = isShellEnough ? shellCommand : "chromium";
  return (await installDebian(browser, "fonts-noto-cjk")) ? installedBrowser(isShellEnough) : undefined;
}

async function installFromPlaywright() {
  console.error("Getting Playwright's Chromium …");
  const { code, output } = await runNode([binaryOf("playwright-core"), "install", "chromium"]);
  if (code !== 0) console.error(output.slice(-2000));
  const { chromium } = await import("playwright-core");
  const file = chromium.executablePath();
  return isProgram(file) ? file : undefined;
}

/**
 * The path of a Chromium, or undefined if none can be had. `CHROMIUM_PATH` wins. If `isShellEnough`, one without windows
 * is preferred.
 */
export async function findBrowser({ isShellEnough = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    console.error(`CHROMIUM_PATH is ${chosen}, which is not a program.`);
    return undefined;
  }
  return (
    installedBrowser(isShellEnough) ??
    (await installFromDebian(isShellEnough)) ??
    (await installFromPlaywright())
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = await findBrowser();
  if (!file) process.exit(1);
  console.log(file);
}
