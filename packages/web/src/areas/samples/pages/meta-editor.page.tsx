import type { SampleMeta, Warehouse } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { draftOfMeta, emptyMeta } from "../meta-draft.ts";
import { MetaForm } from "../parts/meta-form.tsx";
import { MetaVersions } from "../parts/meta-versions.tsx";
import { useMetas, useSaveMeta } from "../samples.queries.ts";

interface EditorProps {
  readonly warehouse: Warehouse;
  /** What is changed or copied; null for a new one. */
  readonly meta: SampleMeta | null;
  readonly isCopy: boolean;
}

const Editor = ({ warehouse, meta, isCopy }: EditorProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const save = useSaveMeta(warehouse.id);
  const changed = isCopy ? null : meta;
  const leave = () => void navigate({ to: "/sample/$storeId/meta", params: { storeId: warehouse.id } });
  return (
    <>
      <MetaForm
        initial={
          meta === null
            ? emptyMeta
            : draftOfMeta(meta, isCopy ? t("samplePages.copyOf", { name: meta.label }) : null)
        }
        title={t(changed === null ? "samplePages.newMeta" : "samplePages.changeMeta")}
        isBusy={save.isPending}
        isFixed={!warehouse.abilities.use}
        onCancel={leave}
        onSave={(body) =>
          save.mutate(
            { ...body, ...(changed && { id: changed.id, version: changed.version }) },
            {
              onSuccess: ({ label }) => {
                toasts.success(t("samplePages.metaSaved", { name: label }));
                leave();
              },
              onError: toasts.failure,
            },
          )
        }
      />
      {changed !== null && <MetaVersions warehouseId={warehouse.id} metaId={changed.id} />}
    </>
  );
};

const LoadedEditor = ({ warehouse, id, isCopy }: { warehouse: Warehouse; id: string; isCopy: boolean }) => {
  const t = useTranslation();
  const { data, error, refetch } = useMetas(warehouse.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const meta = data.find((one) => one.id === id);
  return meta === undefined ? (
    <NotFound />
  ) : (
    <Editor key={`${meta.id} ${meta.version}`} warehouse={warehouse} meta={meta} isCopy={isCopy} />
  );
};

/** The editor of a template: `create`, or `edit` and `copy` with its id. */
export default function MetaEditorPage() {
  const { renderType, id } = usePathParams<"renderType" | "id">();
  const isCopy = renderType === "copy";
  const isKnown = id ? isCopy || renderType === "edit" : renderType === "create";
  if (!isKnown) return <NotFound />;
  return (
    <WarehouseFrame tab="meta">
      {(warehouse) =>
        id ? (
          <LoadedEditor warehouse={warehouse} id={id} isCopy={isCopy} />
        ) : (
          <Editor warehouse={warehouse} meta={null} isCopy={false} />
        )
      }
    </WarehouseFrame>
  );
}
