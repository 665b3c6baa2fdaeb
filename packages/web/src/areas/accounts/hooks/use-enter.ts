import { useQueryParams } from "../../../kernel/router.tsx";
import { reopen } from "../../../kernel/session.ts";
import { useSignIn } from "../../../kernel/sign-in/use-sign-in.ts";
import { carryToNextPage } from "../../../kernel/toasts/next-page.ts";
import { nextAddress } from "../next-address.ts";

/** A sign-in that continues to the page that was asked for, here or before the way to a provider. */
export const useEnter = (asked?: string) => {
  const { next } = useQueryParams();
  return useSignIn(() => {
    carryToNextPage("signedIn");
    return reopen(nextAddress(asked ?? next));
  });
};
