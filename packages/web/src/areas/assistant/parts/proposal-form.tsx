import { momentOfWall, type Proposal, type ProposalField, wallTimeOf } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Input, Select } from "antd";
import { type FormEvent, useId, useState } from "react";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useProposalChanges } from "../assistant.queries.ts";
import { AnswerLink } from "./answer-link.tsx";
import styles from "./panel.module.css";

interface FieldProps {
  readonly field: ProposalField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** An instant as a field for local time shows it, e.g. `2026-11-28T10:00`. */
const localOf = (instant: string, zone: string): string => {
  const moment = Date.parse(instant);
  if (Number.isNaN(moment)) return "";
  const { date, time } = wallTimeOf(moment, zone);
  return `${date}T${time}`;
};

const instantOf = (local: string, zone: string): string => {
  const moment = local === "" ? null : momentOfWall(local, zone);
  return moment === null ? "" : new Date(moment).toISOString();
};

const Fixed = ({ field }: { field: ProposalField }) => {
  const text = field.text || field.value;
  if (field.address === null) return <span>{text}</span>;
  const { to, search } = linkOfAddress(field.address);
  return (
    <Link to={to} search={search}>
      {text}
    </Link>
  );
};

const Field = ({ field, value, isWrong, onChange }: FieldProps) => {
  const t = useTranslation();
  const id = useId();
  const { timezone } = usePreferences();
  const label = t(`assistantChat.field-${field.name}`);
  const shared = {
    id,
    "aria-invalid": isWrong,
    "aria-required": field.isRequired,
    ...(isWrong ? { status: "error" as const } : {}),
  };
  const isFixed = field.kind === "record" || field.kind === "person";
  const input = {
    text: () => <Input {...shared} value={value} onChange={(event) => onChange(event.target.value)} />,
    decimal: () => (
      <Input
        {...shared}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    ),
    longText: () => (
      <Input.TextArea {...shared} rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
    ),
    date: () => (
      <Input {...shared} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    ),
    time: () => (
      <Input
        {...shared}
        type="datetime-local"
        value={localOf(value, timezone)}
        onChange={(event) => onChange(instantOf(event.target.value, timezone))}
      />
    ),
    choice: () => (
      <Select
        {...shared}
        showSearch
        value={value}
        options={field.choices.map((one) => ({ value: one, label: one }))}
        onChange={onChange}
      />
    ),
    record: () => <Fixed field={field} />,
    person: () => <Fixed field={field} />,
  }[field.kind];
  return (
    <div className={styles.field}>
      {isFixed ? <span className={styles.label}>{label}</span> : <label htmlFor={id}>{label}</label>}
      {input()}
      {isWrong && <span className={styles.wrong}>{t("assistantChat.required")}</span>}
      {field.kind === "time" && (
        <span className={styles.soft}>{t("assistantChat.zone", { zone: timezone })}</span>
      )}
    </div>
  );
};

const Settled = ({ proposal: { state, links } }: { proposal: Proposal }) => {
  const t = useTranslation();
  return (
    <p role="status" className={styles.text}>
      {t(`assistantChat.${state === "open" ? "expired" : state}`)}
      {links.map((link) => (
        <span key={link.no}>
          {" · "}
          <AnswerLink link={link}>{link.title}</AnswerLink>
        </span>
      ))}
    </p>
  );
};

/** A proposed change as a form: what was proposed can be corrected, confirmed once, or discarded. */
export const ProposalForm = ({ proposal: given }: { proposal: Proposal }) => {
  const t = useTranslation();
  const format = useFormat();
  const [settled, setSettled] = useState<Proposal | null>(null);
  const proposal = settled ?? given;
  const { confirm, discard } = useProposalChanges(given.id, setSettled);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const currentOf = (field: ProposalField): string => values[field.at] ?? field.value;
  const isMissing = (field: ProposalField): boolean => field.isRequired && currentOf(field).trim() === "";
  const error = confirm.error ?? discard.error;
  const isBusy = confirm.isPending || discard.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || proposal.fields.some(isMissing)) return;
    const changed = proposal.fields.filter((field) => currentOf(field) !== field.value);
    confirm.mutate(Object.fromEntries(changed.map((field) => [field.at, currentOf(field)])));
  };
  const name = t(`assistantChat.tool-${proposal.tool}` as PhraseKey);
  if (proposal.state !== "open")
    return (
      <section className={styles.proposal} aria-label={name}>
        <h4 className={styles.proposalTitle}>{name}</h4>
        <Settled proposal={proposal} />
      </section>
    );
  return (
    <form className={styles.proposal} aria-label={name} onSubmit={submit} noValidate>
      <h4 className={styles.proposalTitle}>{name}</h4>
      <p className={styles.soft}>{t("assistantChat.proposalNote")}</p>
      {proposal.fields.map((field) => (
        <Field
          key={field.at}
          field={field}
          value={currentOf(field)}
          isWrong={isTried && isMissing(field)}
          onChange={(value) => setValues({ ...values, [field.at]: value })}
        />
      ))}
      {error && (
        <p role="alert" className={styles.wrong}>
          {formatError(t, error)}
        </p>
      )}
      <div className={styles.row}>
        <Button type="primary" htmlType="submit" loading={confirm.isPending} disabled={discard.isPending}>
          {t("assistantChat.confirm")}
        </Button>
        <Button disabled={isBusy} onClick={() => discard.mutate()}>
          {t("assistantChat.discard")}
        </Button>
        <span className={styles.soft}>
          {t("assistantChat.expires", { time: format.dateTime(proposal.expireTime) })}
        </span>
      </div>
    </form>
  );
};
