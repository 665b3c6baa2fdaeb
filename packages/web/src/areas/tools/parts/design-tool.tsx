import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import {
  type DesignEntries,
  type DesignGroup,
  designGroupNames,
  parseEntries,
  readTags,
  tagsOf,
  writeTags,
} from "../design-settings.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { DesignAnswer } from "./design-answer.tsx";
import { DesignFields } from "./design-fields.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

/** Primer design by primer3's rules with every setting visible; computed in the browser. */
export const DesignTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const template = useTemplate(source);
  const { molecule } = template;
  const { run, stop, done, progress } = useToolJob<Extract<ToolJob, { type: "design" }>>();
  const [kept, keep] = usePersistedState("design-settings", parseEntries);
  const [ofSequence, setOfSequence] = useState<DesignEntries>({});
  const [pasted, setPasted] = useState("");
  const [library, setLibrary] = useState("");
  const entries = useMemo(() => ({ ...kept, ...ofSequence }), [kept, ofSequence]);
  const job = useMemo(
    () => ({ type: "design" as const, molecule, tags: tagsOf(entries), library }),
    [molecule, entries, library],
  );
  const set = (tag: string, value: string) =>
    tag.startsWith("SEQUENCE_")
      ? setOfSequence((before) => ({ ...before, [tag]: value }))
      : keep({ ...kept, [tag]: value });
  const take = () => {
    const { entries: read, unknown } = readTags(pasted);
    const isOfSequence = ([tag]: [string, string]) => tag.startsWith("SEQUENCE_");
    const all = Object.entries(read);
    keep({ ...kept, ...Object.fromEntries(all.filter((one) => !isOfSequence(one))) });
    setOfSequence((before) => ({ ...before, ...Object.fromEntries(all.filter(isOfSequence)) }));
    toasts.success(t("toolbox.tagsRead", { count: all.length, unknown }));
  };
  const saveTags = () => {
    const text = writeTags(tagsOf(entries), molecule.sequence);
    saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), "primer3.txt");
  };
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  return (
    <>
      <TemplateFields template={template} />
      <DesignFields group="task" entries={entries} onChange={set} />
      {designGroupNames
        .filter((group): group is Exclude<DesignGroup, "task"> => group !== "task")
        .map((group) => (
          <details key={group} className={styles.group}>
            <summary>{t(`toolbox.group-${group}`)}</summary>
            {group === "library" && (
              <ResiduesField
                label={t("toolbox.library")}
                help={
                  <>
                    {t("toolbox.libraryHelp")} <code translate="no">PRIMER_MISPRIMING_LIBRARY</code>
                  </>
                }
                value={library}
                placeholder={">ALU *0.5\nGGCCGGGCGCGGTGGCTCACGCC"}
                onChange={setLibrary}
              />
            )}
            <DesignFields group={group} entries={entries} onChange={set} />
          </details>
        ))}
      <details className={styles.group}>
        <summary>{t("toolbox.group-file")}</summary>
        <ResiduesField
          label={t("toolbox.tags")}
          help={t("toolbox.tagsHelp")}
          value={pasted}
          placeholder={"PRIMER_MIN_TM=58\nPRIMER_OPT_TM=60"}
          onChange={setPasted}
        />
        <div className={styles.bar}>
          <Button size="small" disabled={pasted.trim() === ""} onClick={take}>
            {t("toolbox.tagsTake")}
          </Button>
          <Button size="small" onClick={saveTags}>
            {t("toolbox.tagsSave")}
          </Button>
          <Button size="small" onClick={() => keep({})}>
            {t("toolbox.tagsReset")}
          </Button>
        </div>
      </details>
      <div className={styles.bar}>
        <Button
          type="primary"
          disabled={molecule.sequence === "" || isTooLong}
          loading={progress !== null}
          onClick={() => void run(job)}
        >
          {t("toolbox.design")}
        </Button>
        {progress !== null && <Button onClick={stop}>{t("toolbox.stop")}</Button>}
      </div>
      <div className={styles.outcome} aria-busy={progress !== null}>
        {isTooLong && <p className={styles.wrong}>{t("toolbox.templateTooLong")}</p>}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <DesignAnswer answer={done.answer} name={source?.name ?? ""} />
        ) : (
          <p className={styles.soft}>{t("toolbox.designHelp")}</p>
        )}
      </div>
    </>
  );
};
