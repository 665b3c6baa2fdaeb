import { DownOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./digest.module.css";
import { groupSets } from "./enzyme-set-labels.ts";
import { useEnzymeSets, useNamesOfSet } from "./enzyme-sets.queries.ts";

interface SetMenuProps {
  readonly word: string;
  readonly isDisabled: boolean;
  readonly onChoose: (names: readonly string[]) => void;
}

/** Own, shared and shipped sets of enzymes to choose from. */
export const SetMenu = ({ word, isDisabled, onChoose }: SetMenuProps) => {
  const t = useTranslation();
  const namesOfSet = useNamesOfSet();
  const sets = useEnzymeSets();
  const known = sets.data ?? [];
  const items = groupSets(known, t).map(({ scope, title, sets: own }) => ({
    key: scope,
    type: "group" as const,
    label: title,
    children: own.map(({ id, name, count }) => ({
      key: id,
      label: `${name} · ${t("digest.setCount", { number: count })}`,
    })),
  }));
  const onClick = ({ key }: { key: string }) => {
    const set = known.find(({ id }) => id === key);
    if (set) onChoose(namesOfSet(set));
  };
  return (
    <Dropdown trigger={["click"]} menu={{ items, onClick, className: styles.setMenu ?? "" }}>
      <Button size="small" aria-haspopup="menu" loading={sets.isPending} disabled={isDisabled}>
        {word} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
};
