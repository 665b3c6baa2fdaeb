import { groundOf, initials } from "./initials.ts";
import styles from "./person.module.css";

/** A person's disc with initials, and the name beside it. */
export const Person = ({ name, isNameHidden = false }: { name: string; isNameHidden?: boolean }) => (
  <span className={styles.person}>
    <span className={styles.disc} style={{ background: groundOf(name) }} aria-hidden="true">
      {initials(name)}
    </span>
    <span className={isNameHidden ? "visually-hidden" : styles.name}>{name}</span>
  </span>
);
