import { existsSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "../../find-browser.mjs";
import { programs } from "../debian-postgres.mjs";
import { installDebian } from "../install-debian.mjs";

/**
 * Finds the browser and PostgreSQL 15, or installs them, while the checks run. Returns promises, since only later
 * sections wait for them. The whole Chromium, which users have, is for all journeys; those of the gate run in the
 * shell.
 */
export function prepareMachine({ isFull = false } = {}) {
  const browser = findBrowser({ isShellEnough: !isFull });
  const postgres = browser.then(async () => {
    if (!existsSync(path.join(programs, "initdb"))) await installDebian("postgresql-15");
  });
  // Who waits for them is notified of a failure; until then it is no one's.
  for (const one of [browser, postgres]) one.catch(() => undefined);
  return { browser, postgres };
}
