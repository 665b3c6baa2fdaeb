import {
  type DataOf,
  type Endpoint,
  type Id,
  type Locale,
  missingOf,
  type RequestOf,
} from "@benchleaf/contract";
import { type DemoPhrases, demoPhrasesIn } from "@benchleaf/phrases";
import type { z } from "zod";
import type { Context, Session } from "../context.ts";
import type { Kernel } from "../kernel.ts";
import type { Binding } from "../mount.ts";
import type { Scope } from "../scope.ts";
import { addBackActivity, type DemoWindow, dateBack } from "./date-back.ts";
import type { DemoPerson } from "./demo-people.ts";

type Row<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
> = Endpoint<Params, Query, Body, Data>;

/**
 * The lab that a new user sees. Each area's `.demo.ts` declares what happened and when; all of it is replayed in
 * chronological order through the same endpoints that pages call, so that versions, notifications and the audit trail
 * are real.
 */
export interface DemoLab {
  readonly locale: Locale;
  /** Texts of the demo lab, in its language. */
  readonly words: DemoPhrases;
  /** A text with the users' names filled in: `{{member}}`. */
  say(text: string): string;
  /** This many days ago, at a time of the lab's day, e.g. `lab.on(12, "09:40", …)`; at least one day. */
  on(daysAgo: number, time: `${number}:${number}`, action: () => Promise<unknown>): void;
  /** The lab's day this many days ago, e.g. `2026-11-27`. */
  day(daysAgo: number): string;
  /** This many hours ago, at most six: today, whenever the lab is created. */
  today(hoursAgo: number, action: () => Promise<unknown>): void;
  /** A user has joined the team. */
  join(person: DemoPerson, scope: Scope): void;
  scopeOf(person: DemoPerson): Scope;
  /** Calls an endpoint as a user, who must have its permissions. @throws the endpoint's errors */
  ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
    person: DemoPerson,
    row: Row<P, Q, B, D>,
    request: RequestOf<Endpoint<P, Q, B, D>>,
  ): Promise<DataOf<Endpoint<P, Q, B, D>>>;
  /** Uploads bytes of a user without registering them. Returns their UUID. */
  send(person: DemoPerson, name: string, contentType: string, bytes: string): Promise<string>;
  /** Results that later actions refer to by name, such as `project.crispr`. */
  keep(name: string, id: Id): void;
  idOf(name: string): Id;
}

/** The lab uses the time zone of Shanghai, wherever the server runs. */
const LAB_OFFSET_MS = 8 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_HOURS = 6;
/** After each action, so that a timestamp rounded up by the database is not attributed to the next action. */
const PAUSE_MS = 4;

/** @example momentOf(new Date("2026-05-20T03:00:00Z"), 1, "09:40") // 2026-05-19T01:40:00Z */
export const momentOf = (now: Date, daysAgo: number, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const midnight = Math.floor((now.getTime() + LAB_OFFSET_MS) / DAY_MS) * DAY_MS - LAB_OFFSET_MS;
  return new Date(midnight - daysAgo * DAY_MS + (hours * 60 + minutes) * 60_000);
};

interface Action {
  readonly at: Date;
  readonly work: () => Promise<unknown>;
}

/** The environment of the demo lab: kernel, endpoints, and language. */
export interface DemoServices {
  readonly kernel: Kernel;
  readonly bindings: readonly Binding[];
  readonly locale: Locale;
  readonly now: Date;
  /** The session of a member: permissions and identity. */
  sessionOf(scope: Scope): Promise<Session>;
}

const fieldsOf = (row: Endpoint, request: Readonly<Record<string, unknown>>) => ({
  params: row.params?.parse(request.params),
  query: row.query?.parse(request.query ?? {}),
  body: row.body?.parse(request.body),
});

/** The lab, and the function that replays everything declared by the areas. */
export const openDemoLab = (
  app: DemoServices,
): { readonly lab: DemoLab; readonly live: () => Promise<void> } => {
  const { kernel, locale, now } = app;
  const words = demoPhrasesIn(locale);
  const actions: Action[] = [];
  const scopes = new Map<DemoPerson, Scope>();
  const sessions = new Map<DemoPerson, Promise<Session>>();
  const kept = new Map<string, Id>();
  const handlers = new Map<unknown, Binding["handle"]>(app.bindings.map(({ row, handle }) => [row, handle]));

  const scopeOf = (person: DemoPerson): Scope => {
    const scope = scopes.get(person);
    if (scope === undefined) throw new Error(`${person} has not joined the demo lab yet`);
    return scope;
  };
  const sessionOf = (person: DemoPerson): Promise<Session> => {
    const known = sessions.get(person) ?? app.sessionOf(scopeOf(person));
    sessions.set(person, known);
    return known;
  };
  const contextOf = (session: Session): Context => ({
    ...{ requestId: "demo", visitorId: "", ip: "127.0.0.1", userAgent: "", origin: "", locale, session },
    log: kernel.log,
    setSession: () => undefined,
    clearSession: () => undefined,
  });

  const lab: DemoLab = {
    locale,
    words,
    say: (text) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, person: string) => words.tenants[person as DemoPerson] ?? ""),
    on(daysAgo, time, work) {
      actions.push({ at: momentOf(now, daysAgo, time), work });
    },
    day: (daysAgo) =>
      new Date(momentOf(now, daysAgo, "12:00").getTime() + LAB_OFFSET_MS).toISOString().slice(0, 10),
    today(hoursAgo, work) {
      actions.push({ at: new Date(now.getTime() - Math.min(hoursAgo, MOST_HOURS) * HOUR_MS), work });
    },
    join: (person, scope) => void scopes.set(person, scope),
    scopeOf,
    async ask(person, row, request) {
      const session = await sessionOf(person);
      const { access, method, path } = row;
      const missing =
        typeof access === "object"
          ? missingOf(access.permission, (key) => session.authorities.has(key))
          : undefined;
      const handle = handlers.get(row);
      if (missing !== undefined || handle === undefined)
        throw new Error(`${person} cannot call ${method} ${path}: ${missing ?? "nobody answers"}`);
      const checked = fieldsOf(row as unknown as Endpoint, request as Record<string, unknown>);
      const answer = await handle(checked as never, contextOf(session) as never);
      return row.data?.parse(answer ?? null) as never;
    },
    async send(person, name, contentType, text) {
      const bytes = Buffer.from(text);
      const { uuid } = await kernel.storage.make(scopeOf(person), { name, contentType }, one(bytes));
      return uuid;
    },
    keep: (name, id) => void kept.set(name, id),
    idOf(name) {
      const id = kept.get(name);
      if (id === undefined) throw new Error(`the demo lab has no ${name} yet`);
      return id;
    },
  };

  const live = async (): Promise<void> => {
    const windows: DemoWindow[] = [];
    for (const { at, work } of actions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const from = new Date();
      await work();
      // Recipients are notified at that time, not when the server starts.
      await kernel.events.deliver();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      windows.push({ at, from, until: new Date() });
    }
    await dateBack(kernel.ownerPool, windows);
    await addBackActivity(kernel.ownerPool);
  };
  return { lab, live };
};

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
