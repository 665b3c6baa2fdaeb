import { SecondStep } from "../sign-in/second-step.tsx";
import { useSignIn } from "../sign-in/use-sign-in.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { continueIn, teamEntry } from "./switch-team.ts";

/** Asks for the second factor that a team requires before a session without one can switch to it. */
export default function TeamEntry() {
  const t = useTranslation();
  const entry = useStore(teamEntry)!;
  const signIn = useSignIn(() => continueIn(entry), entry.challenge);
  const close = () => teamEntry.set(null);
  return (
    <AlertDialog title={t("accounts.secondTitle")} actions={null} onClose={close}>
      <p>{t("alerts.entryText")}</p>
      {signIn.challenge ? (
        <SecondStep challenge={signIn.challenge} signIn={{ ...signIn, forgetChallenge: close }} />
      ) : (
        <p role="alert">{signIn.problem}</p>
      )}
    </AlertDialog>
  );
}
