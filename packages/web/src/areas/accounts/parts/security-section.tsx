import { securityApi } from "@benchleaf/contract";
import { Alert, Button } from "antd";
import { type ReactNode, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { ChangePasswordDialog } from "../../../kernel/sign-in/change-password-dialog.tsx";
import { refreshSecurity, useTwoFactorInfo } from "../../../kernel/sign-in/security.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { type AddressType, ChangeAddressDialog } from "./change-address-dialog.tsx";
import styles from "./security-section.module.css";
import { SessionList } from "./session-list.tsx";
import { type TwoFactorChange, TwoFactorDialog } from "./two-factor-dialog.tsx";

type Open = "password" | AddressType | TwoFactorChange;

const Row = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.actions}>{children}</dd>
  </div>
);

/** Shows that teams have agreed to remove the second factor, with a button to object. */
const ResetAsked = ({ since }: { since: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await call(securityApi.keepTwoFactor);
      await refreshSecurity();
      toasts.success(t("accounts.secondKept"));
    } catch (error) {
      setBusy(false);
      toasts.failure(error);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t("accounts.resetAsked", { time: format.dateTime(since) })}
      action={
        <Button size="small" loading={isBusy} onClick={() => void keep()}>
          {t("accounts.keepSecond")}
        </Button>
      }
    />
  );
};

/** How the account is opened, and where it is open: password, addresses, second step, devices. */
export const SecuritySection = () => {
  const t = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { data: info, error, refetch } = useTwoFactorInfo();
  if (error && !info) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!info) return <ListSkeleton label={t("shell.loading")} />;
  const close = () => setOpen(null);
  const action = (key: Open, word: string, name: string) => (
    <Button size="small" onClick={() => setOpen(key)} aria-label={`${word} · ${name}`}>
      {word}
    </Button>
  );
  const addresses = [
    { key: "email", name: t("accounts.email"), value: info.email },
    { key: "mobile", name: t("accounts.mobile"), value: info.mobile },
    { key: "eduEmail", name: t("accounts.eduEmail"), value: info.eduEmail },
  ] as const;
  return (
    <Section title={t("accounts.security")}>
      {info.resetAskTime && <ResetAsked since={info.resetAskTime} />}
      <dl className={styles.rows}>
        <Row name={t("accounts.password")} value={info.hasPassword ? "••••••••" : t("accounts.notSet")}>
          {action("password", t("accounts.change"), t("accounts.password"))}
        </Row>
        {addresses.map(({ key, name, value }) => (
          <Row key={key} name={name} value={value ?? t("accounts.notSet")}>
            {action(key, t(value ? "accounts.change" : "accounts.link"), name)}
          </Row>
        ))}
        <Row
          name={t("accounts.secondTitle")}
          value={
            <>
              <span className={info.isTwoFactorEnabled ? styles.good : ""}>
                {t(info.isTwoFactorEnabled ? "accounts.on" : "accounts.off")}
              </span>{" "}
              {info.isTwoFactorEnabled && t("accounts.recoveryLeft", { count: info.recoveryCodesLeft })}
              {!info.isTwoFactorEnabled && info.isRequiredByTenant && t("accounts.requiredByTeam")}
            </>
          }
        >
          {info.isTwoFactorEnabled ? (
            <>
              {action("recovery", t("accounts.newRecovery"), t("accounts.secondTitle"))}
              {action("disable", t("accounts.turnOff"), t("accounts.secondTitle"))}
            </>
          ) : (
            action("enable", t("accounts.turnOn"), t("accounts.secondTitle"))
          )}
        </Row>
      </dl>
      <SessionList />
      {open === "password" && <ChangePasswordDialog onClose={close} />}
      {(open === "email" || open === "mobile" || open === "eduEmail") && (
        <ChangeAddressDialog type={open} onClose={close} />
      )}
      {(open === "enable" || open === "disable" || open === "recovery") && (
        <TwoFactorDialog change={open} info={info} onClose={close} />
      )}
    </Section>
  );
};
