import { SwapOutlined } from "@ant-design/icons";
import type { TranslationLanguage } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { features } from "../../../kernel/features.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLanguageNames } from "../parts/language-names.ts";
import styles from "./texts.module.css";
import { useTranslationChoices } from "./translation.queries.ts";

/** What a translation is made with. */
export interface Choice {
  readonly sourceLanguage: TranslationLanguage;
  readonly targetLanguage: TranslationLanguage;
  readonly glossaryId: string | null;
  readonly memoryId: string | null;
}

interface LanguageBarProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Languages, glossary and memory of a new translation; only those for these languages are offered. */
export const LanguageBar = ({ choice, onChange }: LanguageBarProps) => {
  const t = useTranslation();
  const { options } = useLanguageNames();
  const { data } = useTranslationChoices();
  const isBeta = useStore(features).has("TRANSLATION_BETA");
  const { sourceLanguage: from, targetLanguage: into } = choice;
  const glossaries = (data?.glossaries ?? []).filter(
    (one) =>
      (one.sourceLanguage === from && one.targetLanguage === into) ||
      (one.sourceLanguage === into && one.targetLanguage === from),
  );
  const memories = (data?.memories ?? []).filter(
    (one) => one.sourceLanguage === from && one.targetLanguage === into,
  );
  const known = (all: readonly { readonly id: string }[], id: string | null) =>
    all.some((one) => one.id === id) ? id : null;
  const setLanguages = (sourceLanguage: TranslationLanguage, targetLanguage: TranslationLanguage) =>
    onChange({ sourceLanguage, targetLanguage, glossaryId: null, memoryId: null });
  return (
    <div className={styles.bar}>
      <Select
        aria-label={t("translateWords.from")}
        className={styles.language ?? ""}
        value={from}
        options={options}
        onChange={(value) => setLanguages(value, value === into ? from : into)}
      />
      <Button
        icon={<SwapOutlined />}
        aria-label={t("translateWords.swap")}
        title={t("translateWords.swap")}
        onClick={() => setLanguages(into, from)}
      />
      <Select
        aria-label={t("translateWords.into")}
        className={styles.language ?? ""}
        value={into}
        options={options}
        onChange={(value) => setLanguages(value === from ? into : from, value)}
      />
      <Select
        aria-label={t("translateWords.glossary")}
        className={styles.choice ?? ""}
        allowClear
        placeholder={t(glossaries.length === 0 ? "translateWords.noGlossary" : "translateWords.glossary")}
        value={known(glossaries, choice.glossaryId)}
        options={glossaries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => onChange({ ...choice, glossaryId: value ?? null })}
      />
      {isBeta && (
        <Select
          aria-label={t("translateWords.memory")}
          className={styles.choice ?? ""}
          allowClear
          placeholder={t(memories.length === 0 ? "translateWords.noMemory" : "translateWords.memory")}
          value={known(memories, choice.memoryId)}
          options={memories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChange({ ...choice, memoryId: value ?? null })}
        />
      )}
    </div>
  );
};
