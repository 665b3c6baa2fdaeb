import { CloseOutlined, DownOutlined, UpOutlined } from "@ant-design/icons";
import type { Selection } from "@benchleaf/bio";
import { Button, Input, type InputRef, Select } from "antd";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { isComposing } from "../../../../kernel/shortcut.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import type { FindKind, FindSettings, FoundPlace } from "../../editing/found-places.ts";
import { useFind } from "../../hooks/use-find.ts";
import { useFindJump } from "../../hooks/use-find-jump.ts";
import { useReplace } from "../../hooks/use-replace.ts";
import type { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import { namedList } from "../named-list.ts";
import styles from "./find-bar.module.css";

interface FindBarProps {
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly isReplacing: boolean;
  readonly onClose: () => void;
}

const KIND_WORDS: Record<FindKind, PhraseKey> = {
  letters: "sequences.findLetters",
  aminoAcids: "sequences.findAminoAcids",
  features: "sequences.findFeatures",
};
const NO_PLACES: readonly FoundPlace[] = [];
const MISMATCHES = [0, 1, 2, 3, 4, 5];

/** Finds residues, amino acids or features, walks from one to the next and replaces what was found. */
export const FindBar = ({ editor, isReplacing, onClose }: FindBarProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { document, onSelect } = editor;
  const { record, selection } = document;
  const isProtein = record.kind === "protein";
  const id = useId();
  const field = useRef<InputRef>(null);
  const [query, setQuery] = useState("");
  const [letters, setLetters] = useState("");
  const [settings, setSettings] = useState<FindSettings>({
    kind: "letters",
    maxMismatches: 0,
    strands: "both",
  });
  const change = (part: Partial<FindSettings>) => setSettings((known) => ({ ...known, ...part }));
  const origin = useRef<Selection>(selection);
  const [mayJump, setMayJump] = useState(true);
  const { stop, ...state } = useFind(record, query, settings, () => origin.current.start);
  const { isComplete, error, progress } = state;
  const places = state.places ?? NO_PLACES;
  const walk = useFindJump({ state, selection, onSelect, origin, mayJump });
  const { replaceOne, replaceAll, isReplacingAll } = useReplace(editor, places, letters);
  const current = places.findIndex(
    (place) => place.start === selection.start && place.length === selection.length,
  );

  useEffect(() => field.current?.focus({ cursor: "all" }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "F3") walk(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const say = (): string => {
    if (error?.code === "illegal-letter") return t("sequences.findIllegal", { letter: error.letter ?? "" });
    if (error?.code === "too-many-mismatches") return t("sequences.findTooLoose");
    if (query.trim() === "") return "";
    if (progress !== null) return t("sequences.findRunning", { percent: Math.round(progress * 100) });
    if (state.places === null) return "";
    if (places.length === 0) return t("sequences.findNothing");
    const count = isComplete ? format.number(places.length) : `${format.number(places.length)}+`;
    return current < 0
      ? t("sequences.findCount", { count })
      : t("sequences.findPlace", { number: format.number(current + 1), count });
  };
  const mayReplace = places.length > 0 && settings.kind !== "features";
  return (
    <search className={styles.bar} aria-label={t("sequences.find")} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <Input
          ref={field}
          className={styles.query ?? ""}
          size="small"
          value={query}
          spellCheck={false}
          autoComplete="off"
          placeholder={t(settings.kind === "features" ? "sequences.findFeatureHint" : "sequences.findHint")}
          aria-label={t("sequences.findQuery")}
          status={error === null ? "" : "error"}
          onChange={(event) => setQuery(event.target.value)}
          onCompositionStart={() => setMayJump(false)}
          onCompositionEnd={() => setMayJump(true)}
          onPressEnter={(event) => {
            if (!isComposing(event.nativeEvent)) walk(event.shiftKey ? -1 : 1);
          }}
        />
        <Select
          size="small"
          popupMatchSelectWidth={false}
          value={settings.kind}
          {...namedList(`${id}-findWhat`, t("sequences.findWhat"))}
          onChange={(kind) => change({ kind })}
          options={(["letters", "aminoAcids", "features"] as const)
            .filter((kind) => !isProtein || kind !== "aminoAcids")
            .map((value) => ({
              value,
              label: t(isProtein && value === "letters" ? "sequences.findAminoAcids" : KIND_WORDS[value]),
            }))}
        />
        {settings.kind !== "features" && (
          <Select
            size="small"
            popupMatchSelectWidth={false}
            value={settings.maxMismatches}
            {...namedList(`${id}-findMismatches`, t("sequences.findMismatches"))}
            onChange={(maxMismatches) => change({ maxMismatches })}
            options={MISMATCHES.map((value) => ({
              value,
              label:
                value === 0 ? t("sequences.findExact") : t("sequences.findMismatchesOf", { count: value }),
            }))}
          />
        )}
        {settings.kind !== "features" && !isProtein && (
          <Select
            size="small"
            popupMatchSelectWidth={false}
            value={settings.strands}
            {...namedList(`${id}-findStrands`, t("sequences.findStrands"))}
            onChange={(strands) => change({ strands })}
            options={[
              { value: "both" as const, label: t("sequences.findBothStrands") },
              { value: "top" as const, label: t("sequences.findTopStrand") },
              { value: "bottom" as const, label: t("sequences.findBottomStrand") },
            ]}
          />
        )}
        <Button
          size="small"
          icon={<UpOutlined />}
          disabled={places.length === 0}
          aria-label={t("sequences.findPrevious")}
          title={`${t("sequences.findPrevious")} (Shift+F3)`}
          onClick={() => walk(-1)}
        />
        <Button
          size="small"
          icon={<DownOutlined />}
          disabled={places.length === 0}
          aria-label={t("sequences.findNext")}
          title={`${t("sequences.findNext")} (F3)`}
          onClick={() => walk(1)}
        />
        <output className={styles.said} data-bad={error !== null || undefined}>
          {say()}
        </output>
        {progress !== null && (
          <Button size="small" type="link" onClick={stop}>
            {t("sequences.findStop")}
          </Button>
        )}
        <Button
          className={styles.close ?? ""}
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={t("sequences.findClose")}
          title={`${t("sequences.findClose")} (Esc)`}
          onClick={onClose}
        />
      </div>
      {isReplacing && settings.kind !== "features" && (
        <div className={styles.line}>
          <Input
            className={styles.query ?? ""}
            size="small"
            value={letters}
            spellCheck={false}
            autoComplete="off"
            placeholder={t("sequences.findReplaceHint")}
            aria-label={t("sequences.findReplaceBy")}
            onChange={(event) => setLetters(event.target.value)}
          />
          <Button
            size="small"
            disabled={!mayReplace || current < 0}
            onClick={() => {
              const place = places[current];
              if (place) replaceOne(place);
            }}
          >
            {t("sequences.findReplaceOne")}
          </Button>
          <Button
            size="small"
            disabled={!mayReplace || progress !== null || !isComplete}
            loading={isReplacingAll}
            onClick={() =>
              void replaceAll().then((count) => {
                if (count > 0) toasts.success(t("sequences.findReplaced", { count: format.number(count) }));
              })
            }
          >
            {t("sequences.findReplaceAll")}
          </Button>
        </div>
      )}
    </search>
  );
};
