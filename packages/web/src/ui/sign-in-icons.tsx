import type { ReactNode } from "react";
import styles from "./sign-in-icons.module.css";

const Icon = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

const icon = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

const EYE =
  "M2 12c2.4-4.4 5.8-6.6 10-6.6s7.6 2.2 10 6.6c-2.4 4.4-5.8 6.6-10 6.6S4.4 16.4 2 12zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";

/* Few strokes each, in the manner of the component library's, which come with a machinery of their own. */
export const EyeIcon = icon(EYE);
export const ClosedEyeIcon = icon(`${EYE}M4 21 20 3`);
export const GlobeIcon = icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
);
export const KeyIcon = icon("M15.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM11.5 12.5 3 21m3-3 3 3");
export const HouseIcon = icon("M3 9.5 12 4l9 5.5zM5.5 10v8m4.3-8v8m4.4-8v8m4.3-8v8M3 20.5h18");
export const GoogleIcon = icon("M18.5 5.6A9 9 0 1 0 21 12h-8.5");
export const ShieldIcon = icon(
  "M12 3 4.5 5.5v6c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5",
);
export const CutIcon = icon(
  "M4 20l4-4m8-8 4-4M9 8l7 7-2 2a4.95 4.95 0 0 1-7-7zm4-2 2-1a4.95 4.95 0 0 1 5 5l-2 3",
);
export const WarningIcon = icon("M12 3.5 2.5 20.5h19zm0 6.5v5m0 2.5v.1");

/** Something is in progress. */
export const TurningIcon = () => (
  <Icon className={styles.turning}>
    <path d="M12 3a9 9 0 0 1 9 9" />
  </Icon>
);
