import { EyeOutlined, SettingOutlined } from "@ant-design/icons";
import { Button, Select } from "antd";
import { lazy, Suspense, useId, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { namedList } from "../parts/named-list.ts";
import styles from "./enzyme-list.module.css";
import { groupSets, setName } from "./enzyme-set-labels.ts";
import { useEnzymeSets, useNamesOfSet } from "./enzyme-sets.queries.ts";

const EnzymeSetsDialog = lazy(() => import("./enzyme-sets-dialog.tsx"));

interface EnzymeSetChoiceProps {
  /** Names of the set that is chosen; null for none. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (names: readonly string[] | null) => void;
  /** Has the views show these alone. */
  readonly onShow: (names: readonly string[]) => void;
}

/** A set of enzymes for the list and the views, and the way to edit sets. */
export const EnzymeSetChoice = ({ chosen, onChoose, onShow }: EnzymeSetChoiceProps) => {
  const t = useTranslation();
  const namesOfSet = useNamesOfSet();
  const toasts = useToasts();
  const id = useId();
  const sets = useEnzymeSets();
  const [value, setValue] = useState("");
  const [isOpen, setOpen] = useState(false);
  const known = sets.data ?? [];
  const choose = (next: string) => {
    setValue(next);
    const set = known.find((one) => one.id === next);
    onChoose(set ? namesOfSet(set) : null);
  };
  const current = known.find((one) => one.id === value);
  return (
    <div className={styles.choice}>
      <Select<string>
        size="small"
        className={styles.grow ?? ""}
        popupMatchSelectWidth={false}
        loading={sets.isPending}
        {...namedList(`${id}-set`, t("digest.set"))}
        value={current ? value : ""}
        options={[
          { value: "", label: t("digest.noSet") },
          ...groupSets(known, t).map(({ title, sets: options }) => ({
            label: title,
            title,
            options: options.map(({ id: value, name }) => ({ value, label: name })),
          })),
        ]}
        onChange={choose}
      />
      <Button
        size="small"
        icon={<EyeOutlined />}
        disabled={chosen === null}
        aria-label={t("digest.showSet")}
        title={t("digest.showSet")}
        onClick={() => {
          if (chosen === null) return;
          onShow(chosen);
          if (current) toasts.success(t("digest.setOnly", { name: setName(current, t) }));
        }}
      />
      <Button
        size="small"
        icon={<SettingOutlined />}
        aria-label={t("digest.editSets")}
        title={t("digest.editSets")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <EnzymeSetsDialog sets={known} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
