import type { AuthMethod, TwoFactorChallenge } from "@benchleaf/contract";
import { useId, useState } from "react";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { type PhraseKey, useTranslation } from "../translation.ts";
import { checksOf } from "./checks.ts";
import { CodeField } from "./code-field.tsx";
import { Field } from "./field.tsx";
import styles from "./sign-in.module.css";
import { useBackToEntry } from "./use-back-to-entry.ts";
import { useCodeSender } from "./use-code-sender.ts";
import { useEntries } from "./use-entries.ts";
import type { SignIn } from "./use-sign-in.ts";

const NAMES: Record<AuthMethod, PhraseKey> = {
  totp: "accounts.methodTotp",
  email: "accounts.methodEmail",
  sms: "accounts.methodSms",
  password: "accounts.methodPassword",
  recovery: "accounts.methodRecovery",
};

const LEADS: Record<AuthMethod, PhraseKey> = {
  totp: "accounts.secondTotp",
  email: "accounts.secondEmail",
  sms: "accounts.secondSms",
  password: "accounts.secondPassword",
  recovery: "accounts.secondRecovery",
};

interface StepProps {
  readonly method: AuthMethod;
  readonly challenge: TwoFactorChallenge;
  readonly signIn: SignIn;
}

/** The fields of one method. Mounted again for each, so that input of one never goes to another. */
const MethodEntry = ({ method, challenge, signIn }: StepProps) => {
  const t = useTranslation();
  const checks = checksOf(t);
  const isSent = method === "email" || method === "sms";
  const sender = useCodeSender("twoFactor");
  const isDigits = isSent || method === "totp";
  const { fieldOf, onSubmit } = useEntries({
    code: isDigits ? checks.code : (value) => (value.trim() ? null : t("accounts.secondRequired")),
  });
  const { twoFactorTicket, username } = challenge;
  const address = method === "email" ? challenge.email : challenge.mobile;
  const form = useBackToEntry(signIn.problem);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit(({ code }) => void signIn.bySecondStep(method, code.trim()))}
    >
      <p className={styles.lead}>{t(LEADS[method], { address })}</p>
      {isSent ? (
        <CodeField
          {...fieldOf("code")}
          sender={sender}
          isFocusedFirst
          onSend={() => void sender.send({ account: username, sendChannel: method, twoFactorTicket })}
        />
      ) : (
        <Field
          {...fieldOf("code")}
          label={t(NAMES[method])}
          isFocusedFirst
          name="code"
          type={method === "password" ? "password" : "text"}
          {...(method === "totp" ? { inputMode: "numeric", maxLength: 6 } : {})}
          autoComplete={method === "password" ? "current-password" : "one-time-code"}
        />
      )}
      <PlainButton look="main" isLarge isSubmit isBusy={signIn.isBusy} isBlock>
        {t("accounts.secondConfirm")}
      </PlainButton>
    </form>
  );
};

/** The second step of a sign-in: one of the methods that the server offers. */
export const SecondStep = ({ challenge, signIn }: Omit<StepProps, "method">) => {
  const t = useTranslation();
  const panelId = useId();
  const [picked, setMethod] = useState<AuthMethod>(challenge.authMethods[0]!);
  const method = challenge.authMethods.includes(picked) ? picked : challenge.authMethods[0]!;
  const tabs = challenge.authMethods.map((key) => ({ key, label: t(NAMES[key]) }));
  return (
    <section aria-label={t("accounts.secondTitle")}>
      {signIn.problem && (
        <p className={styles.problem} role="alert">
          {signIn.problem}
        </p>
      )}
      {tabs.length > 1 && (
        <Tabs
          label={t("accounts.secondMethods")}
          tabs={tabs}
          active={method}
          panelId={panelId}
          onPick={(key) => setMethod(key)}
        />
      )}
      <div
        {...(tabs.length > 1
          ? { role: "tabpanel", id: panelId, "aria-labelledby": `${panelId}-${method}` }
          : {})}
      >
        <MethodEntry key={method} method={method} challenge={challenge} signIn={signIn} />
      </div>
      <PlainButton look="word" onClick={signIn.forgetChallenge} isBlock>
        {t("accounts.secondBack")}
      </PlainButton>
    </section>
  );
};
