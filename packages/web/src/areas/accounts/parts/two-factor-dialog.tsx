import {
  type Enrolment,
  type SecondFactorMethod,
  securityApi,
  type TwoFactorInfo,
} from "@benchleaf/contract";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { checksOf } from "../../../kernel/sign-in/checks.ts";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { IdentityDialog } from "../../../kernel/sign-in/identity-dialog.tsx";
import { refreshSecurity } from "../../../kernel/sign-in/security.queries.ts";
import styles from "../../../kernel/sign-in/sign-in.module.css";
import { useEntries } from "../../../kernel/sign-in/use-entries.ts";
import { useStep } from "../../../kernel/sign-in/use-step.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import own from "./security-section.module.css";

export type TwoFactorChange = "enable" | "disable" | "recovery";

const TITLES: Record<TwoFactorChange, PhraseKey> = {
  enable: "accounts.enableTitle",
  disable: "accounts.disableTitle",
  recovery: "accounts.newRecovery",
};

interface StepProps {
  readonly token: string;
  readonly info: TwoFactorInfo;
  startOver(): void;
  onClose(): void;
}

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  );

/** The first code of the new second step; right, it turns the step on. */
const FirstCode = ({
  begun,
  startOver,
  onOn,
}: {
  begun: Enrolment;
  startOver(): void;
  onOn(codes: readonly string[]): void;
}) => {
  const t = useTranslation();
  const { isBusy, problem, run } = useStep(startOver);
  const { fieldOf, onSubmit } = useEntries({ code: checksOf(t).code });
  const enable = (code: string) =>
    run(async () => {
      const body = { enrolmentToken: begun.enrolmentToken, code: code.trim() };
      onOn((await call(securityApi.enableTwoFactor, { body })).recoveryCodes);
    });
  return (
    <form noValidate onSubmit={onSubmit(({ code }) => void enable(code))}>
      <p className={styles.lead}>{t(begun.uri ? "accounts.scanQr" : "accounts.codeOnItsWay")}</p>
      {begun.uri && <QrCode text={begun.uri} label={t("accounts.qrLabel")} />}
      {begun.secret && <p className={own.secret}>{begun.secret.match(/.{1,4}/g)?.join(" ")}</p>}
      <Problem text={problem} />
      <Field
        {...fieldOf("code")}
        label={t("accounts.code")}
        isFocusedFirst
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t("accounts.turnOn")}
      </Button>
    </form>
  );
};

const Enable = ({ token, info, startOver, onClose }: StepProps) => {
  const t = useTranslation();
  const { isBusy, problem, run } = useStep(startOver);
  const [begun, setBegun] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = (authMethod: SecondFactorMethod) =>
    run(async () => setBegun(await call(securityApi.enrolTwoFactor, { body: { token, authMethod } })));
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (begun)
    return (
      <FirstCode
        begun={begun}
        startOver={startOver}
        onOn={(made) => {
          setCodes(made);
          void refreshSecurity();
        }}
      />
    );
  const ways: readonly [SecondFactorMethod, PhraseKey, boolean][] = [
    ["totp", "accounts.methodTotp", true],
    ["email", "accounts.methodEmail", info.email !== null],
    ["sms", "accounts.methodSms", info.mobile !== null],
  ];
  return (
    <>
      <p className={styles.lead}>{t("accounts.pickMethod")}</p>
      <Problem text={problem} />
      {ways
        .filter(([, , isThere]) => isThere)
        .map(([method, name]) => (
          <p key={method}>
            <Button block loading={isBusy} onClick={() => void begin(method)}>
              {t(name)}
            </Button>
          </p>
        ))}
    </>
  );
};

const Disable = ({ token, startOver, onClose }: StepProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { isBusy, problem, run } = useStep(startOver);
  const disable = () =>
    run(async () => {
      await call(securityApi.disableTwoFactor, { body: { token } });
      await refreshSecurity();
      toasts.success(t("accounts.turnedOff"));
      onClose();
    });
  return (
    <>
      <p className={styles.lead}>{t("accounts.disableLead")}</p>
      <Problem text={problem} />
      <Button danger block loading={isBusy} onClick={() => void disable()}>
        {t("accounts.turnOff")}
      </Button>
    </>
  );
};

const NewRecoveryCodes = ({ token, startOver, onClose }: StepProps) => {
  const { problem, run } = useStep(startOver);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The token opens this once, whatever draws the dialog again.
    if (hasAsked.current) return;
    hasAsked.current = true;
    void run(async () => {
      setCodes((await call(securityApi.newRecoveryCodes, { body: { token } })).recoveryCodes);
      await refreshSecurity();
    });
  });
  return codes ? <RecoveryCodes codes={codes} onClose={onClose} /> : <Problem text={problem} />;
};

const STEPS = { enable: Enable, disable: Disable, recovery: NewRecoveryCodes };

/** Turns the second factor on or off, or creates new recovery codes; each requires a proof of identity first. */
export const TwoFactorDialog = ({
  change,
  info,
  onClose,
}: {
  change: TwoFactorChange;
  info: TwoFactorInfo;
  onClose(): void;
}) => {
  const t = useTranslation();
  const Step = STEPS[change];
  return (
    <IdentityDialog title={t(TITLES[change])} purpose="twoFactor" onClose={onClose}>
      {(token, startOver) => <Step token={token} info={info} startOver={startOver} onClose={onClose} />}
    </IdentityDialog>
  );
};
