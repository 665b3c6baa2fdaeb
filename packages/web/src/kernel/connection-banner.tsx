import { CutIcon } from "../ui/sign-in-icons.tsx";
import { useConnection } from "./connection.ts";
import { useTranslation } from "./translation.ts";

/** Shows within seconds that the server is unavailable; disappears by itself. */
export const ConnectionBanner = () => {
  const t = useTranslation();
  const state = useConnection();
  return (
    <div role="status" aria-live="polite" data-chrome>
      {state !== "well" && (
        <div className="connection-banner">
          <CutIcon /> {t(state === "server" ? "shell.serverBanner" : "shell.offlineBanner")}
        </div>
      )}
    </div>
  );
};
