import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { run } from "./project.mjs";

/** OpenStack Swift, as Debian installs it: it speaks S3 and refuses what is wrongly signed. */
export const swiftPackages = "swift-proxy swift-account swift-container swift-object memcached";
const bin = "/usr/bin";
const kinds = ["account", "container", "object"];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const filtersOf = (cachePort) => ({
  catch_errors: "use = egg:swift#catch_errors",
  cache: `use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cachePort}`,
  s3api: "use = egg:swift#s3api",
  tempauth: "use = egg:swift#tempauth\nuser_benchleaf_tester = secret-of-the-tests .admin",
  slo: "use = egg:swift#slo",
});

const proxyPipeline = (filters) => [
  `[pipeline:main]\npipeline = ${Object.keys(filters).join(" ")} proxy-server`,
  ...Object.entries(filters).map(([name, use]) => `[filter:${name}]\n${use}`),
  "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true",
];
const storagePipeline = (kind) => [
  `[pipeline:main]\npipeline = ${kind}-server`,
  `[app:${kind}-server]\nuse = egg:swift#${kind}`,
];

const settingsOf = (folder, port, pipeline) =>
  [
    "[DEFAULT]",
    `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}`,
    `swift_dir = ${folder}\ndevices = ${folder}\nmount_check = false\nfallocate_reserve = 0`,
    ...pipeline,
  ].join("\n");

async function makeRing(folder, kind, port) {
  const builder = path.join(folder, `${kind}.builder`);
  const ring = (...args) => run(path.join(bin, "swift-ring-builder"), [builder, ...args], { cwd: folder });
  await ring("create", "4", "1", "1");
  await ring("add", `r1z1-127.0.0.1:${port}/device`, "1");
  await ring("rebalance");
  if (!existsSync(path.join(folder, `${kind}.ring.gz`))) throw new Error(`Swift made no ring of ${kind}`);
}

async function untilItAnswers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("Swift did not start");
}

/** Starts one in a folder of its own. Returns what S3 clients need; undefined if it is not installed. */
export async function startDebianSwift() {
  const programs = [...["proxy", ...kinds].map((kind) => `swift-${kind}-server`), "memcached"];
  if (!programs.every((program) => existsSync(path.join(bin, program)))) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "benchleaf-swift-"));
  mkdirSync(path.join(folder, "device"));
  writeFileSync(
    path.join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n",
  );
  const servers = [];
  const serve = (program, ...args) => {
    servers.push(spawn(path.join(bin, program), args, { stdio: "ignore" }));
  };
  const start = async (kind, pipeline) => {
    const port = await freePort();
    const settings = path.join(folder, `${kind}-server.conf`);
    writeFileSync(settings, settingsOf(folder, port, pipeline));
    if (kind !== "proxy") await makeRing(folder, kind, port);
    serve(`swift-${kind}-server`, settings);
    return port;
  };
  const stop = () => {
    for (const server of servers) server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cachePort = await freePort();
    serve("memcached", "-l", "127.0.0.1", "-p", String(cachePort), "-u", userInfo().username);
    for (const kind of kinds) await start(kind, storagePipeline(kind));
    const endpoint = `http://127.0.0.1:${await start("proxy", proxyPipeline(filtersOf(cachePort)))}`;
    await untilItAnswers(endpoint);
    return { endpoint, accessKeyId: "benchleaf:tester", secretAccessKey: "secret-of-the-tests", stop };
  } catch (error) {
    stop();
    throw error;
  }
}
