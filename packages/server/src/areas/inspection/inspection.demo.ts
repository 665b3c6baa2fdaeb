import { randomUUID } from "node:crypto";
import {
  type Answers,
  type InspectionTarget,
  inspectionFormsApi,
  inspectionRecordsApi,
  inspectionSchedulesApi,
  type ReadyFormKey,
  type RequestOf,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

const ZONE = "Asia/Shanghai";
const forms = ["freezer", "eyewash", "chemicalStore", "fiveS"] as const satisfies readonly ReadyFormKey[];
type Form = (typeof forms)[number];

const ok = { options: ["ok"] };
const bad = { options: ["bad"] };
/** Returns by which each form passes. */
const good: Readonly<Record<Form, Answers>> = {
  freezer: { shown: { number: "-80" }, highest: { number: "-76" }, alarm: ok, frost: { score: 4 }, seal: ok },
  eyewash: {
    ...{ flow: ok, seconds: { number: "90" }, temp: { number: "22" }, clear: ok, caps: ok, path: ok },
  },
  chemicalStore: {
    ...{ apart: ok, label: ok, expired: { number: "0" }, fan: ok, tray: ok, control: ok, kit: ok },
  },
  fiveS: {
    ...{ sort: { score: 4 }, order: { score: 4 }, shine: { score: 5 }, standard: { score: 3 } },
    ...{ sustain: { score: 4 }, sign: { signedBy: "5S" } },
  },
};

interface Done {
  readonly form: Form;
  readonly by: DemoPerson;
  readonly at: readonly [daysAgo: number, time: `${number}:${number}`];
  readonly answers?: Answers;
  readonly name?: string;
}

/**
 * The inspected items: mostly good, a blocked eyewash station that was corrected, and expired reagents that are still
 * open.
 */
const done: readonly Done[] = [
  { form: "freezer", by: "zhao", at: [24, "09:05"] },
  { form: "freezer", by: "sun", at: [21, "09:20"], answers: { shown: { number: "-79" } } },
  { form: "freezer", by: "xu", at: [18, "09:10"], answers: { shown: { number: "-78.5" } } },
  { form: "freezer", by: "zhao", at: [15, "09:02"], answers: { shown: { number: "-77" } } },
  {
    form: "freezer",
    by: "sun",
    at: [12, "09:31"],
    answers: { shown: { number: "-81" }, frost: { score: 5 } },
  },
  { form: "freezer", by: "xu", at: [9, "09:15"] },
  { form: "freezer", by: "zhao", at: [6, "09:08"], answers: { shown: { number: "-79.5" } } },
  { form: "eyewash", by: "liu", at: [20, "16:40"] },
  { form: "eyewash", by: "liu", at: [13, "16:30"], answers: { path: bad }, name: "eyewash" },
  { form: "eyewash", by: "liu", at: [6, "16:35"] },
  {
    form: "chemicalStore",
    by: "wang",
    at: [4, "10:30"],
    answers: { expired: { number: "3" } },
    name: "store",
  },
  { form: "fiveS", by: "gao", at: [2, "17:10"], answers: { order: { score: 2 } }, name: "fiveS" },
];

/** Forms in use, a month of inspections, corrective actions in each state, and what is due next. */
export const demoInspections = (lab: DemoLab): void => {
  const words = lab.words.inspection;
  /** A device, a place, or the team. */
  const targetOf = (form: Form): InspectionTarget => {
    const name = words[form];
    if (form === "freezer") return { kind: "equipment", id: lab.idOf("equipment.freezer"), name };
    return { kind: form === "fiveS" ? "team" : "location", id: null, name };
  };
  for (const [index, form] of forms.entries())
    lab.on(28, `09:${String(10 + index * 5).padStart(2, "0")}` as `${number}:${number}`, async () => {
      const body = { readyForm: form };
      const made = await lab.ask("owner", inspectionFormsApi.createForm, { body });
      const { id: formId, name, content, revision } = made;
      const needsReview = form === "fiveS";
      const input = { revision, name, content, needsReview };
      const saved = await lab.ask("owner", inspectionFormsApi.saveForm, { params: { formId }, body: input });
      await lab.ask("owner", inspectionFormsApi.publishForm, {
        params: { formId },
        body: { revision: saved.revision },
      });
      lab.keep(`inspectionForm.${form}`, formId);
    });

  for (const { form, by, at, answers = {}, name } of done)
    lab.on(...at, async () => {
      const formId = lab.idOf(`inspectionForm.${form}`);
      const target = targetOf(form);
      const start = { formId, target, timezone: ZONE };
      const task = await lab.ask(by, inspectionRecordsApi.start, { body: start });
      const now = new Date().toISOString();
      const receipt = await lab.ask(by, inspectionRecordsApi.submit, {
        params: { recordUuid: randomUUID() },
        body: {
          ...{ inspectionTaskId: task.id, version: 1, answers: { ...good[form], ...answers }, files: [] },
          ...{ startTime: now, fillTime: now, timezone: ZONE },
        },
      });
      if (name === undefined) return;
      const record = await lab.ask("owner", inspectionRecordsApi.record, {
        params: { inspectionRecordId: receipt.recordId },
      });
      const [action] = record.actions;
      if (action !== undefined) lab.keep(`inspectionAction.${name}`, action.id);
    });

  const change = (
    by: DemoPerson,
    name: string,
    body: RequestOf<typeof inspectionRecordsApi.changeAction>["body"],
  ) =>
    lab.ask(by, inspectionRecordsApi.changeAction, {
      params: { actionId: lab.idOf(`inspectionAction.${name}`) },
      body,
    });
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  lab.on(12, "11:00", () => change("owner", "eyewash", { op: "prove", proof: words.eyewashProof }));
  lab.on(12, "15:00", () => change("owner", "eyewash", { op: "close" }));
  lab.on(3, "09:00", () =>
    change("owner", "store", { op: "update", ownerId: lab.scopeOf("wang").userId, dueDate: inDays(5) }),
  );
  lab.on(1, "10:00", () => change("owner", "fiveS", { op: "prove", proof: words.fiveSProof }));

  const plan = (form: Form, people: readonly DemoPerson[], frequency: "DAILY" | "WEEKLY", time: string) =>
    lab.ask("owner", inspectionSchedulesApi.createSchedule, {
      body: {
        formId: lab.idOf(`inspectionForm.${form}`),
        target: targetOf(form),
        recurrence: { frequency, interval: frequency === "DAILY" ? 2 : 1 },
        timezone: ZONE,
        firstDue: `${inDays(1)}T${time}`,
        userIds: people.map((person) => lab.scopeOf(person).userId),
      },
    });
  lab.today(5, () => plan("freezer", ["owner", "zhao", "sun", "xu"], "DAILY", "09:30"));
  lab.today(4, () => plan("eyewash", ["liu", "owner"], "WEEKLY", "17:00"));
};
