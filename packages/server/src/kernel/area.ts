import type { DemoLab } from "./demo/demo-lab.ts";
import type { ExtensionPoint } from "./extension-point.ts";
import type { Kernel } from "./kernel.ts";
import type { LiveTopic } from "./live-updates.ts";
import type { Binding } from "./mount.ts";
import type { NotificationRule } from "./notification-rules.ts";
import type { Followers } from "./progress-updates.ts";
import type { WebhookRule } from "./webhook-events.ts";

/** An area's implementation of an extension point. */
export interface Provided {
  readonly point: ExtensionPoint<unknown>;
  readonly implementation: unknown;
}

/** An area's implementation of an extension point. */
export const provide = <Answer>(asked: ExtensionPoint<Answer>, answer: Answer): Provided => ({
  point: asked,
  implementation: answer,
});

/** Shared by all areas, passed to each when it is opened. */
export interface App {
  readonly kernel: Kernel;
  /** The notification rules, by area. */
  readonly notificationRules: readonly NotificationRule[];
  /** The webhook events, by area. */
  readonly webhookEvents: readonly WebhookRule[];
  /**
   * All implementations of an extension point, in the order of the areas. Areas that are opened later are included,
   * so call it when needed, not while opening.
   */
  resolveAll<Answer>(asked: ExtensionPoint<Answer>): readonly Answer[];
  /** The implementation of an extension point that exactly one area provides, as a function that can be stored. */
  resolve<In extends readonly unknown[], Out>(
    asked: ExtensionPoint<(...given: In) => Out>,
  ): (...given: In) => Out;
  /** Every endpoint of all areas with its handler; only after all areas are opened. */
  bindings(): readonly Binding[];
}

type Needs = Readonly<Record<string, ServerArea>>;

/** The services of the needed areas, by name. */
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
  /** Who may follow the progress of its jobs, by the kinds of its keys. */
  readonly followers: Followers;
  /** Creates its services from those of the areas it needs. */
  open(app: App, needed: Readonly<Record<string, unknown>>): Own;
  provides(own: Own): readonly Provided[];
  /** Every endpoint of the area with its handler. */
  routes(own: Own, app: App): readonly Binding[];
  /** Registers its jobs, its nightly work and its event handlers. */
  start(own: Own, app: App): void;
  /** Its events in the demo lab, with their time. */
  demo(own: Own, lab: DemoLab, app: App): void;
}

/** Declares an area: its needs, services, endpoints and jobs. */
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

/** The areas, sorted by dependency. */
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

/** An opened area with its services. */
export interface OpenArea {
  readonly area: ServerArea;
  readonly own: unknown;
}

/** Opens areas in order of their needs; the composition root connects their extension points. */
export const openAreas = (
  kernel: Kernel,
  areas: readonly ServerArea[],
): { readonly app: App; readonly opened: readonly OpenArea[] } => {
  const ordered = inOrder(areas);
  const opened = new Map<ServerArea, unknown>();
  let bound: readonly Binding[] | undefined;
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
    bindings() {
      bound ??= [...opened].flatMap(([area, own]) => area.routes(own, app));
      return bound;
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
