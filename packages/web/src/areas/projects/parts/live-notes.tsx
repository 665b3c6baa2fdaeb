import type { Project } from "@benchleaf/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { type LiveText, openLiveText, type TextState } from "../../../kernel/live/live-text.ts";
import { useSession } from "../../../kernel/session.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import styles from "./live-notes.module.css";

const words: Readonly<Record<TextState, PhraseKey>> = {
  opening: "projectPages.notesOpening",
  kept: "projectPages.notesKept",
  keeping: "projectPages.notesKeeping",
  lost: "projectPages.notesLost",
  full: "projectPages.notesFull",
  refused: "projectPages.notesRefused",
};

/** The notes of a project, written together by all who may edit it. */
export const LiveNotes = ({ project }: { readonly project: Project }) => {
  const t = useTranslation();
  const format = useFormat();
  const { name: ownName } = useSession();
  const [state, setState] = useState<TextState>("opening");
  const [others, setOthers] = useState<readonly string[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  const live = useRef<LiveText | null>(null);
  /** The current text of the box, from which changes are derived. */
  const shown = useRef("");
  const caret = useRef<readonly (() => number)[]>([]);
  const hold = useRef<() => void>(() => undefined);
  const guard = useLeaveGuard(
    ["keeping", "lost", "full", "refused"].includes(state),
    t("projectPages.notesLeave"),
  );
  const { id } = project;
  const mayWrite = project.abilities.createFile;

  useLayoutEffect(() => {
    const opened = openLiveText(`project:${id}`, {
      onState: setState,
      onOthers: setOthers,
      onText() {
        const element = box.current;
        if (element === null || opened.text() === shown.current) return;
        shown.current = opened.text();
        element.value = shown.current;
        const [from = 0, to = 0] = caret.current.map((where) => where());
        element.setSelectionRange(from, to);
      },
    });
    live.current = opened;
    const holdCaret = (): void => {
      const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
      caret.current = [selectionStart, selectionEnd].map((at) => opened.hold(at));
    };
    hold.current = holdCaret;
    document.addEventListener("selectionchange", holdCaret);
    return () => {
      document.removeEventListener("selectionchange", holdCaret);
      live.current = null;
      opened.close();
    };
  }, [id]);

  const read = (): void => {
    const typed = box.current?.value ?? "";
    const before = shown.current;
    shown.current = typed;
    live.current?.type(before, typed);
    hold.current();
  };
  const isComposing = useRef(false);
  const compose = (isOn: boolean): void => {
    isComposing.current = isOn;
    if (!isOn) read();
    live.current?.setComposing(isOn);
  };
  const present = others.filter((name) => name !== ownName);

  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <div className={styles.head}>
        <h2 id="notes-title">{t("projectPages.notes")}</h2>
        <span className={styles.state} role="status" data-state={state}>
          {t(words[state])}
        </span>
        {present.length > 0 && (
          <span className={styles.company}>
            {t("projectPages.notesOthers", { names: format.list(present) })}
          </span>
        )}
      </div>
      <textarea
        ref={box}
        className={styles.box}
        aria-labelledby="notes-title"
        aria-invalid={state === "full"}
        placeholder={t(mayWrite ? "projectPages.notesHint" : "projectPages.notesEmpty")}
        readOnly={!mayWrite || state === "opening" || state === "refused"}
        spellCheck={false}
        onChange={() => !isComposing.current && read()}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
      />
      {guard.dialog}
    </section>
  );
};
