import { type UniqueField, uniqueFields, type Warehouse } from "@benchleaf/contract";
import { Button, Checkbox } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useSetUniqueness, useUniqueness } from "../inventory.queries.ts";
import styles from "../parts/stock.module.css";

const Uniqueness = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data, error, refetch } = useUniqueness(warehouse.id);
  const save = useSetUniqueness(warehouse.id);
  const [draft, setDraft] = useState<readonly UniqueField[] | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const chosen = draft ?? data.fields;
  return (
    <section className={styles.setting}>
      <h2 className={styles.heading}>{t("stock.uniqueness")}</h2>
      <p className={styles.help}>{t("stock.uniquenessHelp")}</p>
      <Checkbox.Group<UniqueField>
        value={[...chosen]}
        disabled={!warehouse.abilities.manage}
        options={uniqueFields.map((value) => ({ value, label: t(`stock.${value}`) }))}
        onChange={setDraft}
      />
      <div>
        <Button
          type="primary"
          disabled={!warehouse.abilities.manage || draft === null}
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { fields: [...chosen] },
              {
                onSuccess: () => {
                  setDraft(null);
                  toasts.success(t("stock.settingsSaved"));
                },
                onError: toasts.failure,
              },
            )
          }
        >
          {t("stock.save")}
        </Button>
      </div>
    </section>
  );
};

/** A warehouse's requirements for its materials. */
export default function SettingPage() {
  return <WarehouseFrame>{(warehouse) => <Uniqueness warehouse={warehouse} />}</WarehouseFrame>;
}
