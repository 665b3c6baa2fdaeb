import {
  accountsApi,
  type SceneId,
  type SendChannel,
  VERIFICATION_RESEND_SECONDS,
} from "@benchleaf/contract";
import { useState } from "react";
import { call } from "../client.ts";
import { Failure } from "../failure.ts";
import { formatError } from "../format-error.ts";
import { useTranslation } from "../translation.ts";
import { useCaptcha } from "./use-captcha.ts";
import { useCountdown } from "./use-countdown.ts";

interface CodeInput {
  readonly account: string;
  readonly sendChannel: SendChannel;
  readonly twoFactorTicket?: string;
}

const waitOf = (error: unknown): number => {
  const data = error instanceof Failure ? (error.data as { retryAfterSeconds?: number } | null) : null;
  return data?.retryAfterSeconds ?? 0;
};

/** Sends codes for one purpose, with a countdown between two of them and a captcha if required. */
export const useCodeSender = (sceneId: SceneId) => {
  const t = useTranslation();
  const captcha = useCaptcha("sendVerificationCode");
  const [secondsLeft, startCountdown] = useCountdown();
  const [isSending, setSending] = useState(false);
  const [hasSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (input: CodeInput): Promise<void> => {
    if (isSending || secondsLeft > 0) return;
    setSending(true);
    setProblem(null);
    try {
      await captcha.run((captchaVerifyParam) =>
        call(
          accountsApi.sendVerificationCode,
          { body: { ...input, sceneId, captchaVerifyParam } },
          { isSessionOptional: true },
        ),
      );
      setSent(true);
      startCountdown(VERIFICATION_RESEND_SECONDS);
    } catch (error) {
      setProblem(formatError(t, error));
      startCountdown(waitOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, hasSent, secondsLeft, problem, captcha: captcha.state };
};
export type CodeSender = ReturnType<typeof useCodeSender>;
