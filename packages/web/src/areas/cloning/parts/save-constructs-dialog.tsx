import { cloningApi } from "@benchleaf/contract";
import { Button, Progress } from "antd";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Place, usePlaceInput } from "../../../shared/files/choose-place.tsx";
import { ProductPlace } from "../../../shared/sequences/save-product-dialog.tsx";
import { useBenchCache } from "../cloning.queries.ts";
import type { Construct } from "../planning/plan-constructs.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { savedProduct } from "../product-making.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";

interface SaveConstructsDialogProps {
  readonly benchId: string;
  readonly bench: OpenBench;
  readonly constructs: readonly (Construct & { readonly name: string })[];
  readonly names: PlasmidNames;
  readonly onClose: () => void;
}

const MOST_NAME = 255;

/** Saves constructs one by one: stopped or failed, those before are there, and it continues with the next. */
export const SaveConstructsDialog = (props: SaveConstructsDialogProps) => {
  const { benchId, bench, constructs, names, onClose } = props;
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { filesChanged } = useBenchCache();
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = usePlaceInput(chosen);
  const [saved, setSaved] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const isDone = saved === constructs.length;
  const save = async () => {
    isStopped.current = false;
    setBusy(true);
    try {
      if (!(await bench.saveNow())) return;
      for (const { planned, name } of constructs.slice(saved)) {
        if (isStopped.current) return;
        const sent = savedProduct(name.slice(0, MOST_NAME), planned.products[0]!, planned, names);
        await call(cloningApi.makeProduct, { params: { benchId }, body: { ...place, ...sent } });
        setSaved((before) => before + 1);
      }
    } catch (error) {
      toasts.failure(error);
    } finally {
      filesChanged();
      setBusy(false);
    }
  };
  const counts = { saved: format.number(saved), count: format.number(constructs.length) };
  return (
    <Dialog
      open
      title={t("cloning.constructsSaveTitle")}
      onCancel={onClose}
      footer={
        isBusy ? (
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {t("shell.stop")}
          </Button>
        ) : isDone ? (
          <Button type="primary" onClick={onClose}>
            {t("shell.close")}
          </Button>
        ) : (
          <Button type="primary" onClick={() => void save()}>
            {t("cloning.save")}
          </Button>
        )
      }
    >
      <p className={styles.soft}>{t("cloning.saveHelp")}</p>
      <ProductPlace place={chosen} onChange={setPlace} />
      {(isBusy || saved > 0) && (
        <div role="status">
          <Progress percent={Math.round((100 * saved) / constructs.length)} />
          {t("cloning.constructsSaved", counts)}
        </div>
      )}
    </Dialog>
  );
};
