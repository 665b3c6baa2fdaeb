import type { ReactNode } from "react";
import styles from "./plain-button.module.css";
import { TurningIcon } from "./sign-in-icons.tsx";

interface PlainButtonProps {
  readonly children: ReactNode;
  /** The page's one main action, a secondary one (the default), or a link-like one. */
  readonly look?: "main" | "other" | "word";
  readonly icon?: ReactNode;
  /** As wide as its container. */
  readonly isBlock?: boolean;
  readonly isLarge?: boolean;
  /** Sends its form. */
  readonly isSubmit?: boolean;
  /** In progress: shows it, and ignores clicks. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  onClick?(): void;
}

/**
 * The button of pages that everyone waits for: it looks as the component library's, which weighs as much as those
 * pages.
 */
export const PlainButton = ({
  children,
  look = "other",
  icon,
  isBlock,
  isLarge,
  isSubmit = false,
  isBusy = false,
  isDisabled,
  onClick,
}: PlainButtonProps) => (
  <button
    type={isSubmit ? "submit" : "button"}
    className={styles.button}
    data-look={look}
    data-block={isBlock}
    data-large={isLarge}
    aria-busy={isBusy || undefined}
    disabled={isDisabled}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.();
    }}
  >
    {isBusy ? <TurningIcon /> : icon}
    <span>{children}</span>
  </button>
);
