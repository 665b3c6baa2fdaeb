import { GOOGLE_PROVIDER, type OfferedProvider } from "@benchleaf/contract";
import { type FormEvent, useState } from "react";
import { useGlobalConfig } from "../../../kernel/brand.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { loadPart } from "../../../kernel/load-part.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { GoogleIcon, HouseIcon, KeyIcon } from "../../../ui/sign-in-icons.tsx";
import { findProviders, leaveForProvider } from "../sso.ts";

import styles from "./other-ways.module.css";

type SignInAnswer = Awaited<ReturnType<typeof import("../passkeys.ts")["signInByPasskey"]>>;

interface OtherWaysProps {
  /** Handles the result of another sign-in method, as the form does with its own. */
  readonly onEnter: (work: () => Promise<SignInAnswer>) => Promise<void>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Passkey, Google where it is on, and the provider of one's own house. */
export const OtherWays = ({ onEnter }: OtherWaysProps) => {
  const t = useTranslation();
  const { next } = useQueryParams();
  const config = useGlobalConfig();
  const hasGoogle = config?.googleClientId != null && config.signInMethods.includes("google");
  const [isHouseAsked, setHouseAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(formatError(t, error));
      setBusy(false);
    }
  };
  const byPasskey = async () => {
    setProblem(null);
    // Loaded on demand: few need it, and everyone waits for this page.
    const passkeys = await loadPart(() => import("../passkeys.ts"));
    const bare = passkeys.atBareAddress(globalThis.location);
    if (bare) return setProblem(t("identity.passkeyNeedsName", { host: bare.host }));
    await onEnter(async () => {
      try {
        return await passkeys.signInByPasskey();
      } catch (error) {
        if (passkeys.isBrokenOff(error)) setProblem(t("identity.passkeyBrokenOff"));
        throw error;
      }
    });
  };
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t("identity.or")}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <PlainButton isBlock icon={<KeyIcon />} onClick={() => void byPasskey()}>
        {t("identity.byPasskey")}
      </PlainButton>
      {hasGoogle && (
        <PlainButton
          isBlock
          icon={<GoogleIcon />}
          isDisabled={isBusy}
          onClick={() => void leave(() => leaveForProvider(GOOGLE_PROVIDER, next))}
        >
          {t("identity.byGoogle")}
        </PlainButton>
      )}
      {isHouseAsked ? (
        <HouseForm onLeave={(providerKey) => leave(() => leaveForProvider(providerKey, next))} />
      ) : (
        <PlainButton isBlock icon={<HouseIcon />} onClick={() => setHouseAsked(true)}>
          {t("identity.byHouse")}
        </PlainButton>
      )}
    </div>
  );
};

/** Asks for the address whose domain names the application, and offers its providers. */
const HouseForm = ({ onLeave }: { onLeave: (providerKey: string) => Promise<void> }) => {
  const t = useTranslation();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [offered, setOffered] = useState<readonly OfferedProvider[]>([]);
  const [isBusy, setBusy] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (!EMAIL.test(email.trim())) return setProblem(t("accounts.emailInvalid"));
    setBusy(true);
    try {
      const found = await findProviders(email.trim());
      const [first] = found;
      if (first === undefined) setProblem(t("identity.noHouse"));
      else if (found.length === 1) await onLeave(first.providerKey);
      else setOffered(found);
    } catch (error) {
      setProblem(formatError(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className={styles.provider} onSubmit={(event) => void find(event)}>
      <Field
        label={t("identity.houseEmail")}
        name="provider-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        value={email}
        problem={problem}
        isFocusedFirst
        onChange={(value) => {
          setEmail(value);
          setProblem(null);
        }}
        onBlur={() => {}}
      />
      {offered.length === 0 ? (
        <PlainButton isBlock isSubmit isBusy={isBusy}>
          {t("identity.goToHouse")}
        </PlainButton>
      ) : (
        offered.map(({ providerKey, name }) => (
          <PlainButton isBlock key={providerKey} onClick={() => void onLeave(providerKey)}>
            {name}
          </PlainButton>
        ))
      )}
    </form>
  );
};
