import { MAX_COMMENT_CHARACTERS } from "@benchleaf/contract";
import { Button, Mentions } from "antd";
import { type ComponentRef, useEffect, useRef, useState } from "react";
import { keyOfSubject, type Subject } from "../../kernel/subjects/subject.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { useDebounced } from "../../kernel/use-debounced.ts";
import { readDraft, writeDraft } from "./comment-drafts.ts";
import styles from "./comments.module.css";
import { useReaders } from "./comments.queries.ts";

/** A comment as sent: text, and the accounts that it mentions. */
export interface CommentDraft {
  readonly body: string;
  readonly mentionIds: string[];
}

interface CommentEntryProps {
  readonly subject: Subject;
  /** The comment that is being replied to or edited. */
  readonly about?: string;
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  /** Who was mentioned in what is changed now. */
  readonly mentioned?: readonly { readonly userId: string; readonly name: string }[];
  /** The field is focused when it appears, and whenever this changes. */
  readonly focusAt?: number;
  readonly isBusy: boolean;
  /** Returns whether it was stored: then the field is empty again. */
  readonly onSave: (said: CommentDraft) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** A field for a comment; `@` offers colleagues, and Ctrl or ⌘ with Enter sends. */
export const CommentEntry = (props: CommentEntryProps) => {
  const t = useTranslation();
  const draft = `${keyOfSubject(props.subject)} ${props.about ?? ""} ${props.label}`;
  const [kept] = useState(() => readDraft(draft));
  const [body, setBody] = useState(kept?.body ?? props.initial ?? "");
  const field = useRef<ComponentRef<typeof Mentions>>(null);
  const { focusAt = 0 } = props;
  useEffect(() => {
    // Or the next keys would replace the text of the page that is selected to be commented on.
    if (focusAt === 0) return;
    // After the page's editor has read what was selected last.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focusAt]);
  const [search, setSearch] = useState<string | null>(null);
  const [known, setKnown] = useState(
    () => kept?.known ?? new Map(props.mentioned?.map(({ name, userId }) => [userId, name] as const)),
  );
  const write = (next: string) => {
    setBody(next);
    const isNothing = next.trim() === "" || next === props.initial;
    writeDraft(draft, isNothing ? null : { body: next, known });
  };
  const { data: people = [], isFetching } = useReaders(props.subject, useDebounced(search));
  const text = body.trim();
  const save = async () => {
    if (text === "" || props.isBusy) return;
    const mentionIds = [...known].filter(([, name]) => text.includes(`@${name}`)).map(([userId]) => userId);
    if (await props.onSave({ body: text, mentionIds })) write("");
  };
  return (
    <div className={styles.entry} data-no-loss>
      <Mentions
        ref={field}
        aria-label={props.label}
        placeholder={props.label}
        rows={3}
        maxLength={MAX_COMMENT_CHARACTERS}
        value={body}
        loading={isFetching}
        filterOption={false}
        options={people.map(({ userId, name, mayRead }) => ({
          key: userId,
          value: name,
          disabled: !mayRead,
          label: mayRead ? name : t("comments.mayNotRead", { name }),
        }))}
        onChange={write}
        onSearch={setSearch}
        // The field has only the name, so all users with the same name are notified.
        onSelect={({ value }) => {
          const chosen = people.filter(({ name, mayRead }) => mayRead && name === value);
          setKnown((before) => new Map([...before, ...chosen.map((one) => [one.userId, one.name] as const)]));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <div className={styles.buttons}>
        {props.onCancel && (
          <Button
            size="small"
            onClick={() => {
              writeDraft(draft, null);
              props.onCancel?.();
            }}
          >
            {t("shell.cancel")}
          </Button>
        )}
        <Button
          size="small"
          type="primary"
          disabled={text === ""}
          loading={props.isBusy}
          onClick={() => void save()}
        >
          {props.action}
        </Button>
      </div>
    </div>
  );
};
