import { type MemberRole, projectMembersApi, projectsApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

type Words = DemoLab["words"]["projects"];
type Named = "library" | "crispr" | "antibody" | "promoter" | "teaching";

interface Wanted {
  readonly key: Named;
  readonly owner: DemoPerson;
  readonly daysAgo: number;
  readonly isPublic?: boolean;
  readonly people: Partial<Record<MemberRole, readonly DemoPerson[]>>;
}

const wanted: readonly Wanted[] = [
  {
    key: "library",
    owner: "zhou",
    daysAgo: 42,
    isPublic: true,
    people: { manager: ["owner"], editor: ["member"] },
  },
  {
    key: "crispr",
    owner: "wang",
    daysAgo: 40,
    people: { manager: ["owner"], editor: ["liu", "member", "he"], viewer: ["gao"] },
  },
  {
    key: "antibody",
    owner: "member",
    daysAgo: 38,
    people: { manager: ["owner"], editor: ["zhao", "sun"], viewer: ["zhou"] },
  },
  {
    key: "promoter",
    owner: "wu",
    daysAgo: 37,
    people: { manager: ["owner"], editor: ["xu", "ma", "member"], viewer: ["he"] },
  },
  { key: "teaching", owner: "zhou", daysAgo: 30, isPublic: true, people: { editor: ["owner", "gao"] } },
];

const about = (words: Words, key: Named) => ({ name: words[key], description: words[`${key}About`] });

/** Finished projects; `approvals` replays the requests to delete them. */
const doomed = [
  { key: "oldPilot", owner: "liu", daysAgo: 43, reason: "removePilot", asked: [2, "16:20"] },
  { key: "oldPrimer", owner: "he", daysAgo: 41, reason: "removePrimer", asked: [9, "11:05"] },
  { key: "oldRotation", owner: "ma", daysAgo: 39, reason: "removeRotation", asked: [15, "14:30"] },
] as const;

/** Projects with their members, and three with a deletion request. */
export const demoProjects = (lab: DemoLab): void => {
  const words = lab.words.projects;
  for (const { key, owner, daysAgo, isPublic = false, people } of wanted) {
    lab.on(daysAgo, "10:00", async () => {
      const accessLevel = isPublic ? ("PUBLIC" as const) : ("PRIVATE" as const);
      const made = await lab.ask(owner, projectsApi.create, { body: { ...about(words, key), accessLevel } });
      lab.keep(`project.${key}`, made.id);
    });
    for (const [role, members] of Object.entries(people) as [MemberRole, readonly DemoPerson[]][])
      lab.on(daysAgo, "10:20", () =>
        lab.ask(owner, projectMembersApi.addMembers, {
          params: { projectId: lab.idOf(`project.${key}`) },
          body: { userIds: members.map((one) => lab.scopeOf(one).userId), role },
        }),
      );
  }
  for (const { key, owner, daysAgo, reason, asked } of doomed) {
    lab.on(daysAgo, "15:00", async () => {
      const made = await lab.ask(owner, projectsApi.create, { body: { name: words[key] } });
      lab.keep(`project.${key}`, made.id);
    });
    lab.on(asked[0], asked[1], async () => {
      const { recordId } = await lab.ask(owner, projectsApi.requestDeletion, {
        params: { projectId: lab.idOf(`project.${key}`) },
        body: { remark: words[reason] },
      });
      lab.keep(`approval.${key}`, recordId);
    });
  }
};
