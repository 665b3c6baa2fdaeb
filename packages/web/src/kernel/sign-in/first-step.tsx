import { channelOf } from "@benchleaf/contract";
import { type ReactNode, useId, useState } from "react";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useTranslation } from "../translation.ts";
import { CaptchaLine } from "./captcha-line.tsx";
import { checksOf } from "./checks.ts";
import { CodeField } from "./code-field.tsx";
import { Field } from "./field.tsx";
import styles from "./sign-in.module.css";
import { accountLabel, useAccountKinds, wrongKind } from "./use-account-kinds.ts";
import { useBackToEntry } from "./use-back-to-entry.ts";
import { useCodeSender } from "./use-code-sender.ts";
import { useEntries } from "./use-entries.ts";
import type { SignIn } from "./use-sign-in.ts";

interface FirstStepProps {
  readonly signIn: SignIn;
  /** The account whose session ended; it cannot be changed then. */
  readonly username?: string;
  readonly action: string;
  /** What is next to the password, such as the way to a new one. */
  readonly aside?: ReactNode;
}

const useUsernameField = (username: string | undefined) => {
  const t = useTranslation();
  return {
    label: t(accountLabel(useAccountKinds())),
    isFocusedFirst: username === undefined,
    name: "username",
    type: "text",
    autoComplete: "username",
    spellCheck: false,
    ...(username === undefined ? {} : { readOnly: true }),
  };
};

const PasswordForm = ({ signIn, username, action, aside }: FirstStepProps) => {
  const t = useTranslation();
  const kinds = useAccountKinds();
  const checks = checksOf(t);
  const usernameField = useUsernameField(username);
  const { fieldOf, onSubmit } = useEntries(
    {
      username: (value) => (value.trim() ? wrongKind(t, kinds, value) : t("accounts.accountRequired")),
      password: checks.password,
    },
    { username: username ?? "" },
  );
  const form = useBackToEntry(signIn.problem);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit((entry) => void signIn.byPassword(entry.username, entry.password))}
    >
      <Field {...fieldOf("username")} {...usernameField} />
      <Field
        {...fieldOf("password")}
        label={t("accounts.password")}
        isFocusedFirst={username !== undefined}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {aside && <div className={styles.aside}>{aside}</div>}
      <CaptchaLine state={signIn.captcha} />
      <PlainButton look="main" isLarge isSubmit isBusy={signIn.isBusy} isBlock>
        {action}
      </PlainButton>
    </form>
  );
};

const CodeForm = ({ signIn, username, action }: FirstStepProps) => {
  const t = useTranslation();
  const checks = checksOf(t, useAccountKinds());
  const usernameField = useUsernameField(username);
  const sender = useCodeSender("login");
  const { values, fieldOf, onSubmit, check } = useEntries(
    { account: checks.account, code: checks.code },
    { account: username ?? "" },
  );
  const sendCode = () => {
    const sendChannel = channelOf(values.account);
    if (check("account") || !sendChannel) return;
    void sender.send({ account: values.account, sendChannel });
  };
  const form = useBackToEntry(signIn.problem);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit(({ account, code }) => void signIn.byCode(account, code.trim()))}
    >
      <Field {...fieldOf("account")} {...usernameField} />
      <CodeField {...fieldOf("code")} sender={sender} onSend={sendCode} />
      <PlainButton look="main" isLarge isSubmit isBusy={signIn.isBusy} isBlock>
        {action}
      </PlainButton>
    </form>
  );
};

/** Password or code; the same on the sign-in page and in the dialog over a page. Nothing where neither signs in here. */
export const FirstStep = (props: FirstStepProps) => {
  const t = useTranslation();
  const panelId = useId();
  const [way, setWay] = useState<"password" | "code">("password");
  const kinds = useAccountKinds();
  const { problem } = props.signIn;
  if (!kinds.email && !kinds.mobile) return null;
  return (
    <>
      <Tabs
        label={t("accounts.signInWays")}
        tabs={[
          { key: "password", label: t("accounts.byPassword") },
          { key: "code", label: t("accounts.byCode") },
        ]}
        active={way}
        panelId={panelId}
        onPick={(key) => setWay(key)}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${way}`}>
        {way === "password" ? <PasswordForm {...props} /> : <CodeForm {...props} />}
      </div>
    </>
  );
};
