import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { useTwoFactorInfo } from "../../kernel/sign-in/security.queries.ts";
import { VerifyIdentity } from "../../kernel/sign-in/verify-identity.tsx";

/** Who signs proves who they are; the answer is good for what is signed with it, once. */
export const Proof = ({ onProven }: { onProven: (token: string) => void }) => {
  const { data: info, error, refetch } = useTwoFactorInfo();
  if (error && !info) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return info ? <VerifyIdentity info={info} purpose="signature" onVerified={onProven} /> : null;
};
