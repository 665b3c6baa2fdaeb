import {
  type IdentityMethod,
  type IdentityPurpose,
  securityApi,
  type TwoFactorInfo,
} from "@benchleaf/contract";
import { Button } from "antd";
import { useId, useState } from "react";
import { Tabs } from "../../ui/tabs.tsx";
import { call } from "../client.ts";
import { formatVerificationError } from "../format-error.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../translation.ts";
import { checksOf } from "./checks.ts";
import { CodeField } from "./code-field.tsx";
import { Field } from "./field.tsx";
import styles from "./sign-in.module.css";
import { useBackToEntry } from "./use-back-to-entry.ts";
import { useCodeSender } from "./use-code-sender.ts";
import { useEntries } from "./use-entries.ts";

const NAMES: Record<IdentityMethod, PhraseKey> = {
  password: "accounts.methodPassword",
  totp: "accounts.methodTotp",
  email: "accounts.methodEmail",
  sms: "accounts.methodSms",
};

/** The ways that have a value to go by. */
const methodsOf = (info: TwoFactorInfo): IdentityMethod[] => [
  ...(info.hasPassword ? (["password"] as const) : []),
  ...(info.authMethod === "totp" ? (["totp"] as const) : []),
  ...(info.email ? (["email"] as const) : []),
  ...(info.mobile ? (["sms"] as const) : []),
];

interface EntryProps {
  readonly method: IdentityMethod;
  readonly info: TwoFactorInfo;
  readonly purpose: IdentityPurpose;
  onVerified(token: string): void;
}

const MethodEntry = ({ method, info, purpose, onVerified }: EntryProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const checks = checksOf(t);
  const sender = useCodeSender("verifyIdentity");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { fieldOf, onSubmit } = useEntries({ code: method === "password" ? checks.password : checks.code });
  const verify = async (code: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const { token } = await call(securityApi.verifyIdentity, {
        body: { purpose, authMethod: method, code: method === "password" ? code : code.trim() },
      });
      toasts.success(t("accounts.verified"));
      onVerified(token);
    } catch (error) {
      setProblem(formatVerificationError(t, error, method === "password"));
      setBusy(false);
    }
  };
  const field = fieldOf("code");
  const address = method === "email" ? info.email : info.mobile;
  const form = useBackToEntry(problem);
  return (
    <form ref={form} noValidate onSubmit={onSubmit(({ code }) => void verify(code))}>
      {method === "email" || method === "sms" ? (
        <>
          <p className={styles.lead}>{t("accounts.secondEmail", { address })}</p>
          <CodeField
            {...field}
            problem={field.problem ?? problem}
            sender={sender}
            onSend={() => void sender.send({ account: address ?? "", sendChannel: method })}
          />
        </>
      ) : (
        <Field
          {...field}
          problem={field.problem ?? problem}
          label={t(method === "password" ? "accounts.currentPassword" : NAMES[method])}
          isFocusedFirst
          name={method === "password" ? "current-password" : "code"}
          type={method === "password" ? "password" : "text"}
          autoComplete={method === "password" ? "current-password" : "one-time-code"}
          {...(method === "totp" ? { inputMode: "numeric", maxLength: 6 } : {})}
        />
      )}
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t("accounts.verify")}
      </Button>
    </form>
  );
};

/** The first of two steps: anyone who sits there proves again who they are. */
export const VerifyIdentity = ({ info, purpose, onVerified }: Omit<EntryProps, "method">) => {
  const t = useTranslation();
  const panelId = useId();
  const methods = methodsOf(info);
  const [picked, setPicked] = useState<IdentityMethod>(methods[0] ?? "password");
  return (
    <>
      <p className={styles.lead}>{t("accounts.verifyLead")}</p>
      {methods.length > 1 && (
        <Tabs
          label={t("accounts.secondMethods")}
          tabs={methods.map((key) => ({ key, label: t(NAMES[key]) }))}
          active={picked}
          panelId={panelId}
          onPick={(key) => setPicked(key)}
        />
      )}
      <div
        {...(methods.length > 1
          ? { role: "tabpanel", id: panelId, "aria-labelledby": `${panelId}-${picked}` }
          : {})}
      >
        <MethodEntry key={picked} method={picked} info={info} purpose={purpose} onVerified={onVerified} />
      </div>
    </>
  );
};
