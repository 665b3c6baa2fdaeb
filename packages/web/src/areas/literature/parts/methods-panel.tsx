import { DeleteOutlined } from "@ant-design/icons";
import type { MethodStep, PaperDetail } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useMethods } from "../library.queries.ts";
import { searchOfQuote } from "../source-place.ts";
import styles from "./paper.module.css";

const figures = ["reagents", "amounts", "temperatures", "times"] as const;

const Step = ({ step, onRemove }: { step: MethodStep; onRemove: () => void }) => {
  const t = useTranslation();
  return (
    <li className={styles.step}>
      {step.text}{" "}
      {step.page !== null && (
        <Link to="." search={searchOfQuote(step.quote)} hash={`page=${step.page}`} title={step.quote}>
          {t("papers.markPage", { page: step.page })}
        </Link>
      )}
      <div className={styles.soft}>
        {figures
          .filter((kind) => step[kind].length > 0)
          .map((kind) => `${t(`papers.${kind}`)}: ${step[kind].join(", ")}`)
          .join(" · ")}
      </div>
      <Button size="small" type="text" icon={<DeleteOutlined />} onClick={onRemove}>
        {t("papers.removeStep")}
      </Button>
    </li>
  );
};

/** The methods of a paper as steps, to be sent to the notebook. */
export const MethodsPanel = ({ paper }: { paper: PaperDetail }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { extract, send } = useMethods(paper.id);
  const [steps, setSteps] = useState<readonly MethodStep[] | null>(null);
  const found = extract.data;
  const start = () =>
    extract.mutate(undefined, { onSuccess: (made) => setSteps(made.steps), onError: toasts.failure });
  const write = (as: "page" | "template") =>
    steps &&
    send.mutate(
      { as, name: [...paper.fields.title].slice(0, 90).join(""), steps: [...steps] },
      {
        onSuccess: ({ address }) => {
          toasts.success(t(as === "page" ? "papers.sentPage" : "papers.sentTemplate"));
          void navigate(linkOfAddress(address));
        },
        onError: toasts.failure,
      },
    );
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t("papers.extractLead")}</p>
      <div>
        <Button
          type="primary"
          disabled={paper.extraction !== "read"}
          loading={extract.isPending}
          onClick={start}
        >
          {t("papers.extract")}
        </Button>
      </div>
      {found && steps && (
        <>
          <p role="status" className={styles.lead}>
            {t(found.by === "model" ? "papers.byModel" : "papers.byRules", { count: steps.length })}
            {found.leftOut > 0 && ` · ${t("papers.leftOut", { count: found.leftOut })}`}
          </p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <Step
                key={`${step.page} ${step.quote} ${step.text}`}
                step={step}
                onRemove={() => setSteps(steps.filter((_, at) => at !== index))}
              />
            ))}
          </ol>
          {hasPermission("ELN_CREATE") && (
            <div className={styles.row}>
              <Button disabled={steps.length === 0} loading={send.isPending} onClick={() => write("page")}>
                {t("papers.toPage")}
              </Button>
              <Button
                disabled={steps.length === 0}
                loading={send.isPending}
                onClick={() => write("template")}
              >
                {t("papers.toTemplate")}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
};
