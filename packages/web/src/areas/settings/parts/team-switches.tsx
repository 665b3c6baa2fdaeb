import { type FeatureKey, featureLevels, offeredFeatures, type SwitchEntry } from "@benchleaf/contract";
import { Checkbox, InputNumber } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./team-switches.module.css";

interface TeamSwitchesProps {
  readonly entries: readonly SwitchEntry[];
  readonly onChange: (entries: readonly SwitchEntry[]) => void;
}

const MOST = 2_147_483_647;

/** Features of a team to switch on and show, numbers to limit, and ways of inviting. */
export const TeamSwitches = ({ entries, onChange }: TeamSwitchesProps) => {
  const t = useTranslation();
  const change = (feature: FeatureKey, part: Partial<SwitchEntry>) =>
    onChange(entries.map((one) => (one.feature === feature ? { ...one, ...part } : one)));
  const ofLevel = (level: "feature" | "limit" | "strategy") =>
    entries.filter(({ feature }) => featureLevels[feature] === level && offeredFeatures.includes(feature));
  return (
    <>
      <h3 className={styles.title}>{t("billing.teamFeatures")}</h3>
      <ul className={styles.list}>
        {ofLevel("feature").map(({ feature, enabled, visible }) => {
          const name = t(`features.${feature}`);
          return (
            <li key={feature} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <Checkbox
                checked={enabled}
                aria-label={`${name}: ${t("billing.featureOn")}`}
                onChange={({ target }) => change(feature, { enabled: target.checked })}
              >
                {t("billing.featureOn")}
              </Checkbox>
              <Checkbox
                checked={visible}
                aria-label={`${name}: ${t("billing.featureShown")}`}
                onChange={({ target }) => change(feature, { visible: target.checked })}
              >
                {t("billing.featureShown")}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <h3 className={styles.title}>{t("billing.teamLimits")}</h3>
      <ul className={styles.list}>
        {ofLevel("limit").map(({ feature, limitedQuantity }) => (
          <li key={feature} className={styles.line}>
            <span className={styles.name}>{t(`features.${feature}`)}</span>
            <InputNumber<number>
              aria-label={t(`features.${feature}`)}
              min={0}
              max={MOST}
              precision={0}
              placeholder={t("teams.unlimited")}
              value={limitedQuantity < 0 ? null : limitedQuantity}
              onChange={(value) => change(feature, { limitedQuantity: value ?? -1 })}
              style={{ width: 140 }}
            />
          </li>
        ))}
        {ofLevel("strategy").map(({ feature, sendMethod }) => (
          <li key={feature} className={styles.line}>
            <span className={styles.name}>{t(`features.${feature}`)}</span>
            <Checkbox
              checked={sendMethod.includes("mobile")}
              aria-label={`${t(`features.${feature}`)}: ${t("billing.byMobile")}`}
              onChange={({ target }) =>
                change(feature, { sendMethod: target.checked ? ["email", "mobile"] : ["email"] })
              }
            >
              {t("billing.byMobile")}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
};
