import { csvText, type IssuedCode } from "@benchleaf/contract";
import type { Format } from "../../kernel/format.ts";
import type { PhraseKey, Translate } from "../../kernel/translation.ts";

/** Whether a code can still be redeemed, and if not, why. */
export const codeState = (code: IssuedCode, now: Date): PhraseKey => {
  if (code.subscriptionLimit === null) return "billing.stateOther";
  if (code.dateEnd !== null && new Date(code.dateEnd) <= now) return "billing.stateEnded";
  return code.usedCount >= code.countLimit ? "billing.stateUsedUp" : "billing.stateOpen";
};

/** What one redemption grants, as text; nothing for a code that is not for teams. */
export const codeGift = (
  t: Translate,
  { subscriptionLimit: count, privilegeRule }: Pick<IssuedCode, "subscriptionLimit" | "privilegeRule">,
): string => {
  if (count === null) return "";
  const { feature, seats = 0 } = privilegeRule;
  if (feature === "plan.team") return t("billing.givesPlan", { count, seats });
  return t(feature === "validity" ? "billing.givesDays" : "billing.givesUses", { count });
};

/** The codes as a table for a spreadsheet, with the headings of the list. */
export const codesCsv = (t: Translate, format: Format, codes: readonly IssuedCode[], now: Date): string => {
  const headings: readonly PhraseKey[] = [
    "billing.code",
    "billing.gives",
    "billing.state",
    "billing.used",
    "billing.countLimit",
    "billing.perPerson",
    "billing.codeUntil",
    "billing.created",
  ];
  const rows = codes.map((code) => [
    code.cdkey,
    codeGift(t, code),
    t(codeState(code, now)),
    code.usedCount,
    code.countLimit,
    code.perLimit,
    code.dateEnd === null ? "" : format.dateTime(code.dateEnd),
    format.dateTime(code.createTime),
  ]);
  return csvText([headings.map((key) => t(key)), ...rows]);
};
