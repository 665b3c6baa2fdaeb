import type { IdentityPurpose } from "@benchleaf/contract";
import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { ErrorState } from "../parts/error-state.tsx";
import { useTranslation } from "../translation.ts";
import { useTwoFactorInfo } from "./security.queries.ts";
import { VerifyIdentity } from "./verify-identity.tsx";

interface IdentityDialogProps {
  readonly title: string;
  readonly purpose: IdentityPurpose;
  /** The second step, with the token of the first. */
  readonly children?: (token: string, startOver: () => void) => ReactNode;
  /** Where the dialog has no second step: the token opens one call of this purpose, once. */
  readonly onProven?: (token: string) => void;
  onClose(): void;
}

/** A dialog in two steps: identity first, then what it opens. */
export const IdentityDialog = ({ title, purpose, children, onProven, onClose }: IdentityDialogProps) => {
  const t = useTranslation();
  const [token, setToken] = useState<string | null>(null);
  const { data: info, error, refetch } = useTwoFactorInfo();
  const content = () => {
    if (token !== null) return children?.(token, () => setToken(null));
    if (info) return <VerifyIdentity info={info} purpose={purpose} onVerified={onProven ?? setToken} />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <ListSkeleton label={t("shell.loading")} />;
  };
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={460}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {content()}
    </Modal>
  );
};
