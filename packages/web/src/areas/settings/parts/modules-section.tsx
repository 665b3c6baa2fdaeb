import { type ActivationState, moduleFeatures, modulePaths } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { applicationStatuses } from "../application-labels.ts";
import { useModules } from "../applications.queries.ts";
import styles from "./settings.module.css";

const stateOf = ({ isEnabled, application }: ActivationState["modules"][number]): PhraseKey => {
  if (isEnabled) return "billing.isOn";
  return application === null ? "billing.notOn" : applicationStatuses[application.status];
};

/** Which modules the team has or has applied for, each with the way to its page. */
export const ModulesSection = () => {
  const t = useTranslation();
  const { data } = useModules();
  if (!data || data.modules.length === 0) return null;
  return (
    <Section title={t("billing.modules")} lead={t("billing.modulesLead")}>
      <dl className={styles.facts}>
        {data.modules.map((state) => (
          <Fragment key={state.module}>
            <dt>
              <Link to={modulePaths[state.module]}>{t(`features.${moduleFeatures[state.module]}`)}</Link>
            </dt>
            <dd>
              {t(stateOf(state))}
              {!state.isEnabled &&
                state.application?.status === "rejected" &&
                ` · ${state.application.remark}`}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
};
