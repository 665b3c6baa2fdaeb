import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./booking.module.css";
import { looks } from "./look-of.ts";

/** How reservations are drawn, and below it what a booking that is moved would become, or how to move one. */
export const Legend = ({ said }: { readonly said: string }) => {
  const t = useTranslation();
  return (
    <div className={styles.legend}>
      <ul className={styles.looks}>
        {looks.map((look) => (
          <li key={look}>
            <span className={styles.booking} data-look={look} aria-hidden="true" />
            {t(`devices.look-${look}`)}
          </li>
        ))}
      </ul>
      <span role="status">{said}</span>
    </div>
  );
};
