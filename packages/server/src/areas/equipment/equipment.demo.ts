import {
  type Equipment,
  equipmentApi,
  instanceTeamsApi,
  momentOfWall,
  reservationsApi,
  upkeepApi,
  wallTimeOf,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { demoPastBookings } from "./past-bookings.demo.ts";

const ZONE = "Asia/Shanghai";
const DAY_MS = 86_400_000;

type Words = DemoLab["words"]["equipment"];

const devices = [
  ["cycler1", "C1000 Touch", "Bio-Rad", "pcr", "room1", "wang", true],
  ["cycler2", "ProFlex", "Thermo Fisher", "pcr", "room1", "wang", true],
  ["qpcr", "QuantStudio 5", "Thermo Fisher", "pcr", "room1", "liu", false],
  ["confocal", "LSM 980", "Zeiss", "imaging", "room3", "zhou", false],
  ["flow", "FACSAria Fusion", "BD", "cell", "room2", "zhao", false],
  ["centrifuge", "Avanti J-26S", "Beckman Coulter", "general", "room2", "member", false],
  ["sonicator", "Q800R", "Qsonica", "general", "room2", "member", false],
  ["shaker", "Innova S44i", "Eppendorf", "general", "room1", "he", false],
  ["hood", "1389", "Thermo Fisher", "cell", "room2", "zhao", false],
  ["autoclave", "HVE-50", "Hirayama", "general", "room3", "gao", false],
  ["freezer", "TSX60086V", "Thermo Fisher", "general", "room3", "gao", false],
  ["sequencer", "3500xL", "Applied Biosystems", "pcr", "room2", "liu", false],
] as const satisfies readonly (readonly [
  keyof Words,
  string,
  string,
  keyof Words,
  keyof Words,
  DemoPerson,
  boolean,
])[];

/** Bookings of the coming month: day from today, hour, length in minutes, device, person, purpose. */
const bookings = [
  [1, "09:00", 120, "cycler1", "wang", "genotyping"],
  [1, "13:00", 90, "cycler2", "member", "screening"],
  [1, "10:00", 180, "confocal", "sun", "colocalization"],
  [1, "14:00", 60, "qpcr", "xu", "expression"],
  [2, "09:30", 120, "flow", "zhao", "sorting"],
  [2, "09:00", 60, "cycler1", "owner", "genotyping"],
  [2, "15:00", 45, "centrifuge", "he", "lysis"],
  [3, "10:00", 120, "sequencer", "liu", "sequencing"],
  [3, "13:30", 150, "confocal", "owner", "training"],
  [4, "09:00", 60, "sonicator", "ma", "lysis"],
  [5, "14:00", 120, "qpcr", "member", "expression"],
  [6, "09:00", 180, "flow", "gao", "sorting"],
  [8, "10:00", 120, "cycler2", "wu", "genotyping"],
  [9, "09:00", 60, "hood", "zhao", "training"],
  [12, "13:00", 120, "confocal", "sun", "colocalization"],
  [15, "10:00", 120, "sequencer", "owner", "sequencing"],
  [16, "09:00", 180, "flow", "zhao", "sorting"],
  [17, "13:00", 120, "cycler1", "member", "genotyping"],
  [18, "10:00", 120, "confocal", "sun", "colocalization"],
  [19, "09:30", 90, "qpcr", "xu", "expression"],
  [20, "14:00", 60, "sonicator", "ma", "lysis"],
  [22, "09:00", 120, "cycler2", "wu", "screening"],
  [23, "10:00", 120, "sequencer", "liu", "sequencing"],
  [24, "13:30", 150, "confocal", "owner", "training"],
  [26, "09:00", 60, "centrifuge", "he", "lysis"],
  [28, "09:00", 180, "flow", "gao", "sorting"],
  [29, "14:00", 120, "qpcr", "member", "expression"],
] as const satisfies readonly (readonly [number, string, number, keyof Words, DemoPerson, keyof Words])[];

/** Records of use of the month before that nobody had booked. */
const uses = [
  ["autoclave", "gao", 26, 90],
  ["autoclave", "he", 12, 90],
  ["centrifuge", "member", 5, 30],
] as const satisfies readonly (readonly [keyof Words, DemoPerson, number, number])[];

/** Returns a local time of the lab, the given number of days from today. */
const at = (days: number, time: string): number => {
  const { date } = wallTimeOf(Date.now() + days * DAY_MS, ZONE);
  return momentOfWall(`${date}T${time}`, ZONE)!;
};
const iso = (moment: number): string => new Date(moment).toISOString();

/** Twelve devices, bookings and use of the month before and the one to come, maintenance and a fault. */
export const demoEquipment = (lab: DemoLab, kernel: Pick<Kernel, "database">): void => {
  const words = lab.words.equipment;
  const made = new Map<string, Equipment>();
  const idOf = (key: string): string => made.get(key)!.id;

  lab.on(34, "09:30", async () => {
    await lab.ask("owner", instanceTeamsApi.changeSwitches, {
      params: { tenantId: lab.scopeOf("owner").tenantId },
      body: {
        switches: [
          { feature: "EQUIPMENT", enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
        ],
      },
    });
    const group = await lab.ask("owner", equipmentApi.createGroup, {
      body: {
        name: words.groupPcr,
        rules: { minMinutes: 15, maxMinutes: 480, stepMinutes: 15, weekQuotaMinutes: 1_200 },
      },
    });
    for (const [key, model, manufacturer, category, room, owner, isGrouped] of devices) {
      const device = await lab.ask("owner", equipmentApi.create, {
        body: {
          name: words[key],
          model,
          manufacturer,
          category: words[category],
          location: words[room],
          groupId: isGrouped ? group.id : null,
          ownerIds: [lab.scopeOf(owner).userId],
          isBookable: key !== "freezer",
          cleanupMinutes: key === "flow" ? 30 : 0,
          hourRate: key === "confocal" ? "120.00" : key === "flow" ? "200.00" : null,
          calibrationDue: key === "qpcr" ? wallTimeOf(Date.now() + 40 * DAY_MS, ZONE).date : null,
        },
      });
      made.set(key, device);
      lab.keep(`equipment.${key}`, device.id);
    }
  });

  lab.on(33, "10:00", async () => {
    const opening = [1, 2, 3, 4, 5].map((day) => ({ day, from: "08:00", to: "22:00" }));
    await lab.ask("owner", equipmentApi.changeRules, {
      params: { equipmentId: idOf("confocal") },
      body: {
        rules: { maxMinutes: 240, checkInMinutes: 30, cancelMinutes: 120, needsTraining: true },
        version: 1,
      },
    });
    await lab.ask("owner", equipmentApi.changeRules, {
      params: { equipmentId: idOf("sequencer") },
      body: { rules: { opening, needsApproval: true }, version: 1 },
    });
    for (const person of ["owner", "sun", "zhou"] as const)
      await lab.ask("owner", equipmentApi.train, {
        params: { equipmentId: idOf("confocal"), userId: lab.scopeOf(person).userId },
        body: { validUntil: null },
      });
  });

  demoPastBookings(lab, kernel);

  for (const [key, person, daysAgo, minutes] of uses)
    lab.on(daysAgo, "18:00", async () => {
      const from = at(-daysAgo, "10:00");
      await lab.ask("owner", upkeepApi.recordUsage, {
        body: {
          equipmentId: idOf(key),
          userId: lab.scopeOf(person).userId,
          fromTime: iso(from),
          toTime: iso(from + minutes * 60_000),
          note: words.used,
        },
      });
    });

  lab.on(5, "11:00", async () => {
    await lab.ask("owner", upkeepApi.createPlan, {
      body: { equipmentId: idOf("hood"), kind: "service", title: words.service, everyDays: 365 },
    });
    await lab.ask("owner", upkeepApi.createPlan, {
      body: { equipmentId: idOf("qpcr"), kind: "calibration", title: words.calibration, everyDays: 365 },
    });
    await lab.ask("owner", upkeepApi.plan, {
      body: {
        equipmentId: idOf("autoclave"),
        kind: "service",
        title: words.service,
        downtime: { startTime: iso(at(7, "09:00")), endTime: iso(at(7, "17:00")) },
      },
    });
  });

  lab.on(20, "11:00", async () => {
    const calibration = await lab.ask("owner", upkeepApi.plan, {
      body: { equipmentId: idOf("qpcr"), kind: "calibration", title: words.calibration },
    });
    await lab.ask("owner", upkeepApi.finish, {
      params: { maintenanceId: calibration.id },
      body: {
        doneDate: wallTimeOf(at(-20, "10:00"), ZONE).date,
        validUntil: wallTimeOf(at(345, "10:00"), ZONE).date,
        certificateNo: "CAL-2026-118",
      },
    });
    const service = await lab.ask("owner", upkeepApi.plan, {
      body: { equipmentId: idOf("centrifuge"), kind: "service", title: words.service },
    });
    await lab.ask("owner", upkeepApi.finish, {
      params: { maintenanceId: service.id },
      body: { doneDate: wallTimeOf(at(-20, "10:00"), ZONE).date, cost: "680.00" },
    });
  });

  lab.on(2, "16:00", () =>
    lab.ask("liu", upkeepApi.report, {
      params: { equipmentId: idOf("sequencer") },
      body: { severity: "minor", text: words.fault },
    }),
  );

  lab.on(1, "17:00", async () => {
    for (const [days, time, minutes, key, person, title] of bookings) {
      const weekday = wallTimeOf(at(days, time), ZONE).weekday;
      // The sequencer is closed at weekends: bookings on a weekend move to Monday.
      const from = at(key === "sequencer" && weekday > 5 ? days + (8 - weekday) : days, time);
      const reservations = await lab.ask(person, reservationsApi.create, {
        body: {
          equipmentId: idOf(key),
          startTime: iso(from),
          endTime: iso(from + minutes * 60_000),
          title: words[title],
        },
      });
      lab.keep(`reservation.${key}.${person}`, reservations.reservations[0]!.id);
    }
    await lab.ask("member", reservationsApi.create, {
      body: {
        equipmentId: idOf("shaker"),
        startTime: iso(at(1, "18:00")),
        endTime: iso(at(2, "08:00")),
        title: words.screening,
        recurrence: "FREQ=WEEKLY;COUNT=4",
      },
    });
  });
};
