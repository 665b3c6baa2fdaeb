import type { IdentityDomain } from "@benchleaf/contract";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { useAddDomain, useDomains, useProveDomain, useRemoveDomain } from "../identity.queries.ts";
import styles from "./identity.module.css";

const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i;

const AddDomain = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const add = useAddDomain();
  const [name, setName] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const domain = name.trim().replace(/^@/, "");
    if (!DOMAIN.test(domain)) return setWrong(true);
    if (!add.isPending) add.mutate(domain, { onSuccess: () => setName(""), onError: toasts.failure });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Space.Compact block>
        <Input
          value={name}
          placeholder="lab.example.org"
          aria-label={t("identity.domain")}
          {...(isWrong ? { status: "error" as const, "aria-describedby": "domain-problem" } : {})}
          onChange={(event) => {
            setName(event.target.value);
            setWrong(false);
          }}
        />
        <Button htmlType="submit" loading={add.isPending}>
          {t("identity.addDomain")}
        </Button>
      </Space.Compact>
      {isWrong && (
        <p className={styles.mistake} id="domain-problem" role="alert">
          {t("identity.domainInvalid")}
        </p>
      )}
    </form>
  );
};

const Domain = ({ domain }: { domain: IdentityDomain }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const prove = useProveDomain();
  const remove = useRemoveDomain();
  const [isAsking, setAsking] = useState(false);
  const isProven = domain.proveTime !== null;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <strong>{domain.domain}</strong>
        <span className={styles.state} data-good={isProven ? "yes" : "no"}>
          {t(isProven ? "identity.proven" : "identity.unproven")}
        </span>
        <span className={styles.actions}>
          {!isProven && (
            <Button
              size="small"
              loading={prove.isPending}
              onClick={() =>
                prove.mutate(domain.domain, {
                  onSuccess: () => toasts.success(t("identity.domainProven", { domain: domain.domain })),
                  onError: toasts.failure,
                })
              }
            >
              {t("identity.prove")}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => setAsking(true)}>
            {t("identity.remove")}
          </Button>
        </span>
      </div>
      {!isProven && (
        <div className={styles.facts}>
          <p>{t("identity.proveHelp")}</p>
          <CopyText
            label={t("identity.recordName")}
            text={domain.recordName}
            copy={t("identity.copy")}
            copied={t("identity.copied")}
          />
          <CopyText
            label={t("identity.recordText")}
            text={domain.recordText}
            copy={t("identity.copy")}
            copied={t("identity.copied")}
          />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("identity.removeDomain", { domain: domain.domain })}
        action={t("identity.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(domain.domain, { onSuccess: () => setAsking(false), onError: toasts.failure })
        }
      >
        {t("identity.removeDomainText")}
      </ConfirmDialog>
    </li>
  );
};

/** Mail domains that the team has proven to be its own. */
export const DomainsSection = () => {
  const t = useTranslation();
  const { data: domains, error, refetch } = useDomains();
  return (
    <Section title={t("identity.domains")} lead={t("identity.domainsLead")}>
      {error && !domains && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !domains && <ListSkeleton label={t("shell.loading")} />}
      {domains && domains.length > 0 && (
        <ul className={styles.items}>
          {domains.map((domain) => (
            <Domain key={domain.domain} domain={domain} />
          ))}
        </ul>
      )}
      {domains && <AddDomain />}
    </Section>
  );
};
