// `npm run dev`: the server restarts and the page reloads when a source changes. Open the address that Vite prints.
import { spawn } from "node:child_process";
import { binaryOf, fromRoot } from "./lib/project.mjs";

const port = process.env.PORT ?? "8080";
const env = { ...process.env, PORT: port, NODE_ENV: "development" };
const start = (args, cwd) => spawn(process.execPath, args, { cwd, env, stdio: "inherit" });

const children = [
  start([binaryOf("tsx"), "watch", "--clear-screen=false", "packages/server/src/main.ts"], fromRoot()),
  start([binaryOf("vite")], fromRoot("packages/web")),
];

let isEnding = false;
function endAll(signal) {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => endAll(signal));
for (const child of children) {
  child.on("exit", (code) => {
    if (!isEnding) process.exitCode = code ?? 1;
    endAll("SIGTERM");
  });
}
