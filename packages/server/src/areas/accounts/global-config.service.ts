import { readFile, stat } from "node:fs/promises";
import {
  type CaptchaMode,
  type CaptchaType,
  type GlobalConfig,
  globalConfigEntrySchema,
  type Id,
  type SignInMethod,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import * as store from "./global-config.store.ts";
import { globalConfigOf } from "./global-config.ts";

const CHANGED = "globalConfig.changed";
/** Public pages request it at every start; database and file are read at most once per this interval. */
const KNOWN_MS = 2_000;

const entrySchema = globalConfigEntrySchema.partial();

/** Settings that override the defaults. Google is available only with the settings of its secret. */
const completed = (given: unknown, defaults: GlobalConfig): GlobalConfig => {
  const parsed = entrySchema.parse(given ?? {});
  const stated = Object.entries(parsed).filter(([, value]) => value !== undefined);
  const { googleClientId } = defaults;
  const config: GlobalConfig = { ...defaults, ...Object.fromEntries(stated), googleClientId };
  const signInMethods = config.signInMethods.filter((one) => one !== "google" || googleClientId !== null);
  return { ...config, signInMethods: signInMethods.length === 0 ? defaults.signInMethods : signInMethods };
};

export const globalConfigService = ({ config: settings, database, audit, brand, signals, log }: Kernel) => {
  const defaults = globalConfigOf(settings);
  const file = settings.globalConfigFile;
  let known: { readonly config: GlobalConfig; readonly until: number } | undefined;
  let fileTime = -1;
  signals.on(CHANGED, () => {
    known = undefined;
  });

  /** If the file cannot be read, the last config stays: a typo does not remove the brand. */
  const fromFile = async (path: string, before: GlobalConfig): Promise<GlobalConfig> => {
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs === fileTime) return before;
      fileTime = mtimeMs;
      return completed(JSON.parse(await readFile(path, "utf8")), defaults);
    } catch (error) {
      log.error({ err: error, path }, "GLOBAL_CONFIG cannot be read");
      return before;
    }
  };

  const load = async (): Promise<GlobalConfig> => {
    if (file !== undefined) return fromFile(file, known?.config ?? defaults);
    return completed(await database.open(async (q) => withCommit(store.findConfig(q))), defaults);
  };

  const current = async (): Promise<GlobalConfig> => {
    if (known === undefined || known.until < Date.now()) {
      known = { config: await load(), until: Date.now() + KNOWN_MS };
    }
    return known.config;
  };

  brand.use(async () => (await current()).brandNames);

  const isOwner = async (userId: Id): Promise<boolean> =>
    (await database.open(async (q) => withCommit(store.findInstanceOwner(q, settings.instanceOwner)))) ===
    userId;

  const refuseOthers = async (session: Session): Promise<void> => {
    if (!(await isOwner(session.userId))) throw problem("permission.denied");
  };

  return {
    current,

    /** @throws sign.in.method.off if accounts of this kind cannot sign in here */
    async refuseMethod(method: SignInMethod): Promise<void> {
      if (!(await current()).signInMethods.includes(method)) throw problem("sign.in.method.off");
    },

    /** @throws registration.closed if registration is by invitation only */
    async refuseRegistration(): Promise<void> {
      if (!(await current()).isRegistrationOpen) throw problem("registration.closed");
    },

    captchaMode: async (type: CaptchaType): Promise<CaptchaMode> =>
      (await current()).captchaConfigs[type]?.mode ?? "auto",

    /** Admits only the administrator of the installation. @throws permission.denied */
    refuseOthers,

    /**
     * The address and language for notifications to the administrator of the installation; undefined before there is
     * one.
     */
    async ownerReach(q: Queries): Promise<store.OwnerRow | undefined> {
      const ownerId = await store.findInstanceOwner(q, settings.instanceOwner);
      return ownerId === undefined ? undefined : store.findContact(q, ownerId);
    },

    access: async (session: Session) => ({ isOwner: await isOwner(session.userId) }),

    async show(session: Session) {
      await refuseOthers(session);
      return { config: await current(), isKeptByFile: file !== undefined };
    },

    async save(session: Session, next: GlobalConfig): Promise<GlobalConfig> {
      await refuseOthers(session);
      if (file !== undefined) throw problem("instance.config.fixed");
      const before = await current();
      await database.write(session, async (tx) => {
        store.saveConfig(tx, next);
        signals.send(tx, CHANGED, null);
        // Images are long and meaningless in an audit trail.
        const named = (config: GlobalConfig) => ({
          brandNames: config.brandNames,
          themeColor: config.themeColor,
          languages: config.languages,
          signInMethods: config.signInMethods,
          isRegistrationOpen: config.isRegistrationOpen,
          captchaConfigs: config.captchaConfigs,
        });
        await audit.record(tx, session, {
          action: "instance.configure",
          objectType: "instance",
          objectId: "config",
          before: named(before),
          after: named(next),
        });
      });
      known = { config: completed(next, defaults), until: Date.now() + KNOWN_MS };
      return known.config;
    },
  };
};
/** Sign-in rules of the global config. */
export type SignInRules = Pick<
  ReturnType<typeof globalConfigService>,
  "refuseMethod" | "refuseRegistration" | "captchaMode"
>;
export type GlobalConfigService = ReturnType<typeof globalConfigService>;
