import { PlusOutlined } from "@ant-design/icons";
import type { Signature } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SignatureCard } from "../parts/signature-card.tsx";
import { SignatureDialog } from "../parts/signature-dialog.tsx";
import styles from "../parts/signatures.module.css";
import { useRemoveSignature, useSignatures } from "../signatures.queries.ts";

/** A user's signature images. */
export default function SignaturesPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: signatures, error, refetch } = useSignatures();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Signature | null>(null);
  const remove = useRemoveSignature();
  const mayChange = hasPermission("ESIGNATURE_UPDATE");
  useBreadcrumbs([{ label: t("signatures.title") }]);
  const add = mayChange && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {t("signatures.add")}
    </Button>
  );
  const list = () => {
    if (error && !signatures) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!signatures) return <ListSkeleton label={t("shell.loading")} />;
    if (signatures.length === 0)
      return <EmptyState title={t("signatures.emptyTitle")} text={t("signatures.emptyText")} action={add} />;
    return (
      <ul className={styles.cards}>
        {signatures.map((signature) => (
          <SignatureCard
            key={signature.id}
            signature={signature}
            mayChange={mayChange}
            onRemove={() => setRemoved(signature)}
          />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageHeader title={t("signatures.title")} actions={signatures && signatures.length > 0 && add} />
      {list()}
      {isAdding && <SignatureDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t("signatures.removeTitle", { name: removed?.name ?? "" })}
        action={t("signatures.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null), onError: toasts.failure })
        }
      >
        {t("signatures.removeText")}
      </ConfirmDialog>
    </Page>
  );
}
