import { Button, Modal } from "antd";
import { giveUpSignIn, resumeAfterSignIn, session, useSession } from "../session.ts";
import { useTranslation } from "../translation.ts";
import { FirstStep } from "./first-step.tsx";
import { SecondStep } from "./second-step.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Asks for the sign-in again over the page, which keeps everything that was typed. */
export default function SignInDialog() {
  const t = useTranslation();
  const user = useSession();
  const signIn = useSignIn(resumeAfterSignIn);
  const leave = () => {
    giveUpSignIn();
    session.set(null);
    location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
  return (
    <Modal
      open
      title={t("accounts.expiredTitle")}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      afterOpenChange={(isOpen) =>
        isOpen && document.querySelector<HTMLElement>(".sign-in-again input:not([readonly])")?.focus()
      }
      zIndex={2060}
    >
      <p>{t("accounts.expiredText")}</p>
      <div className="sign-in-again">
        {signIn.challenge ? (
          <SecondStep challenge={signIn.challenge} signIn={signIn} />
        ) : (
          <FirstStep
            signIn={signIn}
            username={user.email ?? user.mobile ?? ""}
            action={t("accounts.continue")}
          />
        )}
        <Button type="link" onClick={leave} block>
          {t("accounts.leaveToLogin")}
        </Button>
      </div>
    </Modal>
  );
}
