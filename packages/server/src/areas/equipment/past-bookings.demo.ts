import { momentOfWall, wallTimeOf } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { insertPastBooking } from "./booking/demo-bookings.store.ts";

const ZONE = "Asia/Shanghai";
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Words = DemoLab["words"]["equipment"];

interface Routine {
  readonly device: keyof Words;
  readonly by: DemoPerson;
  readonly title: keyof Words;
  readonly project: "crispr" | "antibody" | "promoter" | null;
  readonly time: `${number}:${number}`;
  readonly minutes: number;
  readonly daysAgo: readonly number[];
  /** Days on which nobody came. */
  readonly missed?: readonly number[];
}

const routine = (
  [device, by, title, project]: readonly [keyof Words, DemoPerson, keyof Words, Routine["project"]],
  [time, minutes]: readonly [Routine["time"], number],
  daysAgo: readonly number[],
  missed: readonly number[] = [],
): Routine => ({ device, by, title, project, time, minutes, daysAgo, missed });

/** What the lab did on which days of the month before: each line of one person on one device. */
const routines: readonly Routine[] = [
  routine(["cycler1", "wang", "genotyping", "crispr"], ["09:00", 120], [29, 26, 24, 20, 17, 13, 10, 6, 3]),
  routine(
    ["cycler2", "member", "screening", "antibody"],
    ["13:00", 90],
    [28, 25, 21, 18, 14, 11, 7, 4],
    [11],
  ),
  routine(["confocal", "sun", "colocalization", "antibody"], ["10:00", 180], [27, 22, 19, 15, 12, 8, 5, 2]),
  routine(["confocal", "owner", "training", null], ["14:00", 150], [23, 16, 9], [16]),
  routine(["qpcr", "xu", "expression", "promoter"], ["14:00", 60], [26, 21, 17, 12, 7, 3]),
  routine(["flow", "zhao", "sorting", "antibody"], ["09:30", 120], [28, 20, 13, 6]),
  routine(["flow", "gao", "sorting", null], ["14:00", 180], [24, 10]),
  routine(["sequencer", "liu", "sequencing", "crispr"], ["10:00", 120], [27, 20, 13, 6]),
  routine(["centrifuge", "he", "lysis", "crispr"], ["15:00", 45], [25, 18, 11, 4]),
  routine(["shaker", "member", "screening", "antibody"], ["18:00", 840], [22, 15, 8]),
  routine(["sonicator", "ma", "lysis", "promoter"], ["14:00", 60], [23, 16, 9, 2]),
  routine(["hood", "zhao", "training", null], ["09:00", 60], [29, 22, 15, 8]),
];

/** Bookings of the month before, with how devices were really used: a little later, shorter or longer than booked. */
export const demoPastBookings = (lab: DemoLab, { database }: Pick<Kernel, "database">): void => {
  for (const { device, by, title, project, time, minutes, daysAgo, missed = [] } of routines)
    for (const days of daysAgo)
      lab.on(days + 1, "16:30", async () => {
        const { date } = wallTimeOf(Date.now() - days * DAY_MS, ZONE);
        const from = momentOfWall(`${date}T${time}`, ZONE)!;
        const to = from + minutes * MINUTE_MS;
        const late = (days % 4) * 3;
        const spare = (days % 5) * 4 - 8;
        await database.write(lab.scopeOf(by), (tx) =>
          insertPastBooking(tx, {
            ...{ equipmentId: lab.idOf(`equipment.${device}`), userId: lab.scopeOf(by).userId, from, to },
            projectId: project && lab.idOf(`project.${project}`),
            title: lab.words.equipment[title],
            used: missed.includes(days)
              ? null
              : { from: from + late * MINUTE_MS, to: to - spare * MINUTE_MS },
          }),
        );
      });
};
