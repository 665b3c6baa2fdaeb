import { MessageOutlined } from "@ant-design/icons";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "../translation.ts";
import { useFloatingPlace } from "../use-floating-place.ts";
import styles from "./feedback-button.module.css";

const KEY = "yy-feedback-position";
const START = { x: 0.024, y: 0.86 };

/** The button that opens the feedback page; stays where it was dragged or moved with the arrow keys. */
export const FeedbackButton = () => {
  const t = useTranslation();
  const { pathname } = useLocation();
  const { style, handlers, endsDrag } = useFloatingPlace(KEY, START);
  if (pathname === "/feedback") return null;
  return (
    <aside aria-label={t("guidance.feedback")} data-chrome>
      <Link
        to="/feedback"
        search={{ page: pathname }}
        className={styles.button}
        style={style}
        aria-label={t("guidance.feedback")}
        title={t("guidance.feedbackMove")}
        draggable={false}
        {...handlers}
        onClick={(event) => {
          if (endsDrag()) event.preventDefault();
        }}
      >
        <MessageOutlined aria-hidden="true" />
      </Link>
    </aside>
  );
};
