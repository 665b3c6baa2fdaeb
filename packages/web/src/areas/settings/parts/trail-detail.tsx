import type { TrailEntry } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { hasPhrase, type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useTrailSignIn } from "../trail.queries.ts";
import { changesOf } from "../trail-text.ts";
import styles from "./trail.module.css";
import { PersonLink } from "./trail-names.tsx";

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

/** To the second, with its time zone. */
const useExactTime = () => {
  const { locale, timezone } = usePreferences();
  const format = new Intl.DateTimeFormat(locale, {
    ...{
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    },
    hourCycle: "h23",
    timeZone: timezone,
    timeZoneName: "longOffset",
  });
  return (instant: string) => `${format.format(new Date(instant))} (${timezone})`;
};

const WhereFrom = ({ entryId }: { entryId: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data, isSuccess } = useTrailSignIn(entryId);
  if (!isSuccess) return null;
  const means = `trail.value_${data?.means}`;
  const facts = data && {
    ip: data.ip,
    time: format.dateTime(data.time),
    means: hasPhrase(means) ? t(means as PhraseKey) : data.means,
  };
  return (
    <Fact label={t("trail.whereFrom")}>
      {facts ? t("trail.signedInFrom", facts) : t("trail.signInUnknown")}
      {data?.isNewDevice && ` · ${t("trail.field_isNewDevice")}`}
    </Fact>
  );
};

const Changes = ({ entry }: { entry: TrailEntry }) => {
  const t = useTranslation();
  const changes = changesOf(t, useFormat(), entry);
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <caption>{t("teams.trailChange")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("trail.field")}</th>
          <th scope="col">{t("trail.before")}</th>
          <th scope="col">{t("trail.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? ""}</td>
            <td>{after ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Everything about one entry, next to the list. */
export const TrailDetail = ({ entry }: { entry: TrailEntry }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const exact = useExactTime();
  const { names, ...raw } = entry;
  const written = JSON.stringify(raw, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(written).then(() => toasts.success(t("trail.copied")), toasts.failure);
  return (
    <div className={styles.detail}>
      <dl>
        <Fact label={t("teams.trailWho")}>
          <PersonLink entry={entry} />
        </Fact>
        <Fact label={t("teams.trailWhen")}>
          <time dateTime={entry.time}>{exact(entry.time)}</time>
        </Fact>
        <WhereFrom entryId={entry.id} />
        {entry.reason && <Fact label={t("trail.field_reason")}>{entry.reason}</Fact>}
        <Fact label={t("trail.chain")}>
          {t("trail.chainPlace", { lane: format.number(entry.lane + 1), place: format.number(entry.place) })}
        </Fact>
      </dl>
      <Changes entry={entry} />
      <p>
        <Link
          to="/settings/trail"
          search={{ object: entry.objectId, type: entry.objectType, entry: entry.id }}
        >
          {t("trail.allAbout")}
        </Link>
      </p>
      <details>
        <summary>{t("trail.raw")}</summary>
        <pre>{written}</pre>
        <Button size="small" onClick={() => void copy()}>
          {t("trail.copyRaw")}
        </Button>
      </details>
    </div>
  );
};
