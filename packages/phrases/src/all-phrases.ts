import type { ErrorCode, ErrorsByArea, TrailByArea } from "@benchleaf/contract";
import type { trail as page } from "./zh-CN/tenants/trail-page.ts";

/** Returns all error messages. An area without messages does not compile. */
export const allErrors = (byArea: ErrorsByArea): Readonly<Record<ErrorCode, string>> =>
  Object.assign({}, ...Object.values(byArea));

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Page = Readonly<Record<keyof typeof page, string>>;

/** Returns the audit trail texts of all areas together with those of its page. */
export const allTrail = (byArea: TrailByArea, said: Page): Page & Together<TrailByArea[keyof TrailByArea]> =>
  Object.assign({}, said, ...Object.values(byArea));
