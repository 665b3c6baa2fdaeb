import { type DataOf, passkeysApi } from "@benchleaf/contract";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { call } from "../../kernel/client.ts";

type NewCredential = Parameters<typeof call<typeof passkeysApi.addPasskey>>[1];

/** Signs in by a passkey that the browser offers. @throws DOMException where the person breaks off */
export const signInByPasskey = async (): Promise<DataOf<typeof passkeysApi.passkeyLogin>> => {
  const { flow, options } = await call(passkeysApi.beginPasskeyLogin, undefined, { isSessionOptional: true });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  const body = { flow, credential: { ...credential, clientExtensionResults: {} } };
  return call(passkeysApi.passkeyLogin, { body }, { isSessionOptional: true });
};

/** Creates a passkey on this device or one nearby. `token` proves the user's identity. */
export const addPasskey = async (token: string, name: string): Promise<void> => {
  const { flow, options } = await call(passkeysApi.beginPasskey, { body: { token } });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  const body = { flow, name, credential: { ...credential, clientExtensionResults: {} } };
  await call(passkeysApi.addPasskey, { body } as NonNullable<NewCredential>);
};

/** Whether the person broke off, or the browser's window ran out of time: nothing went wrong. */
export const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

interface Place {
  readonly hostname: string;
  readonly href: string;
}

/**
 * Passkeys belong to a name. Null if the page is at one; else its bare address, and where the same page is at a name,
 * if that is known.
 */
export const atBareAddress = ({ hostname, href }: Place): { host: string; named: string | null } | null => {
  if (!/^(\d+\.){3}\d+$|^\[/.test(hostname)) return null;
  const named = new URL(href);
  named.hostname = "localhost";
  return { host: hostname, named: hostname === "127.0.0.1" || hostname === "[::1]" ? named.href : null };
};

export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext && typeof globalThis.PublicKeyCredential === "function";
