import type { ReactNode } from "react";
import styles from "./download-link.module.css";

/** A link to a file that looks like a button. */
export const DownloadLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className={styles.link} href={href} download>
    {children}
  </a>
);
