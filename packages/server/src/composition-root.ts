import type { AreaName } from "@benchleaf/contract";
import { accessService } from "./areas/access/access.service.ts";
import { resolveToken } from "./areas/access/access-tokens.ts";
import { firstAccount } from "./areas/accounts/first-account.ts";
import { exportSequence } from "./areas/sequences/export-sequence.ts";
import { publishSequences } from "./areas/sequences/publish-sequences.ts";
import { seedDemo as seedDemoLab } from "./areas/sequences/seed-demo.ts";
import * as everyArea from "./areas.ts";
import { openAreas, type ServerArea } from "./kernel/area.ts";
import { openDemoLab } from "./kernel/demo/demo-lab.ts";
import type { IsFeatureOn, ResolveSession } from "./kernel/gate.ts";
import type { Kernel } from "./kernel/kernel.ts";
import type { Binding } from "./kernel/mount.ts";
import type { FindPageHead } from "./kernel/page-head.ts";
import { type Followers, progressTopic } from "./kernel/progress-updates.ts";

type Areas = Readonly<Record<AreaName, ServerArea>>;
/** An area of the contract that is forgotten here does not compile. */
const allAreas: Areas = everyArea;

type MadeBy<Area> = Area extends ServerArea<infer Own> ? Own : never;
type Services = { readonly [Name in keyof typeof everyArea]: MadeBy<(typeof everyArea)[Name]> };

const openedServices = new WeakMap<Kernel, Services>();

/**
 * What each area has made, under its name; nothing is running yet. Opened once for each kernel, at which areas register
 * their handlers.
 */
export const services = (kernel: Kernel): Services => {
  const known = openedServices.get(kernel) ?? openServices(kernel);
  openedServices.set(kernel, known);
  return known;
};
const openServices = (kernel: Kernel): Services => {
  const { opened } = openAreas(kernel, Object.values(allAreas));
  const made = new Map(opened.map(({ area, own }) => [area, own]));
  return Object.fromEntries(
    Object.entries(allAreas).map(([name, area]) => [name, made.get(area)]),
  ) as unknown as Services;
};

/** Every bound endpoint of the contract, in the order of the areas, which are running from here on. */
export const areas = (kernel: Kernel, chosen: Areas = allAreas): Binding[] => {
  const { app, opened } = openAreas(kernel, Object.values(chosen));
  for (const { area, own } of opened) area.start(own, app);
  const followers: Followers = Object.assign({}, ...opened.map(({ area }) => area.followers));
  kernel.liveUpdates.follow(
    [...opened.flatMap(({ area }) => area.topics), progressTopic(followers)],
    app.resolveAll,
  );
  return [...app.bindings()];
};

/** The account of a bearer token. */
export const resolveBearer = (kernel: Kernel): ResolveSession => resolveToken(kernel);

/** Whether a feature is on for a session's team; checked for every endpoint with a `feature`. */
export const isFeatureOn = (kernel: Kernel): IsFeatureOn => accessService(kernel).isFeatureOn;

/** Head of public pages, rendered before their scripts run. */
export const findHead = (kernel: Kernel): FindPageHead =>
  publishSequences(kernel, exportSequence(kernel)).head;

/** The address that opens the first account, if there is none. */
export const firstPage = (kernel: Kernel): Promise<string | undefined> => firstAccount(kernel).page();

const seedSmallDemo = (kernel: Kernel): Promise<boolean> => {
  const { accounts, tenants, projects, sequences } = services(kernel);
  return seedDemoLab(kernel, { ...accounts, ...tenants, ...projects, ...sequences });
};

/** Fills an empty database with the demo lab; a database with accounts is not changed. */
export const seedDemo = async (kernel: Kernel, now = new Date()): Promise<boolean> => {
  if (kernel.config.isSmallDemo) return seedSmallDemo(kernel);
  const { accounts, globalConfig } = services(kernel).accounts;
  if (!(await kernel.database.open((tx) => accounts.isEmpty(tx)))) return false;
  const { app, opened } = openAreas(kernel, Object.values(allAreas));
  const [locale = "zh-CN"] = (await globalConfig.current()).languages;
  const { lab, live } = openDemoLab({
    ...{ kernel, now, locale },
    bindings: app.bindings(),
    sessionOf: (scope) => accounts.sessionOf(scope),
  });
  for (const { area, own } of opened) area.demo(own, lab, app);
  await live();
  return true;
};
