// `npm start`: builds what changed, then runs the server, and starts it again should it crash.
import { outdatedParts } from "./lib/build-plan.mjs";
import { fromRoot, runNode } from "./lib/project.mjs";
import { supervise } from "./lib/supervise.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Benchleaf needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

if (outdatedParts().length > 0) {
  console.log("Building, which takes a moment the first time …");
  // In a process of its own: the builders need far more memory than the server.
  const { code } = await runNode([fromRoot("scripts/build.mjs")], { isShown: true });
  if (code !== 0) process.exit(code);
}

process.env.NODE_ENV ??= "production";
process.exit(await supervise(fromRoot("packages/server/dist/main.js")));
