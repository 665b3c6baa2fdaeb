import { useQueryParams } from "../../../kernel/router.tsx";
import { reopen } from "../../../kernel/session.ts";
import { useSignIn } from "../../../kernel/sign-in/use-sign-in.ts";
import { carryToNextPage } from "../../../kernel/toasts/next-page.ts";
import { nextAddress } from "../next-address.ts";

/** Continues a sign-in to the requested page, here or after the redirect to a provider. */
export const useEnter = (asked?: string) => {
  const { next } = useQueryParams();
  return useSignIn(() => {
    carryToNextPage("signedIn");
    return reopen(nextAddress(asked ?? next));
  });
};
