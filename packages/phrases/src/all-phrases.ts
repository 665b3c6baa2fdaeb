import type { ErrorCode, ErrorsByArea, TrailByArea } from "@benchleaf/contract";
import type { trail as page } from "./zh-CN/tenants/trail-page.ts";

/** What all refusals say; an area whose words are forgotten does not compile. */
export const allErrors = (byArea: ErrorsByArea): Readonly<Record<ErrorCode, string>> =>
  Object.assign({}, ...Object.values(byArea));

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Page = Readonly<Record<keyof typeof page, string>>;

/** What the audit trail tells of all areas, and what its page says. */
export const allTrail = (byArea: TrailByArea, said: Page): Page & Together<TrailByArea[keyof TrailByArea]> =>
  Object.assign({}, said, ...Object.values(byArea));
