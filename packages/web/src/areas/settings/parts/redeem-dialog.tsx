import type { RedeemCode, Redeemed } from "@benchleaf/contract";
import { Button, Form, Input, type InputRef, Result } from "antd";
import { useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLookUpCode, useRedeemCode } from "../billing.queries.ts";
import { codeGift } from "../code-rows.ts";
import styles from "./settings.module.css";

const CodeFacts = ({ code }: { code: RedeemCode }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <dl className={styles.facts} aria-live="polite">
      <dt>{t("billing.gives")}</dt>
      <dd>{codeGift(t, code)}</dd>
      <dt>{t("billing.codeUntil")}</dt>
      <dd>{code.dateEnd === null ? t("billing.codeEndless") : format.dateTime(code.dateEnd)}</dd>
      <dt>{t("billing.perPerson")}</dt>
      <dd>{t("billing.uses", { count: code.perLimit })}</dd>
    </dl>
  );
};

const Received = ({ redeemed, onClose }: { redeemed: Redeemed; onClose: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const { expirationTime, planEndTime, limitedQuantity } = redeemed;
  const sayNow = (): string => {
    if (planEndTime !== null) return t("billing.nowPlan", { date: format.dateTime(planEndTime) });
    return expirationTime === null
      ? t("billing.nowUses", { count: limitedQuantity ?? 0 })
      : t("billing.nowUntil", { date: format.dateTime(expirationTime) });
  };
  return (
    <Result
      role="status"
      status="success"
      title={t("billing.redeemed")}
      subTitle={sayNow()}
      extra={
        <Button type="primary" autoFocus onClick={onClose}>
          {t("billing.done")}
        </Button>
      }
    />
  );
};

/** Looks up a code, shows what it grants, and redeems it; errors are shown at the field. */
export default function RedeemDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const field = useRef<InputRef>(null);
  const [cdkey, setCdkey] = useState("");
  const [found, setFound] = useState<RedeemCode | null>(null);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const lookUp = useLookUpCode();
  const redeem = useRedeemCode();
  const isBusy = lookUp.isPending || redeem.isPending;
  const refuse = (text: string) => {
    setFound(null);
    setProblem(text);
    field.current?.focus();
  };
  const onError = (error: unknown) => refuse(formatError(t, error));
  const submit = () => {
    if (isBusy) return;
    if (cdkey.trim() === "") return refuse(t("billing.codeRequired"));
    if (found === null) lookUp.mutate(cdkey, { onSuccess: setFound, onError });
    else redeem.mutate(cdkey, { onSuccess: setRedeemed, onError });
  };
  const type = (text: string) => {
    setCdkey(text);
    setFound(null);
    setProblem(null);
  };
  return (
    <Dialog
      open
      title={t("billing.redeem")}
      okText={t(found === null ? "billing.lookUp" : "billing.redeemNow")}
      cancelText={t("shell.cancel")}
      confirmLoading={isBusy}
      onOk={submit}
      onCancel={onClose}
      {...(redeemed ? { footer: null } : {})}
    >
      {redeemed ? (
        <Received redeemed={redeemed} onClose={onClose} />
      ) : (
        <Form layout="vertical" requiredMark={false} onFinish={submit}>
          <Form.Item
            label={t("billing.code")}
            htmlFor="redeem-code"
            extra={t("billing.codeHelp")}
            {...(problem === null ? {} : { help: problem, validateStatus: "error" as const })}
          >
            <Input
              id="redeem-code"
              ref={field}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              value={cdkey}
              onChange={(event) => type(event.target.value)}
            />
          </Form.Item>
          {found && <CodeFacts code={found} />}
        </Form>
      )}
    </Dialog>
  );
}
