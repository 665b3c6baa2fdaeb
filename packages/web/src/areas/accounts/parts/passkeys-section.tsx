import type { Passkey } from "@benchleaf/contract";
import { Button, Typography } from "antd";
import { useState } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { IdentityDialog } from "../../../kernel/sign-in/identity-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { usePasskeys, useRemovePasskey, useRenamePasskey } from "../passkeys.queries.ts";
import { addPasskey, atBareAddress, hasPasskeys, isBrokenOff } from "../passkeys.ts";
import styles from "./ways-list.module.css";

const Row = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const rename = useRenamePasskey();
  const keep = (text: string) => {
    const name = text.trim();
    if (!name || name === passkey.name) return;
    rename.mutate({ passkeyId: passkey.id, name }, { onError: toasts.failure });
  };
  return (
    <li className={styles.row}>
      <Typography.Text editable={{ onChange: keep, maxLength: 64, tooltip: t("identity.renamePasskey") }}>
        {passkey.name}
      </Typography.Text>
      <span className={styles.soft}>
        {passkey.isSynced && <>{t("identity.passkeySynced")} · </>}
        {t("identity.added")} <Moment instant={passkey.createTime} />
      </span>
      <Button size="small" type="text" onClick={onRemove}>
        {t("identity.remove")}
      </Button>
    </li>
  );
};

/** The keys in the person's devices that sign in without a password. */
export const PasskeysSection = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: passkeys, error, refetch } = usePasskeys();
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const remove = useRemovePasskey();
  const add = async (token: string) => {
    setProving(false);
    setBusy(true);
    try {
      await addPasskey(token, t("identity.passkeyName", { number: (passkeys?.length ?? 0) + 1 }));
      await refetch();
      toasts.success(t("identity.passkeyAdded"));
    } catch (failure) {
      if (isBrokenOff(failure)) toasts.info(t("identity.passkeyBrokenOff"));
      else if (failure instanceof Failure) toasts.failure(failure);
      else toasts.warning(t("identity.passkeyImpossible"));
    } finally {
      setBusy(false);
    }
  };
  const bare = atBareAddress(globalThis.location);
  const action = hasPasskeys() && bare === null && (
    <Button loading={isBusy} onClick={() => setProving(true)}>
      {t("identity.addPasskey")}
    </Button>
  );
  return (
    <Section title={t("identity.passkeys")} lead={t("identity.passkeysLead")} actions={action}>
      {bare && (
        <p className={styles.soft}>
          {t("identity.passkeyNeedsName", { host: bare.host })}{" "}
          {bare.named && (
            <a href={bare.named}>{t("identity.openAtName", { address: new URL(bare.named).origin })}</a>
          )}
        </p>
      )}
      {error && !passkeys && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !passkeys && <ListSkeleton label={t("shell.loading")} />}
      {passkeys?.length === 0 && <p className={styles.soft}>{t("identity.noPasskeys")}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {isProving && (
        <IdentityDialog
          title={t("identity.addPasskey")}
          purpose="passkey"
          onClose={() => setProving(false)}
          onProven={(token) => void add(token).catch(toasts.failure)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t("identity.removePasskey", { name: removed?.name ?? "" })}
        action={t("identity.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null), onError: toasts.failure })
        }
      >
        {t("identity.removePasskeyText")}
      </ConfirmDialog>
    </Section>
  );
};
