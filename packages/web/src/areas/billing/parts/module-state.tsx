import { type ActivationModule, type ActivationState, FREE_APPLICATION_TEAM_SIZE } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Alert, Button } from "antd";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./module.module.css";

interface ModuleStateProps {
  readonly module: ActivationModule;
  readonly activation: ActivationState;
  readonly onApply: () => void;
}

/** Whether the team has the module, waits for it, was refused, or may apply. */
export const ModuleState = ({ module, activation, onApply }: ModuleStateProps) => {
  const t = useTranslation();
  const { isEnabled, application } = activation.modules.find((one) => one.module === module)!;
  if (isEnabled)
    return <Alert type="success" showIcon title={t("billing.on")} description={t("billing.onText")} />;
  if (application?.status === "waiting") {
    return (
      <Alert
        type="info"
        showIcon
        title={t("billing.waiting")}
        description={
          <>
            <Moment instant={application.createTime} /> · {t("billing.waitingText")}
          </>
        }
      />
    );
  }
  const isTooSmall = activation.memberCount <= FREE_APPLICATION_TEAM_SIZE;
  return (
    <>
      {application?.status === "rejected" && (
        <Alert type="warning" showIcon title={t("billing.rejected")} description={application.remark} />
      )}
      <div className={styles.apply}>
        <Button type="primary" size="large" disabled={isTooSmall} onClick={onApply}>
          {t(application ? "billing.applyAgain" : "billing.apply")}
        </Button>
        <span className={styles.soft}>
          {isTooSmall
            ? t("billing.teamTooSmall", { least: FREE_APPLICATION_TEAM_SIZE, count: activation.memberCount })
            : t("billing.applyText")}
        </span>
        {isTooSmall && hasPermission("USER_CREATE") && (
          <Link to="/settings/users" search={{ create: "invitation" }}>
            {t("billing.inviteColleagues")}
          </Link>
        )}
      </div>
    </>
  );
};
