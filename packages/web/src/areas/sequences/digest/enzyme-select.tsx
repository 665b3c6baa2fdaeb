import { Select } from "antd";
import { useId, useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { namedList } from "../parts/named-list.ts";
import styles from "./digest.module.css";
import type { CutterRow } from "./digest-jobs.ts";
import { MAX_LANE_ENZYMES } from "./digest-settings.ts";
import { type CutterGroup, groupCutters } from "./group-cutters.ts";

interface EnzymeSelectProps {
  readonly label: string;
  readonly cutters: readonly CutterRow[] | null;
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const groupWords: Readonly<Record<CutterGroup, PhraseKey>> = {
  once: "digest.cutOnce",
  twice: "digest.cutTwice",
  often: "digest.cutOften",
  never: "digest.cutNever",
  unsold: "digest.notSold",
};

/** Enzymes by name or site; those that cut once are first, then those that cut twice. */
export const EnzymeSelect = ({ label, cutters, value, onChange }: EnzymeSelectProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const all = useAllEnzymes();
  // Until the worker has answered, the cuts are unknown; nothing is offered rather than something wrong.
  const options = useMemo(
    () =>
      (cutters ? groupCutters(all, cutters) : []).map(({ group, list }) => ({
        label: t(groupWords[group]),
        title: t(groupWords[group]),
        options: list.map(({ enzyme: { name, site }, count }) => ({
          value: name,
          label: name,
          search: `${name} ${site}`.toLowerCase(),
          site: site.toUpperCase(),
          times: t("digest.times", { count: format.number(count) }),
        })),
      })),
    [all, cutters, t, format],
  );
  return (
    <Select<string[]>
      mode="multiple"
      size="small"
      className={styles.enzymes ?? ""}
      popupMatchSelectWidth={280}
      {...namedList(id, label)}
      placeholder={t("digest.pickEnzymes")}
      maxCount={MAX_LANE_ENZYMES}
      showSearch={{
        filterOption: (words, option) =>
          String((option as { search?: string } | undefined)?.search ?? "").includes(
            words.trim().toLowerCase(),
          ),
      }}
      optionRender={({ data }) => (
        <span className={styles.option}>
          <span>{data.label}</span>
          <span className={styles.site}>{data.site}</span>
          <span className={styles.times}>{data.times}</span>
        </span>
      )}
      loading={cutters === null}
      notFoundContent={t(cutters === null ? "digest.searching" : "digest.noneFits")}
      value={[...value]}
      options={options}
      onChange={onChange}
    />
  );
};
