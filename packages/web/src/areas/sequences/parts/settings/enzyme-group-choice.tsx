import { Select } from "antd";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import {
  type EnzymeGroup,
  type EnzymeSettings,
  enzymeGroups,
} from "../../../../shared/sequences/enzyme-settings.ts";
import { groupSets } from "../../digest/enzyme-set-labels.ts";
import { useEnzymeSets, useNamesOfSet } from "../../digest/enzyme-sets.queries.ts";

interface EnzymeGroupChoiceProps {
  readonly settings: EnzymeSettings;
  readonly onChange: (change: Partial<EnzymeSettings>) => void;
}

const groupWords: Readonly<Record<EnzymeGroup, PhraseKey>> = {
  usual: "sequences.enzymesUsual",
  all: "sequences.enzymesAll",
  "5'": "sequences.enzymesFivePrime",
  "3'": "sequences.enzymesThreePrime",
  blunt: "sequences.enzymesBlunt",
  type2s: "sequences.enzymesTypeIIS",
  chosen: "sequences.enzymesChosen",
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** Which enzymes the views show: a group of the specification, a set of the libraries, or those that are named. */
export const EnzymeGroupChoice = ({ settings, onChange }: EnzymeGroupChoiceProps) => {
  const t = useTranslation();
  const namesOfSet = useNamesOfSet();
  const sets = useEnzymeSets().data ?? [];
  const shown =
    settings.group === "chosen"
      ? sets.find((set) => isSameList(namesOfSet(set), settings.chosen))
      : undefined;
  const choose = (value: string) => {
    const set = sets.find(({ id }) => id === value);
    if (set) onChange({ group: "chosen", chosen: namesOfSet(set), hidden: [], added: [] });
    else onChange({ group: enzymeGroups.find((group) => group === value) ?? "usual" });
  };
  return (
    <Select<string>
      value={shown?.id ?? settings.group}
      popupMatchSelectWidth={false}
      options={[
        ...enzymeGroups.map((group) => ({ value: group as string, label: t(groupWords[group]) })),
        ...groupSets(sets, t).map(({ title, sets: own }) => ({
          label: title,
          title,
          options: own.map(({ id, name }) => ({ value: id, label: name })),
        })),
      ]}
      onChange={choose}
    />
  );
};
