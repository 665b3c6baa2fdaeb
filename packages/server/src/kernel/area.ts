import type { DemoLab } from "./demo/demo-lab.ts";
import type { Kernel } from "./kernel.ts";
import type { Binding } from "./mount.ts";
import type { NewsTopic } from "./news.ts";
import type { NoticeRule } from "./notices.ts";
import type { OutsideRule } from "./outside-events.ts";
import type { Point } from "./point.ts";
import type { Followers } from "./progress-news.ts";

/** What one area answers to one point. */
export interface Given {
  readonly point: Point<unknown>;
  readonly answer: unknown;
}

/** An area's answer to a point. */
export const give = <Answer>(asked: Point<Answer>, answer: Answer): Given => ({ point: asked, answer });

/** What all areas have together, handed to each when it opens. */
export interface House {
  readonly kernel: Kernel;
  /** What people are told of, area by area. */
  readonly notices: readonly NoticeRule[];
  /** What other systems are told of, area by area. */
  readonly outside: readonly OutsideRule[];
  /** All answers to a point, in the order of the areas. Those are still opening when they get the house: ask when needed. */
  all<Answer>(asked: Point<Answer>): readonly Answer[];
  /** Those of a point that exactly one area answers, as a function that can be kept. */
  theOne<In extends readonly unknown[], Out>(asked: Point<(...given: In) => Out>): (...given: In) => Out;
}

type Needs = Readonly<Record<string, ServerArea>>;

/** What the areas that are needed have made, under their names. */
type Made<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends ServerArea<infer Own> ? Own : never;
};

/** What an area says of itself to the server: needs, routes, jobs, what it tells and answers. */
export interface ServerArea<Own = unknown> {
  /** The areas whose services it uses: they stand before it, and it may import from no others. */
  readonly needs: Needs;
  readonly notices: readonly NoticeRule[];
  readonly outside: readonly OutsideRule[];
  /** What it tells open pages. */
  readonly topics: readonly NewsTopic[];
  /** Who hears how far its work is, by the kinds of its keys. */
  readonly followers: Followers;
  /** Makes its services, each handed what it needs of those before it. */
  open(house: House, needed: Readonly<Record<string, unknown>>): Own;
  gives(own: Own): readonly Given[];
  /** Every row of the area, bound. */
  routes(own: Own, house: House): readonly Binding[];
  /** Registers its jobs, what it does each night, and what it hears. */
  work(own: Own, house: House): void;
  /** Tells what has happened in it in the demo lab, and when. */
  demo(own: Own, lab: DemoLab, house: House): void;
}

/** Says an area once: what it needs, makes, answers and does. */
export const serverArea = <Own, const Needed extends Needs = Record<never, never>>(area: {
  readonly needs?: Needed;
  readonly notices?: readonly NoticeRule[];
  readonly outside?: readonly OutsideRule[];
  readonly topics?: readonly NewsTopic[];
  readonly followers?: Followers;
  open(house: House, needed: Made<Needed>): Own;
  gives?(own: Own): readonly Given[];
  routes(own: Own, house: House): readonly Binding[];
  work?(own: Own, house: House): void;
  demo?(own: Own, lab: DemoLab, house: House): void;
}): ServerArea<Own> => ({
  needs: {},
  notices: [],
  outside: [],
  topics: [],
  followers: {},
  gives: () => [],
  work: () => undefined,
  demo: () => undefined,
  ...area,
  open: (house, needed) => area.open(house, needed as Made<Needed>),
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

/** Opens areas behind one another; the house answers their questions from what they give. */
export const openAreas = (
  kernel: Kernel,
  areas: readonly ServerArea[],
): { readonly house: House; readonly opened: readonly OpenArea[] } => {
  const ordered = inOrder(areas);
  const opened = new Map<ServerArea, unknown>();
  const house: House = {
    kernel,
    notices: ordered.flatMap(({ notices }) => notices),
    outside: ordered.flatMap(({ outside }) => outside),
    all: <Answer>(asked: Point<Answer>) =>
      [...opened].flatMap(([area, own]) =>
        area.gives(own).flatMap(({ point: of, answer }) => (of === asked ? [answer as Answer] : [])),
      ),
    theOne:
      (asked) =>
      (...given) => {
        const [answer, ...others] = house.all(asked);
        if (answer === undefined || others.length > 0)
          throw new Error(`${asked.name}: ${others.length + (answer ? 1 : 0)} areas answer`);
        return answer(...given);
      },
  };
  for (const area of ordered) {
    const needed = Object.fromEntries(
      Object.entries(area.needs).map(([name, one]) => [name, opened.get(one)]),
    );
    opened.set(area, area.open(house, needed));
  }
  return { house, opened: [...opened].map(([area, own]) => ({ area, own })) };
};
