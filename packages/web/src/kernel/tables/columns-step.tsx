import type { TableImport } from "@benchleaf/contract";
import { Alert, Button, Checkbox, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../format.ts";
import { useTranslation } from "../translation.ts";
import styles from "./tables.module.css";

interface ColumnsStepProps {
  readonly job: TableImport;
  readonly isBusy: boolean;
  readonly onCheck: (mapping: (string | null)[], hasHead: boolean) => void;
}

/** Which column of the file is which: guessed, and changed where the guess is wrong. */
export const ColumnsStep = ({ job, isBusy, onCheck }: ColumnsStepProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [mapping, setMapping] = useState<readonly (string | null)[]>(job.mapping);
  const [hasHead, setHead] = useState(job.hasHead);
  const width = Math.max(mapping.length, ...job.sample.map((cells) => cells.length));
  const [first = [], ...others] = job.sample;
  const examples = hasHead ? others : job.sample;
  const missing = job.columns.filter(({ key, isRequired }) => isRequired && !mapping.includes(key));
  /** A column that is assigned here is unassigned where it was. */
  const choose = (at: number, key: string | null) =>
    setMapping(
      Array.from({ length: width }, (_, place) => {
        const now = mapping[place] ?? null;
        if (place === at) return key;
        return key !== null && now === key ? null : now;
      }),
    );
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <span role="status">{t("tables.found", { count: format.number(job.counts.rows) })}</span>
        {job.encoding !== "" && job.encoding !== "utf-8" && (
          <span className={styles.hint}>{t("tables.readAs", { encoding: job.encoding })}</span>
        )}
        {job.isRemembered && <span className={styles.hint}>{t("tables.remembered")}</span>}
        {!job.isOfRecords && (
          <Checkbox
            className={styles.end ?? ""}
            checked={hasHead}
            onChange={({ target }) => setHead(target.checked)}
          >
            {t("tables.hasHead")}
          </Checkbox>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={t("tables.stepColumns")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("tables.fileColumn")}</th>
              <th scope="col">{t("tables.sample")}</th>
              <th scope="col">{t("tables.becomes")}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: width }, (_, at) => {
              const name = (hasHead && first[at]) || t("tables.columnOf", { number: String(at + 1) });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file are told by their place
                <tr key={at}>
                  <th scope="row">{job.isOfRecords ? (job.columns[at]?.label ?? name) : name}</th>
                  <td className={styles.sample}>{examples.map((cells) => cells[at] ?? "").join(" · ")}</td>
                  <td>
                    <Select
                      className={styles.choice ?? ""}
                      aria-label={`${t("tables.becomes")} ${name}`}
                      disabled={job.isOfRecords}
                      value={mapping[at] ?? ""}
                      options={[
                        { value: "", label: t("tables.ignore") },
                        ...job.columns.map(({ key, label, isRequired }) => ({
                          value: key,
                          label: isRequired ? `${label} (${t("tables.required")})` : label,
                        })),
                      ]}
                      onChange={(key: string) => choose(at, key || null)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t("tables.missing", { columns: missing.map(({ label }) => label).join(", ") })}
        />
      )}
      <div className={styles.line}>
        <Button
          type="primary"
          className={styles.end ?? ""}
          loading={isBusy}
          disabled={missing.length > 0}
          onClick={() => onCheck([...mapping], hasHead)}
        >
          {t("tables.check")}
        </Button>
      </div>
    </div>
  );
};
