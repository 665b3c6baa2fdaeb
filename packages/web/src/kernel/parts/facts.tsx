import { CheckOutlined, EditOutlined } from "@ant-design/icons";
import { Input, type InputRef } from "antd";
import {
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import styles from "./facts.module.css";

/** Label and value of each fact in two columns. */
export const Facts = ({ children }: PropsWithChildren) => <dl className={styles.facts}>{children}</dl>;

/** That a fact is being saved, or is saved. */
type Keeping = "saving" | "saved" | null;

const SAID_MS = 4000;

/** Saves a fact and shows its state next to it; errors are shown as usual. */
export const usePersistence = () => {
  const toasts = useToasts();
  const [keeping, setKeeping] = useState<Keeping>(null);
  useEffect(() => {
    if (keeping !== "saved") return;
    const timer = setTimeout(() => setKeeping(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [keeping]);
  const keep = async (work: () => Promise<unknown>): Promise<boolean> => {
    setKeeping("saving");
    try {
      await work();
      setKeeping("saved");
      return true;
    } catch (error) {
      setKeeping(null);
      toasts.failure(error);
      return false;
    }
  };
  return { keeping, keep };
};

interface FactProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly keeping?: Keeping;
}

/** One fact; if it can be changed, it shows that it was saved. */
export const Fact = ({ label, help, keeping = null, children }: PropsWithChildren<FactProps>) => {
  const t = useTranslation();
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        <span role="status" className={styles.said}>
          {keeping === "saving" && t("shell.saving")}
          {keeping === "saved" && (
            <>
              <CheckOutlined aria-hidden="true" /> {t("shell.saved")}
            </>
          )}
        </span>
        {help && <p className={styles.help}>{help}</p>}
      </dd>
    </div>
  );
};

interface TextFactProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly maxLength: number;
  /** Said if nothing is left of it. */
  readonly required: string;
  readonly save: (value: string) => Promise<unknown>;
}

/** A text that is edited where it is: a click opens it, Enter and leaving keep it, Esc takes it back. */
export const TextFact = ({ label, value, help, maxLength, required, save }: TextFactProps) => {
  const { keeping, keep } = usePersistence();
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = draft?.trim() === "";
  const isOpen = draft !== null;
  useEffect(() => {
    if (isOpen) field.current?.focus({ cursor: "all" });
  }, [isOpen]);
  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const done = async (isByKey: boolean) => {
    const next = draft?.trim() ?? "";
    if (draft === null || next === "" || keeping === "saving") return;
    const isKept = next === value || (await keep(() => save(next)));
    if (!isKept) return;
    if (isByKey) close();
    else setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and Esc are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void done(true);
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
  };
  return (
    <Fact label={label} keeping={keeping} help={isEmpty ? <span role="alert">{required}</span> : help}>
      {draft === null ? (
        <button
          ref={button}
          type="button"
          className={styles.value}
          aria-label={`${label}: ${value}`}
          onClick={() => setDraft(value)}
        >
          {value} <EditOutlined aria-hidden="true" />
        </button>
      ) : (
        <Input
          ref={field}
          className={styles.field ?? ""}
          value={draft}
          maxLength={maxLength}
          aria-label={label}
          {...(isEmpty ? { status: "error" as const } : {})}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => void done(false)}
        />
      )}
    </Fact>
  );
};
