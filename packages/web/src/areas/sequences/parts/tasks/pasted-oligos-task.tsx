import { bindingRules } from "@benchleaf/bio";
import { Input, Select } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { MAX_OLIGOS, MAX_PRIMER, MIN_PRIMER, readOligos } from "../../annotation/pasted-oligos.ts";
import { proposalsOfSites } from "../../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../../annotation/run-annotation-job.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { useReview } from "../../hooks/use-review.ts";
import { useSiteLabels } from "../../hooks/use-site-labels.ts";
import { namedList } from "../named-list.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { TaskLine } from "./task-line.tsx";
import styles from "./task-panel.module.css";

type Rules = "editor" | "bothEnds";

/** Primers that a person has as a list: where they bind, and which to add. */
export const PastedOligosTask = ({ editor, views, links, onAdd, onClose }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { record } = editor.document;
  const [text, setText] = useState("");
  const [rules, setRules] = useState<Rules>("editor");
  const { oligos, badLines, isCut } = readOligos(text);
  const review = useReview(record, views.setProposals);
  const say = useSiteLabels(record.sequence.length);

  const run = () =>
    review.run(async (watch) => {
      const { kind, topology, sequence } = record;
      const molecule = { kind, topology, sequence };
      const results = await runAnnotationJob({ type: "bind", molecule, oligos, options: { rules } }, watch);
      const without = oligos.filter((_, index) => {
        const result = results[index];
        return !result?.ok || result.sites.length === 0;
      });
      const names = without.slice(0, 10).map(({ name }) => name);
      const remark = t("annotation.noSites", {
        count: format.number(without.length),
        names: names.join(", ") + (without.length > names.length ? " …" : ""),
      });
      const proposals = proposalsOfSites(oligos, results, record, say);
      return { proposals, ...(without.length > 0 && { remarks: [remark] }) };
    });
  const bounds = { least: MIN_PRIMER, most: MAX_PRIMER };
  const problemOf = (): string | null => {
    if (text.trim() === "") return null;
    const lines = badLines.slice(0, 8).join(", ") + (badLines.length > 8 ? " …" : "");
    if (isCut) return t("annotation.oligosCut", { count: format.number(MAX_OLIGOS) });
    return badLines.length > 0 ? t("annotation.badLines", { lines, ...bounds }) : null;
  };
  return (
    <ReviewPanel
      title={t("annotation.pastedTitle")}
      help={t("annotation.pastedHelp")}
      runWord="annotation.bindRun"
      none="annotation.bindNone"
      fault={oligos.length === 0 ? (problemOf() ?? t("annotation.oligosMissing")) : null}
      review={review}
      links={links}
      onRun={() => void run()}
      onAdd={onAdd}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <label htmlFor={`${id}-text`}>{t("annotation.pastedLabel")}</label>
        <Input.TextArea
          id={`${id}-text`}
          className={styles.bases ?? ""}
          rows={5}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder={"M13 fwd\tGTAAAACGACGGCCAGT\nM13 rev\tCAGGAAACAGCTATGAC"}
          onChange={(event) => setText(event.target.value)}
        />
        <span className={styles.help}>
          {oligos.length > 0 && t("annotation.oligosRead", { count: format.number(oligos.length) })}{" "}
          {oligos.length > 0 && problemOf()}
        </span>
      </div>
      <TaskLine id={`${id}-rules`} label={t("annotation.rules")}>
        <Select<Rules>
          size="small"
          popupMatchSelectWidth={false}
          {...namedList(`${id}-rules`, t("annotation.rules"))}
          value={rules}
          options={[
            {
              value: "editor",
              label: t("annotation.rulesEditor", {
                bases: bindingRules.editor.minThreePrimeMatches,
                tm: bindingRules.editor.minTm,
              }),
            },
            {
              value: "bothEnds",
              label: t("annotation.rulesBothEnds", {
                bases: bindingRules.bothEnds.minThreePrimeMatches,
                tm: bindingRules.bothEnds.minTm,
              }),
            },
          ]}
          onChange={setRules}
        />
      </TaskLine>
    </ReviewPanel>
  );
};
