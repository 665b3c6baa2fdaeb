import type { noModelReasons } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Alert } from "antd";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useModelStatus } from "./translation.queries.ts";

type Reason = (typeof noModelReasons)[number];

/** Says that no model translates, why, and what works all the same. */
export const NoModel = ({ reason }: { readonly reason: Reason }) => {
  const t = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {t(`translateWords.reason-${reason}`)} {t("translateWords.withoutModel")}{" "}
          {reason !== "limit" && hasPermission("SETTINGS_MODEL") && (
            <Link to="/settings/models">{t("translateWords.modelSettings")}</Link>
          )}
        </>
      }
    />
  );
};

/** The notice for a new translation, before it is sent. */
export const ModelNotice = () => {
  const { data } = useModelStatus();
  if (data === undefined) return null;
  const reason: Reason | null = !data.isAvailable
    ? "no-model"
    : data.sending !== "all"
      ? "sending"
      : data.monthlyLimit !== null && data.used >= data.monthlyLimit
        ? "limit"
        : null;
  return reason === null ? null : <NoModel reason={reason} />;
};
