const COOKIE = "x-visitor-id";
const LIFETIME_SECONDS = 36_500 * 24 * 3600;
let known: string | null = null;

/** Identifies a browser before anyone signs in; stored in a cookie of the same name. */
export const visitorId = (): string => {
  if (known) return known;
  const stored = /(?:^|;\s*)x-visitor-id=([\w-]+)/.exec(document.cookie)?.[1];
  // randomUUID exists on https and localhost only; a lab server may be plain http in its own network.
  const fresh = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
  known = stored ?? fresh();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on plain http.
  if (!stored) document.cookie = `${COOKIE}=${known}; path=/; max-age=${LIFETIME_SECONDS}; samesite=lax`;
  return known;
};
