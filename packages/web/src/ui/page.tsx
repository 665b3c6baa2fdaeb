import type { PropsWithChildren } from "react";
import styles from "./page.module.css";

/** A page of the shell: full height, its list or canvas scrolls inside. */
export const Page = ({ children }: PropsWithChildren) => <div className={styles.page}>{children}</div>;

/** The line of search, filters and views under the title. */
export const ToolLine = ({ children }: PropsWithChildren) => <div className={styles.tools}>{children}</div>;
