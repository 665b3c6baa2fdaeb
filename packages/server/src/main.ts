import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { resolveSession } from "./areas/accounts/accounts.service.ts";
import { areas, findHead, firstPage, isFeatureOn, resolveBearer, seedDemo } from "./composition-root.ts";
import { everyTask } from "./compute-tasks.ts";
import { startServer } from "./kernel/start-server.ts";

const webRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));

await startServer({
  areas,
  tasks: everyTask,
  resolveSession,
  resolveBearer,
  isFeatureOn,
  findHead,
  firstPage,
  seedDemo,
  migrations: fileURLToPath(new URL("../migrations", import.meta.url)),
  ...(existsSync(webRoot) ? { webRoot } : {}),
});
