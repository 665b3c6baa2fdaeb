import type { DemoLab } from "./demo/demo-lab.ts";
import type { ExtensionPoint } from "./extension-point.ts";
import type { Kernel } from "./kernel.ts";
import type { LiveTopic } from "./live-updates.ts";
import type { Binding } from "./mount.ts";
import type { NotificationRule } from "./notification-rules.ts";
import type { Followers } from "./progress-updates.ts";
import type { WebhookRule } from "./webhook-events.ts";

/** What one area answers to one point. */
export interface Provided {
  readonly point: ExtensionPoint<unknown>;
  readonly implementation: unknown;
}

/** An area's answer to a point. */
export const provide = <Answer>(asked: ExtensionPoint<Answer>, answer: Answer): Provided => ({
  point: asked,
  implementation: answer,
});

/** What all areas have together, handed to each when it opens. */
export interface App {
  readonly kernel: Kernel;
  /** What people are notified of, area by area. */
  readonly notificationRules: readonly NotificationRule[];
  /** What other systems are notified of, area by area. */
  readonly webhookEvents: readonly WebhookRule[];
  /**
   * All answers to a point, in the order of the areas. Those are still opening when they get the application: ask
   * when needed.
   */
  resolveAll<Answer>(asked: ExtensionPoint<Answer>): readonly Answer[];
  /** Those of a point that exactly one area answers, as a function that can be stored. */
  resolve<In extends readonly unknown[], Out>(
    asked: ExtensionPoint<(...given: In) => Out>,
  ): (...given: In) => Out;
}

type Needs = Readonly<Record<string, ServerArea>>;

/** What the areas that are needed have made, under their names. */
type Made<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends ServerArea<infer Own> ? Own : never;
};

/** The declaration of an area: needs, endpoints, jobs, notifications and extensions. */
export interface ServerArea<Own = unknown> {
  /** The areas whose services it uses: they are opened before it, and it may import from no others. */
  readonly needs: Needs;
  readonly notificationRules: readonly NotificationRule[];
  readonly webhookEvents: readonly WebhookRule[];
  /** Its topics of live updates. */
  readonly topics: readonly LiveTopic[];
  /** Who may follow the progress of its work, by the kinds of its keys. */
  readonly followers: Followers;
  /** Makes its services, each handed what it needs of those before it. */
  open(app: App, needed: Readonly<Record<string, unknown>>): Own;
  provides(own: Own): readonly Provided[];
  /** Every row of the area, bound. */
  routes(own: Own, app: App): readonly Binding[];
  /** Registers its jobs, its nightly work and its event handlers. */
  start(own: Own, app: App): void;
  /** Tells what has happened in it in the demo lab, and when. */
  demo(own: Own, lab: DemoLab, app: App): void;
}

/** Says an area once: what it needs, makes, answers and does. */
export const serverArea = <Own, const Needed extends Needs = Record<never, never>>(area: {
  readonly needs?: Needed;
  readonly notificationRules?: readonly NotificationRule[];
  readonly webhookEvents?: readonly WebhookRule[];
  readonly topics?: readonly LiveTopic[];
  readonly followers?: Followers;
  open(app: App, needed: Made<Needed>): Own;
  provides?(own: Own): readonly Provided[];
  routes(own: Own, app: App): readonly Binding[];
  start?(own: Own, app: App): void;
  demo?(own: Own, lab: DemoLab, app: App): void;
}): ServerArea<Own> => ({
  needs: {},
  notificationRules: [],
  webhookEvents: [],
  topics: [],
  followers: {},
  provides: () => [],
  start: () => undefined,
  demo: () => undefined,
  ...area,
  open: (app, needed) => area.open(app, needed as Made<Needed>),
});

/** The areas, each after those it needs. */
export const inOrder = (areas: readonly ServerArea[]): readonly ServerArea[] => {
  const ordered = new Set<ServerArea>();
  const place = (area: ServerArea): void => {
    if (ordered.has(area)) return;
    for (const needed of Object.values(area.needs)) place(needed);
    ordered.add(area);
  };
  for (const area of areas) place(area);
  return [...ordered];
};

/** An area after it was opened, with what it made for those that need it. */
export interface OpenArea {
  readonly area: ServerArea;
  readonly own: unknown;
}

/** Opens areas behind one another; the application answers their questions from what they give. */
export const openAreas = (
  kernel: Kernel,
  areas: readonly ServerArea[],
): { readonly app: App; readonly opened: readonly OpenArea[] } => {
  const ordered = inOrder(areas);
  const opened = new Map<ServerArea, unknown>();
  const app: App = {
    kernel,
    notificationRules: ordered.flatMap(({ notificationRules: notices }) => notices),
    webhookEvents: ordered.flatMap(({ webhookEvents: outside }) => outside),
    resolveAll: <Answer>(asked: ExtensionPoint<Answer>) =>
      [...opened].flatMap(([area, own]) =>
        area
          .provides(own)
          .flatMap(({ point: of, implementation: answer }) => (of === asked ? [answer as Answer] : [])),
      ),
    resolve:
      (asked) =>
      (...given) => {
        const [answer, ...others] = app.resolveAll(asked);
        if (answer === undefined || others.length > 0)
          throw new Error(`${asked.name}: ${others.length + (answer ? 1 : 0)} areas answer`);
        return answer(...given);
      },
  };
  for (const area of ordered) {
    const needed = Object.fromEntries(
      Object.entries(area.needs).map(([name, one]) => [name, opened.get(one)]),
    );
    opened.set(area, area.open(app, needed));
  }
  return { app, opened: [...opened].map(([area, own]) => ({ area, own })) };
};
