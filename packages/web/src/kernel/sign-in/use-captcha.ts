import type { CaptchaType } from "@benchleaf/contract";
import { useRef, useState } from "react";
import { useGlobalConfig } from "../brand.ts";
import { Failure } from "../failure.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** How far the captcha of a form is. */
export type CaptchaState = "off" | "solving" | "solved";

const CODES = ["need.captcha", "need.verify.captcha", "captcha.verify.failed"];

const isCaptchaWanted = (error: unknown): boolean => error instanceof Failure && CODES.includes(error.code);

/**
 * Sends a request, with a captcha if one is always required or as soon as the server requires it, and from then on
 * each time.
 */
export const useCaptcha = (type: CaptchaType) => {
  const [state, setState] = useState<CaptchaState>("off");
  const isWanted = useRef(useGlobalConfig()?.captchaConfigs[type]?.mode === "always");
  const run = async <T>(send: (captchaVerifyParam: string | undefined) => Promise<T>): Promise<T> => {
    const solve = async (): Promise<string> => {
      isWanted.current = true;
      setState("solving");
      try {
        const solved = await solveCaptcha(type);
        setState("solved");
        return solved;
      } catch (error) {
        setState("off");
        throw error;
      }
    };
    try {
      return await send(isWanted.current ? await solve() : undefined);
    } catch (error) {
      if (!isCaptchaWanted(error)) throw error;
      return send(await solve());
    }
  };
  return { run, state };
};
