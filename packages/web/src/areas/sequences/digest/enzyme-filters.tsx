import { supplierNames } from "@benchleaf/bio";
import { Select } from "antd";
import { useId } from "react";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { namedList } from "../parts/named-list.ts";
import styles from "./enzyme-list.module.css";
import {
  type EnzymeListFilter,
  type ListCutters,
  type ListOverhang,
  listCutters,
  listOverhangs,
  listSiteLengths,
} from "./enzyme-rows.ts";

interface EnzymeFiltersProps {
  readonly filter: EnzymeListFilter;
  readonly onChange: (next: EnzymeListFilter) => void;
}

const cutterWords: Readonly<Record<ListCutters, PhraseKey>> = {
  singleDouble: "digest.cutsSingleDouble",
  single: "digest.cutsSingle",
  double: "digest.cutsDouble",
  more: "digest.cutsMore",
  any: "digest.cutsAny",
  zero: "digest.cutsZero",
  all: "digest.cutsAll",
};
const overhangWords: Readonly<Record<ListOverhang, PhraseKey>> = {
  any: "digest.anyOverhang",
  "5'": "digest.fivePrime",
  "3'": "digest.threePrime",
  blunt: "digest.blunt",
  none: "digest.unknownCut",
};

export const EnzymeFilters = ({ filter, onChange }: EnzymeFiltersProps) => {
  const t = useTranslation();
  const id = useId();
  const lengthWord = (count: number) => {
    if (count === 0) return t("digest.anyLength");
    return t(count === 8 ? "digest.siteBasesMore" : "digest.siteBases", { count });
  };
  return (
    <div className={styles.filters}>
      <Select<ListCutters>
        size="small"
        popupMatchSelectWidth={false}
        {...namedList(`${id}-cutters`, t("digest.cutters"))}
        value={filter.cutters}
        options={listCutters.map((value) => ({ value, label: t(cutterWords[value]) }))}
        onChange={(cutters) => onChange({ ...filter, cutters })}
      />
      <Select<ListOverhang>
        size="small"
        popupMatchSelectWidth={false}
        {...namedList(`${id}-overhang`, t("digest.overhang"))}
        value={filter.overhang}
        options={listOverhangs.map((value) => ({ value, label: t(overhangWords[value]) }))}
        onChange={(overhang) => onChange({ ...filter, overhang })}
      />
      <Select<number>
        size="small"
        popupMatchSelectWidth={false}
        {...namedList(`${id}-length`, t("digest.siteLength"))}
        value={filter.siteLength}
        options={listSiteLengths.map((value) => ({ value, label: lengthWord(value) }))}
        onChange={(siteLength) => onChange({ ...filter, siteLength })}
      />
      <Select<string>
        size="small"
        popupMatchSelectWidth={false}
        {...namedList(`${id}-supplier`, t("digest.supplier"))}
        value={filter.supplier}
        options={[
          { value: "sold", label: t("digest.anySupplier") },
          { value: "all", label: t("digest.everyEnzyme") },
          ...Object.entries(supplierNames).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(supplier) => onChange({ ...filter, supplier })}
      />
    </div>
  );
};
