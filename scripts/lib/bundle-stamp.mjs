import { existsSync } from "node:fs";
import { outdatedParts, sourcesOf } from "./build-plan.mjs";
import { filesBelow, fromRoot, hashOf, readStamp, writeStamp } from "./project.mjs";

const NAME = "bundle-size";

/** All that decides the size of the bundle: its sources, the check with its limits, and what these two import. */
export const bundleStamp = () =>
  hashOf(filesBelow(...sourcesOf("web"), "scripts/check-bundle-size.mjs", "scripts/lib/build-plan.mjs"));

/** Whether the bundle that is there is built from these sources and passed this check on this machine. */
export const isBundleChecked = () =>
  readStamp(NAME) === bundleStamp() &&
  existsSync(fromRoot("packages/web/dist/.vite/manifest.json")) &&
  outdatedParts().every(({ name }) => name !== "web");

/** Records that what had this stamp before the check began has passed it, for the next run to skip it. */
export const recordBundleChecked = (stamp) => writeStamp(NAME, stamp);
