import type { AnnouncementLevel } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Alert } from "antd";
import { usePreferences } from "../preferences.ts";
import { useTranslation } from "../translation.ts";
import { parsePersistedList, usePersistedState } from "../use-persisted-state.ts";
import { useCurrentAnnouncements } from "./announcements.queries.ts";
import { closedWith, openAnnouncements } from "./open-announcements.ts";

const TONES = { info: "info", warning: "warning", urgent: "error" } as const satisfies Record<
  AnnouncementLevel,
  string
>;

/** What is announced to everyone, over the page, until it ends or its reader closes it in this browser. */
export const AnnouncementLines = () => {
  const t = useTranslation();
  const { locale } = usePreferences();
  const { data } = useCurrentAnnouncements();
  const [closed, keepClosed] = usePersistedState("yy-closed-announcements", parsePersistedList);
  const open = openAnnouncements(data ?? [], closed, new Date());
  return (
    <section role="status" aria-label={t("announcements.label")} data-chrome>
      {open.map(({ id, level, title, text }) => (
        <Alert
          key={id}
          banner
          type={TONES[level]}
          title={
            <>
              <strong>{title[locale]}</strong>{" "}
              {text[locale] !== "" && (
                <Link to="/announcement/$announcementId" params={{ announcementId: id }}>
                  {t("announcements.more")}
                </Link>
              )}
            </>
          }
          closable={{
            "aria-label": t("announcements.dismiss", { title: title[locale] }),
            onClose: () => keepClosed(closedWith(closed, id)),
          }}
        />
      ))}
    </section>
  );
};
