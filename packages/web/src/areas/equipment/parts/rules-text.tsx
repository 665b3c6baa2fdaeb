import type { EquipmentDetail } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";

const minutes = [
  "minMinutes",
  "maxMinutes",
  "leadMinutes",
  "dayQuotaMinutes",
  "weekQuotaMinutes",
  "cancelMinutes",
  "checkInMinutes",
] as const;

/** What bookings of a device keep to, in words. */
export const RulesText = ({ device }: { readonly device: EquipmentDetail }) => {
  const t = useTranslation();
  const format = useFormat();
  const { rules } = device;
  const lines = [
    ...minutes.flatMap((key) => {
      const value = rules[key];
      return value === null ? [] : [`${t(`devices.rule-${key}`)}: ${format.number(value)}`];
    }),
    ...(rules.horizonDays === null
      ? []
      : [`${t("devices.rule-horizonDays")}: ${format.number(rules.horizonDays)}`]),
    ...(rules.maxUpcoming === null
      ? []
      : [`${t("devices.rule-maxUpcoming")}: ${format.number(rules.maxUpcoming)}`]),
    ...rules.opening.map(({ day, from, to }) => `${t(`devices.day-${day as 1}`)} ${from}–${to}`),
    ...(rules.closedDates.length === 0
      ? []
      : [
          `${t("devices.closedDates")}: ${format.list(rules.closedDates.map(({ date }) => format.day(date)))}`,
        ]),
    ...(rules.needsTraining ? [t("devices.rule-needsTraining")] : []),
    ...(rules.needsApproval ? [t("devices.rule-needsApproval")] : []),
  ];
  return (
    <section aria-label={t("devices.rules")}>
      <h2 className={styles.section}>{t("devices.rules")}</h2>
      {lines.length === 0 && <p>{t("devices.noRules")}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {device.ownRules === null && device.groupRules !== null && (
        <p>{t("devices.rulesOfGroup", { name: device.groupName })}</p>
      )}
    </section>
  );
};
