import { existsSync } from "node:fs";
import { run } from "./project.mjs";

/**
 * Installs packages of Debian's where that is possible; whether it went well. A machine of someone's own is left
 * alone.
 */
export async function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.error(`Installing Debian's ${packages.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  const { code, output } = await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    env,
  });
  if (code !== 0) console.error(output.slice(-2000));
  return code === 0;
}
