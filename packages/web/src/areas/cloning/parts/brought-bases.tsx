import type { PlasmidConfig } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./cloning.module.css";

interface BroughtBasesProps {
  readonly name: string;
  readonly config: PlasmidConfig;
  readonly onChange: (change: Partial<PlasmidConfig>) => void;
}

const MOST = 60;
const clean = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^ACGT]/g, "")
    .slice(0, MOST);

/** Bases that primers add next to the range: a linker, a Kozak sequence, bases that fix a frame. */
export const BroughtBases = ({ name, config, onChange }: BroughtBasesProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && config.lead === "" && config.trail === "")
    return (
      <Button type="link" size="small" className={styles.opener ?? ""} onClick={() => setOpen(true)}>
        {t("cloning.addBases")}
      </Button>
    );
  return (
    <span className={styles.brought}>
      <Bases
        label={t("cloning.leadOf", { name })}
        hint={t("cloning.leadHint")}
        value={config.lead}
        onTake={(lead) => onChange({ lead })}
      />
      <Bases
        label={t("cloning.trailOf", { name })}
        hint={t("cloning.trailHint")}
        value={config.trail}
        onTake={(trail) => onChange({ trail })}
      />
    </span>
  );
};

interface BasesProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onTake: (bases: string) => void;
}

/** Taken when one leaves the field or presses Enter. */
const Bases = ({ label, hint, value, onTake }: BasesProps) => {
  const [written, setWritten] = useState<string | null>(null);
  const take = () => {
    if (written !== null && clean(written) !== value) onTake(clean(written));
    setWritten(null);
  };
  return (
    <Input
      className={styles.oligoField ?? ""}
      aria-label={label}
      placeholder={hint}
      value={written ?? value}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={take}
      onPressEnter={take}
    />
  );
};
