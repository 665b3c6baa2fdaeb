import type { ReadyFormKey, Recurrence } from "@benchleaf/contract";

interface Common {
  readonly id: string;
  /** Absent: required. */
  readonly required?: false;
  readonly showIf?: { readonly item: string; readonly op: "failed" };
  /** A failure blocks the device. */
  readonly block?: true;
  /** Days until the corrective action is due; absent: 7. */
  readonly dueDays?: number;
}

interface Limits {
  readonly unit?: string;
  readonly min?: string;
  readonly max?: string;
}

/** An item of a ready form; its texts are in the phrases as `<form>_<item>`. */
export type ReadyItem = Common &
  (
    | { readonly kind: "choice" | "photo" | "signature" }
    | ({ readonly kind: "number" } & Limits)
    | { readonly kind: "text"; readonly isLong?: true }
    | { readonly kind: "date"; readonly mustNotBePast?: true }
    | { readonly kind: "score"; readonly most: number; readonly passFrom: number }
    | {
        readonly kind: "table";
        readonly columns: readonly ({ readonly id: string; readonly kind?: "number" } & Limits)[];
      }
  );

/** Items of a shipped form, and its usual recurrence. */
export interface ReadyForm {
  readonly frequency: Recurrence["frequency"];
  readonly interval: number;
  readonly sections: readonly { readonly id: string; readonly items: readonly ReadyItem[] }[];
}

/**
 * The forms that come with the product. Limits are those of common lab practice (EN 12469 for airflow, EN 15154 and
 * ANSI Z358.1 for eyewash stations, 2 to 8 degrees for cold rooms); each team sets its own before it publishes a
 * form.
 */
export const readyForms: Readonly<Record<ReadyFormKey, ReadyForm>> = {
  eyewash: {
    frequency: "WEEKLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "flow", kind: "choice", block: true, dueDays: 1 },
          { id: "seconds", kind: "number", unit: "s", min: "60" },
          { id: "temp", kind: "number", unit: "℃", min: "16", max: "38" },
          { id: "clear", kind: "choice" },
          { id: "caps", kind: "choice" },
          { id: "path", kind: "choice", dueDays: 0 },
          { id: "photo", kind: "photo", required: false },
        ],
      },
    ],
  },
  biosafetyCabinet: {
    frequency: "WEEKLY",
    interval: 1,
    sections: [
      {
        id: "air",
        items: [
          { id: "inflow", kind: "number", unit: "m/s", min: "0.50", block: true, dueDays: 1 },
          { id: "downflow", kind: "number", unit: "m/s", min: "0.25", max: "0.50", block: true, dueDays: 1 },
          { id: "alarm", kind: "choice", block: true, dueDays: 1 },
          { id: "smoke", kind: "choice", required: false },
        ],
      },
      {
        id: "use",
        items: [
          { id: "clean", kind: "choice" },
          { id: "sash", kind: "choice" },
          { id: "uv", kind: "choice", required: false },
          { id: "due", kind: "date", mustNotBePast: true, block: true, dueDays: 7 },
        ],
      },
    ],
  },
  freezer: {
    frequency: "DAILY",
    interval: 1,
    sections: [
      {
        id: "temp",
        items: [
          { id: "shown", kind: "number", unit: "℃", min: "-86", max: "-70", block: true, dueDays: 0 },
          { id: "highest", kind: "number", unit: "℃", max: "-65", required: false },
          { id: "alarm", kind: "choice", block: true, dueDays: 1 },
          { id: "photo", kind: "photo", showIf: { item: "shown", op: "failed" } },
        ],
      },
      {
        id: "state",
        items: [
          { id: "frost", kind: "score", most: 5, passFrom: 3 },
          { id: "seal", kind: "choice" },
          { id: "filter", kind: "choice", required: false },
          { id: "backup", kind: "choice", required: false },
        ],
      },
    ],
  },
  fire: {
    frequency: "MONTHLY",
    interval: 1,
    sections: [
      {
        id: "ext",
        items: [
          {
            id: "list",
            kind: "table",
            columns: [
              { id: "place" },
              { id: "pressure", kind: "number", unit: "MPa", min: "1.0", max: "1.4" },
            ],
          },
          { id: "seal", kind: "choice" },
          { id: "due", kind: "date", mustNotBePast: true },
        ],
      },
      {
        id: "exit",
        items: [
          { id: "path", kind: "choice", dueDays: 0 },
          { id: "door", kind: "choice", dueDays: 0 },
          { id: "light", kind: "choice" },
          { id: "blanket", kind: "choice", required: false },
        ],
      },
    ],
  },
  waste: {
    frequency: "WEEKLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "label", kind: "choice" },
          { id: "level", kind: "number", unit: "%", max: "75", dueDays: 2 },
          { id: "closed", kind: "choice", dueDays: 0 },
          { id: "mix", kind: "choice", dueDays: 0 },
          { id: "sharps", kind: "choice" },
          { id: "bio", kind: "choice", required: false },
          { id: "photo", kind: "photo", required: false },
        ],
      },
    ],
  },
  autoclave: {
    frequency: "WEEKLY",
    interval: 1,
    sections: [
      {
        id: "run",
        items: [
          { id: "temp", kind: "number", unit: "℃", min: "121", max: "126", block: true, dueDays: 1 },
          { id: "minutes", kind: "number", unit: "min", min: "15" },
          { id: "tape", kind: "choice", block: true, dueDays: 1 },
          { id: "spore", kind: "choice", required: false, block: true, dueDays: 1 },
        ],
      },
      {
        id: "safety",
        items: [
          { id: "lock", kind: "choice", block: true, dueDays: 1 },
          { id: "gasket", kind: "choice" },
          { id: "due", kind: "date", mustNotBePast: true, block: true },
        ],
      },
    ],
  },
  centrifuge: {
    frequency: "MONTHLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "rotor", kind: "choice", block: true, dueDays: 1 },
          { id: "buckets", kind: "choice", block: true, dueDays: 1 },
          { id: "lid", kind: "choice", block: true, dueDays: 1 },
          { id: "noise", kind: "choice" },
          { id: "clean", kind: "choice" },
          { id: "cycles", kind: "number", unit: "", required: false },
          { id: "due", kind: "date", mustNotBePast: true, required: false },
        ],
      },
    ],
  },
  chemicalStore: {
    frequency: "MONTHLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "apart", kind: "choice", dueDays: 0 },
          { id: "label", kind: "choice" },
          { id: "expired", kind: "number", unit: "", max: "0" },
          { id: "fan", kind: "choice", dueDays: 1 },
          { id: "tray", kind: "choice" },
          { id: "control", kind: "choice", dueDays: 0 },
          { id: "sds", kind: "choice", required: false },
          { id: "kit", kind: "choice" },
        ],
      },
    ],
  },
  firstAid: {
    frequency: "MONTHLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "place", kind: "choice" },
          { id: "items", kind: "choice" },
          { id: "due", kind: "date", mustNotBePast: true },
          { id: "missing", kind: "text", required: false, showIf: { item: "items", op: "failed" } },
          { id: "contact", kind: "choice" },
        ],
      },
    ],
  },
  gasCylinders: {
    frequency: "WEEKLY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "fixed", kind: "choice", dueDays: 0 },
          {
            id: "list",
            kind: "table",
            columns: [{ id: "gas" }, { id: "pressure", kind: "number", unit: "MPa", min: "0.5" }],
          },
          { id: "leak", kind: "choice", block: true, dueDays: 0 },
          { id: "regulator", kind: "choice" },
          { id: "cap", kind: "choice" },
          { id: "alarm", kind: "choice", required: false },
        ],
      },
    ],
  },
  coldRoom: {
    frequency: "DAILY",
    interval: 1,
    sections: [
      {
        id: "check",
        items: [
          { id: "temp", kind: "number", unit: "℃", min: "2", max: "8", block: true, dueDays: 0 },
          { id: "humidity", kind: "number", unit: "%", max: "85", required: false },
          { id: "release", kind: "choice", dueDays: 0 },
          { id: "alarm", kind: "choice", dueDays: 0 },
          { id: "floor", kind: "choice" },
          { id: "mould", kind: "choice" },
        ],
      },
    ],
  },
  fiveS: {
    frequency: "WEEKLY",
    interval: 2,
    sections: [
      {
        id: "score",
        items: [
          { id: "sort", kind: "score", most: 5, passFrom: 3 },
          { id: "order", kind: "score", most: 5, passFrom: 3 },
          { id: "shine", kind: "score", most: 5, passFrom: 3 },
          { id: "standard", kind: "score", most: 5, passFrom: 3 },
          { id: "sustain", kind: "score", most: 5, passFrom: 3 },
        ],
      },
      {
        id: "end",
        items: [
          { id: "photo", kind: "photo", required: false },
          { id: "remark", kind: "text", isLong: true, required: false },
          { id: "sign", kind: "signature" },
        ],
      },
    ],
  },
};
