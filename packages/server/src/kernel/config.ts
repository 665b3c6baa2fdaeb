import { resolve } from "node:path";
import { MIN_TEAM_SEATS } from "@benchleaf/contract";
import { z } from "zod";
import { parseIpRange } from "./ip-ranges.ts";

/** An invalid setting; its message is one line that names the setting. */
export class ConfigError extends Error {}

/** Settings of an S3 store for files. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The SMS gateway: one HTTP request per message. */
export interface SmsConfig {
  readonly url: string;
  readonly token: string | undefined;
  /** JSON with `{{to}}` and `{{text}}` in its strings. */
  readonly template: string | undefined;
}

/** An identity provider for everyone. */
export interface OidcClientConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A public database from which records are imported. */
export interface SourceConfig {
  readonly url: string;
  /** Its rate limit is higher with a key. */
  readonly apiKey: string | undefined;
}

/** The payment provider. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Secrets of the webhook endpoint; two during a rotation. */
  readonly webhookSecrets: readonly string[];
  /** Absent: Stripe's own. */
  readonly apiUrl: string | undefined;
}

/** Maximum number of members of a team of the free edition. */
export interface FreeSeats {
  /** When the team is created. */
  readonly atFirst: number;
  /** Additional seats per accepted invitation. */
  readonly perInvitation: number;
  /** Maximum number unlocked by invitations. */
  readonly most: number;
}

/** All settings, parsed and validated once at the start; errors name the setting. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the embedded database runs with its data under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Database connections for requests; jobs have their own. */
  readonly databaseConnections: number;
  readonly isDemo: boolean;
  /** The small demo lab has two people and three sequences, for tests and benchmarks that count. */
  readonly isSmallDemo: boolean;
  readonly s3: S3Config | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: SmsConfig | undefined;
  /** The URL that browsers use if the server is behind a proxy. */
  readonly publicUrl: string | undefined;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /**
   * Addresses, ranges or `loopback`, `linklocal`, `uniquelocal`: proxies whose header with the client address is
   * trusted.
   */
  readonly trustedProxies: readonly string[];
  /** Signs uploads. Absent: generated once and stored under `dataDir`. */
  readonly secret: string | undefined;
  /** Sign-in with Google, for everyone; absent: off. */
  readonly google: OidcClientConfig | undefined;
  /** Whether URLs entered by users may be private addresses and plain HTTP, as in a lab's own network. */
  readonly reachesPrivate: boolean;
  /** DNS servers for the verification of a domain; the machine's own when absent. */
  readonly dnsServer: string | undefined;
  /** Public databases, each off when absent. */
  readonly sources: {
    readonly ncbi?: SourceConfig;
    readonly ensembl?: SourceConfig;
    readonly crossref?: SourceConfig;
  };
  /** Requests per minute from one address; 0 turns the general limit off. */
  readonly rateLimitPerMinute: number;
  /** Bearer token for `/metrics`; absent: loopback only. */
  readonly metricsToken: string | undefined;
  /** A file with brand, languages and links; absent: set on the administrator's page. */
  readonly globalConfigFile: string | undefined;
  /** The file to which the heads of the audit trail are appended each hour; below `dataDir` when absent. */
  readonly auditAnchors: string | undefined;
  /** An RFC 3161 authority that timestamps each line of that file; absent: none. */
  readonly auditTimestampUrl: string | undefined;
  /** Email of the administrator of the installation; absent: the first account. */
  readonly instanceOwner: string | undefined;
  /** Free seats of a new team of the edition `team`, and how its invitations unlock more; absent: no limit. */
  readonly freeSeats: FreeSeats | undefined;
  /** Absent: no payments; plans are granted or redeemed. */
  readonly stripe: StripeConfig | undefined;
}

const optional = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());
const url = (protocols: RegExp) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.url({ protocol: protocols }).optional());
const flag = z
  .enum(["0", "1", "true", "false", ""])
  .optional()
  .transform((value) =>
    value === undefined || value === "" ? undefined : value === "1" || value === "true",
  );

const proxyNames = ["loopback", "linklocal", "uniquelocal"];
const proxies = z
  .string()
  .optional()
  .transform((value) =>
    value
      ?.split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .refine(
    (list) => list?.every((part) => proxyNames.includes(part) || parseIpRange(part) !== null) ?? true,
    "a list of addresses, ranges or loopback, linklocal, uniquelocal",
  );

const sourceNames = ["ncbi", "ensembl", "crossref"] as const;
const sourceList = z
  .string()
  .default("")
  .transform((value) =>
    value
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .pipe(z.array(z.enum(sourceNames, `a list of ${sourceNames.join(", ")}`)));

const isJsonTemplate = (template: string | undefined): boolean => {
  if (template === undefined) return true;
  try {
    JSON.parse(template);
  } catch {
    return false;
  }
  return template.includes("{{to}}") && template.includes("{{text}}");
};

/** Far more than any team has, and within the range of the column. */
const MOST_SEATS = 100_000;

const emptyIsAbsent = (value: unknown): unknown => (value === "" ? undefined : value);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
  DEMO: z.literal("small").or(flag),
  S3_ENDPOINT: url(/^https?$/),
  S3_BUCKET: optional,
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  REDIS_URL: url(/^rediss?$/),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z.string().min(3).default("no-reply@localhost"),
  SMS_URL: url(/^https?$/),
  SMS_TOKEN: optional,
  SMS_TEMPLATE: optional.refine(isJsonTemplate, "it is no JSON with {{to}} and {{text}}"),
  PUBLIC_URL: url(/^https?$/),
  TRUSTED_PROXIES: proxies,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  SECRET: z.preprocess((value) => (value === "" ? undefined : value), z.string().min(32).optional()),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(6000),
  METRICS_TOKEN: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  REACHES_PRIVATE: flag,
  DNS_SERVER: optional,
  SOURCES: sourceList,
  NCBI_URL: z.url({ protocol: /^https?$/ }).default("https://eutils.ncbi.nlm.nih.gov/entrez/eutils"),
  NCBI_API_KEY: optional,
  ENSEMBL_URL: z.url({ protocol: /^https?$/ }).default("https://rest.ensembl.org"),
  CROSSREF_URL: z.url({ protocol: /^https?$/ }).default("https://api.crossref.org"),
  GLOBAL_CONFIG: optional,
  AUDIT_ANCHORS: optional,
  AUDIT_TIMESTAMP_URL: url(/^https?$/),
  FREE_SEATS: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(MOST_SEATS).optional()),
  SEATS_PER_INVITATION: z.coerce.number().int().min(0).max(MOST_SEATS).default(1),
  MOST_FREE_SEATS: z.coerce.number().int().min(1).max(MOST_SEATS).default(20),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: url(/^https?$/),
  INSTANCE_OWNER: z.preprocess((value) => (value === "" ? undefined : value), z.email().optional()),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

/** The embedded database has 80, which jobs and streams share. */
const MOST_EMBEDDED = 50;

/** Whether an address is only reachable from this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

const s3Of = (env: Environment): S3Config | undefined => {
  const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  if (needed.every((name) => env[name] === undefined)) return undefined;
  const value = (name: (typeof needed)[number]): string => {
    const given = env[name];
    if (given === undefined)
      throw new ConfigError(`${name} is missing: S3 storage needs ${needed.join(", ")}`);
    return given;
  };
  return {
    endpoint: value("S3_ENDPOINT"),
    bucket: value("S3_BUCKET"),
    region: env.S3_REGION,
    accessKeyId: value("S3_ACCESS_KEY_ID"),
    secretAccessKey: value("S3_SECRET_ACCESS_KEY"),
  };
};

const googleOf = (env: Environment): OidcClientConfig | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId === undefined) return undefined;
  if (clientSecret === undefined)
    throw new ConfigError("GOOGLE_CLIENT_SECRET is missing beside GOOGLE_CLIENT_ID");
  return { issuer, clientId, clientSecret };
};

const stripeOf = (env: Environment): StripeConfig | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_URL: apiUrl } = env;
  if (secretKey === undefined) return undefined;
  const webhookSecrets = (secrets ?? "")
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");
  if (webhookSecrets.length === 0)
    throw new ConfigError("STRIPE_WEBHOOK_SECRET is missing beside STRIPE_SECRET_KEY");
  return { secretKey, webhookSecrets, apiUrl };
};

/** If plans are sold, a new team has the minimum number of seats of the team edition. */
const freeSeatsOf = (env: Environment): FreeSeats | undefined => {
  const first = env.FREE_SEATS ?? (env.STRIPE_SECRET_KEY === undefined ? undefined : MIN_TEAM_SEATS);
  const { SEATS_PER_INVITATION: perInvitation, MOST_FREE_SEATS: most } = env;
  return first === undefined ? undefined : { atFirst: first, perInvitation, most: Math.max(most, first) };
};

/**
 * Reads the settings from the environment.
 *
 * @throws ConfigError with one line that names the first invalid setting.
 */
export const loadConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${String(issue.path[0])} is wrong: ${issue.message}`);
  }
  const env = parsed.data;
  const isSmallDemo = env.DEMO === "small";
  const isDemo = isSmallDemo || (env.DEMO ?? env.DATABASE_URL === undefined) === true;
  if (isDemo && !isLoopback(env.HOST)) {
    throw new ConfigError(
      `HOST is wrong: ${env.HOST} is reachable from outside, and a server with demo accounts listens on loopback only; set DEMO=0 or HOST=127.0.0.1`,
    );
  }
  if (env.DATABASE_URL === undefined && env.DATABASE_CONNECTIONS > MOST_EMBEDDED)
    throw new ConfigError(
      `DATABASE_CONNECTIONS is wrong: the embedded database takes ${MOST_EMBEDDED} at most; set DATABASE_URL for more`,
    );
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    isDemo,
    isSmallDemo,
    s3: s3Of(env),
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms:
      env.SMS_URL === undefined
        ? undefined
        : { url: env.SMS_URL, token: env.SMS_TOKEN, template: env.SMS_TEMPLATE },
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES ?? (env.PUBLIC_URL === undefined ? [] : ["loopback"]),
    logLevel: env.LOG_LEVEL,
    secret: env.SECRET,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    google: googleOf(env),
    reachesPrivate: env.REACHES_PRIVATE ?? false,
    dnsServer: env.DNS_SERVER,
    sources: {
      ...(env.SOURCES.includes("ncbi") && { ncbi: { url: env.NCBI_URL, apiKey: env.NCBI_API_KEY } }),
      ...(env.SOURCES.includes("ensembl") && { ensembl: { url: env.ENSEMBL_URL, apiKey: undefined } }),
      ...(env.SOURCES.includes("crossref") && { crossref: { url: env.CROSSREF_URL, apiKey: undefined } }),
    },
    globalConfigFile: env.GLOBAL_CONFIG === undefined ? undefined : resolve(env.GLOBAL_CONFIG),
    auditAnchors: env.AUDIT_ANCHORS === undefined ? undefined : resolve(env.AUDIT_ANCHORS),
    auditTimestampUrl: env.AUDIT_TIMESTAMP_URL,
    instanceOwner: env.INSTANCE_OWNER,
    freeSeats: freeSeatsOf(env),
    stripe: stripeOf(env),
  };
};
