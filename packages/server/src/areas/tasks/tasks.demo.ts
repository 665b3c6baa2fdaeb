import { type TaskState, tasksApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

type Word = keyof DemoLab["words"]["tasks"];

interface Wanted {
  readonly title: Word;
  readonly by: DemoPerson;
  readonly to: DemoPerson;
  readonly project?: "library" | "crispr" | "antibody";
  readonly dueIn?: number;
  readonly state?: TaskState;
  readonly isWeekly?: boolean;
}

const wanted: readonly Wanted[] = [
  { title: "orderPrimers", by: "owner", to: "owner", project: "crispr", dueIn: 1, state: "doing" },
  { title: "genotype", by: "wang", to: "liu", project: "crispr", dueIn: 3 },
  { title: "stocks", by: "wang", to: "member", project: "crispr", dueIn: 6 },
  { title: "sequenceCheck", by: "owner", to: "wang", project: "crispr", state: "done" },
  { title: "freezerMap", by: "zhou", to: "member", project: "library", dueIn: -1 },
  { title: "report", by: "owner", to: "owner", dueIn: 4 },
  { title: "safety", by: "zhou", to: "owner", dueIn: 2, isWeekly: true },
];

/** Tasks of projects and users: one overdue, one done, one recurring. */
export const demoTasks = (lab: DemoLab): void => {
  const words = lab.words.tasks;
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [index, { title, by, to, project, dueIn, state = "todo", isWeekly = false }] of wanted.entries())
    lab.on(5, `1${index}:20` as `${number}:${number}`, async () => {
      const body = {
        title: words[title],
        assigneeId: lab.scopeOf(to).userId,
        ...(project && { projectId: lab.idOf(`project.${project}`) }),
        ...(dueIn !== undefined && { dueDate: inDays(dueIn), remindDays: 1 }),
        ...(isWeekly && { recurrence: { frequency: "WEEKLY" as const } }),
      };
      const { id } = await lab.ask(by, tasksApi.createTask, { body });
      if (state !== "todo")
        await lab.ask(by, tasksApi.moveTask, {
          params: { taskId: id },
          body: { state, beforeTaskId: null },
        });
    });
};
