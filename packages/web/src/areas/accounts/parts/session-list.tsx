import { type OwnSession, securityApi } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { refreshSecurity, useOwnSessions } from "../../../kernel/sign-in/security.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { deviceOf } from "../device.ts";
import styles from "./security-section.module.css";

const Device = ({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd(): void }) => {
  const t = useTranslation();
  const device = deviceOf(session.userAgent) ?? t("accounts.unknownDevice");
  return (
    <li className={styles.device}>
      <div>
        {device} {session.isCurrent && <strong className={styles.good}>{t("accounts.thisDevice")}</strong>}
        <p className={styles.about}>
          {session.ip} · {t("accounts.lastUse")} <Moment instant={session.lastUseTime} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          loading={isBusy}
          onClick={onEnd}
          aria-label={`${t("accounts.endSession")} · ${device}`}
        >
          {t("accounts.endSession")}
        </Button>
      )}
    </li>
  );
};

/** Where the account is signed in; each of them can be signed out from here. */
export const SessionList = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: sessions = [] } = useOwnSessions();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (key: string, work: () => Promise<unknown>) => {
    setEnding(key);
    try {
      await work();
      await refreshSecurity();
      toasts.success(t("accounts.sessionEnded"));
    } catch (error) {
      toasts.failure(error);
    } finally {
      setEnding(null);
    }
  };
  return (
    <div className={styles.sessions}>
      <div className={styles.sessionsHead}>
        <h3>{t("accounts.sessions")}</h3>
        {sessions.length > 1 && (
          <Button
            size="small"
            loading={ending === "others"}
            onClick={() => void end("others", () => call(securityApi.endOtherSessions))}
          >
            {t("accounts.endOthers")}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={() =>
              void end(session.id, () => call(securityApi.endSession, { params: { sessionId: session.id } }))
            }
          />
        ))}
      </ul>
    </div>
  );
};
