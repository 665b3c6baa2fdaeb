import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

test("works with its defaults only", () => {
  expect(loadConfig({})).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
    isDemo: true,
    databaseUrl: undefined,
    s3: undefined,
    freeSeats: undefined,
  });
});

test("counts free seats if configured, and never unlocks fewer than there are", () => {
  expect(loadConfig({ FREE_SEATS: "5" }).freeSeats).toEqual({ atFirst: 5, perInvitation: 1, most: 20 });
  const given = { FREE_SEATS: "30", SEATS_PER_INVITATION: "0", MOST_FREE_SEATS: "10" };
  expect(loadConfig(given).freeSeats).toEqual({ atFirst: 30, perInvitation: 0, most: 30 });
  expect(loadConfig({ FREE_SEATS: "" }).freeSeats).toBeUndefined();
});

test("creates no demo lab on an external database, unless configured", () => {
  const DATABASE_URL = "postgres://lab@db.example/lab";
  expect(loadConfig({ DATABASE_URL }).isDemo).toBe(false);
  expect(loadConfig({ DATABASE_URL, DEMO: "1" })).toMatchObject({ isDemo: true, isSmallDemo: false });
  expect(loadConfig({ DATABASE_URL, DEMO: "small" })).toMatchObject({ isDemo: true, isSmallDemo: true });
  expect(loadConfig({ DATABASE_URL, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

test.each([
  ["PORT", { PORT: "eighty" }],
  ["PORT", { PORT: "70000" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://lab" }],
  ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "1" }],
  ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "60" }],
  ["FREE_SEATS", { FREE_SEATS: "0" }],
  ["SEATS_PER_INVITATION", { SEATS_PER_INVITATION: "-1" }],
  ["DEMO", { DEMO: "perhaps" }],
  ["HOST", { HOST: "0.0.0.0" }],
  ["HOST", { HOST: "0.0.0.0", DATABASE_URL: "postgres://lab@db.example/lab", DEMO: "1" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://s3.example" }],
  ["S3_ENDPOINT", { S3_ENDPOINT: "s3.example", S3_BUCKET: "lab" }],
  ["REDIS_URL", { REDIS_URL: "http://redis.example" }],
  ["SMTP_URL", { SMTP_URL: "mail.example" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["SECRET", { SECRET: "short" }],
])("names %s in one line: %o", (name, environment) => {
  let message = "";
  try {
    loadConfig(environment as Record<string, string>);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as Error).message;
  }
  expect(message.startsWith(name)).toBe(true);
  expect(message).not.toContain("\n");
});
