import { useState } from "react";
import { groundOf, initials } from "./initials.ts";
import styles from "./person.module.css";

interface PersonProps {
  readonly name: string;
  readonly isNameHidden?: boolean;
  /**
   * Address of their picture; without one, or where it does not come, their initials are on a ground of their own.
   */
  readonly picture?: string | null;
}

/** A user's avatar with picture or initials, and the name next to it. */
export const Person = ({ name, isNameHidden = false, picture }: PersonProps) => {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={styles.person}>
      {picture && picture !== missing ? (
        <img className={styles.disc} src={picture} alt="" onError={() => setMissing(picture)} />
      ) : (
        <span className={styles.disc} style={{ background: groundOf(name) }} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <span className={isNameHidden ? "visually-hidden" : styles.name}>{name}</span>
    </span>
  );
};
