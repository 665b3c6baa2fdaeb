import { commentsApi, type Id, sequencesApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

type Words = DemoLab["words"]["comments"];

interface DemoComment {
  readonly by: DemoPerson;
  readonly at: readonly [number, `${number}:${number}`] | number;
  readonly words: keyof Words;
}

interface Thread {
  readonly on: string;
  readonly said: readonly [DemoComment, ...DemoComment[]];
  /** The feature that the comment refers to. */
  readonly feature?: string;
  readonly resolved?: Pick<DemoComment, "by" | "at">;
}

const threads: readonly Thread[] = [
  {
    on: "sequence.pET28a-scFv",
    feature: "6xHis",
    said: [
      { by: "owner", at: [14, "16:10"], words: "frame" },
      { by: "zhao", at: [14, "17:25"], words: "frameAnswer" },
      { by: "owner", at: [13, "09:05"], words: "frameThanks" },
    ],
  },
  {
    on: "alignment.reads",
    said: [
      { by: "sun", at: [9, "11:30"], words: "mutation" },
      { by: "member", at: [9, "14:45"], words: "mutationAnswer" },
    ],
  },
  {
    on: "sequence.ssODN-BFP",
    said: [
      { by: "wang", at: [19, "10:50"], words: "donor" },
      { by: "owner", at: [19, "13:15"], words: "donorAnswer" },
    ],
  },
  { on: "sequence.EGFP", feature: "gEGFP-1", said: [{ by: "wang", at: [22, "16:05"], words: "guide" }] },
  { on: "file.activityName", said: [{ by: "owner", at: 2.5, words: "activity" }] },
  {
    on: "sequence.pUC19",
    said: [
      { by: "gao", at: [26, "10:00"], words: "naming" },
      { by: "zhou", at: [26, "10:35"], words: "namingAnswer" },
    ],
    resolved: { by: "zhou", at: [26, "10:36"] },
  },
];

const mentioned = (text: string): DemoPerson[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, person]) => person as DemoPerson);

/** Example comments on files. */
export const demoComments = (lab: DemoLab): void => {
  const words = lab.words.comments;
  const when = (at: DemoComment["at"], action: () => Promise<unknown>): void =>
    typeof at === "number" ? lab.today(at, action) : lab.on(...at, action);

  const anchorOf = async (by: DemoPerson, sequenceId: Id, feature: string) => {
    const { content, version } = await lab.ask(by, sequencesApi.get, { params: { sequenceId }, query: {} });
    const place = content.features.find(({ name }) => name === feature)?.locations[0];
    return place === undefined ? null : { start: place.start, end: place.end, version };
  };

  for (const { on, feature, said, resolved } of threads) {
    const thread = `thread.${on}`;
    for (const [index, { by, at, words: key }] of said.entries())
      when(at, async () => {
        const fileId = lab.idOf(on);
        const isFirst = index === 0;
        const body = {
          body: lab.say(words[key]),
          mentionIds: mentioned(words[key]).map((one) => lab.scopeOf(one).userId),
          threadId: isFirst ? null : lab.idOf(thread),
          anchor: isFirst && feature !== undefined ? await anchorOf(by, fileId, feature) : null,
        };
        const { id } = await lab.ask(by, commentsApi.add, {
          params: { subjectKind: "file", subjectId: fileId },
          body,
        });
        if (isFirst) lab.keep(thread, id);
      });
    if (resolved !== undefined)
      when(resolved.at, () =>
        lab.ask(resolved.by, commentsApi.resolve, {
          params: { commentId: lab.idOf(thread) },
          body: { isResolved: true },
        }),
      );
  }
};
