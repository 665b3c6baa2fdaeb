import type { Locale, SignatureRecord } from "@benchleaf/contract";

/** The moment of a signature as its signer's clock showed it, to the second, with its distance from Greenwich. */
export const signedAt = (
  locale: Locale,
  { time, timezone: timeZone }: Pick<SignatureRecord, "time" | "timezone">,
): string => {
  const moment = new Date(time);
  const two = "2-digit";
  const clock = { hour: two, minute: two, second: two, hourCycle: "h23", timeZone } as const;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(moment);
  const hours = new Intl.DateTimeFormat(locale, clock).format(moment);
  const zone = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return `${day} ${hours} ${zone?.value ?? timeZone}`;
};
