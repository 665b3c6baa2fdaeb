import { cloningApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Form, Input } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { toContent } from "../../../kernel/sequence-view/sequence-record.ts";
import { useWords } from "../../../kernel/words.ts";
import { useBenchCache } from "../cloning.queries.ts";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { primerName } from "../primer-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";

interface SaveProductDialogProps {
  readonly benchId: string;
  readonly bench: OpenBench;
  readonly planned: PlannedBench;
  readonly names: PlasmidNames;
  readonly onClose: () => void;
}

/** The product as a sequence file in one's own project, with how it was made. */
export const SaveProductDialog = ({ benchId, bench, planned, names, onClose }: SaveProductDialogProps) => {
  const t = useWords();
  const notice = useNotice();
  const { filesChanged } = useBenchCache();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ id: string; name: string } | null>(null);
  const product = planned.products[0]!;
  const save = async ({ name }: { readonly name: string }) => {
    setBusy(true);
    try {
      // What the product is made of must stand in the saved plan.
      if (!(await bench.saveNow())) return;
      const making = {
        checksum: product.checksum,
        enzymes: [...planned.enzymes],
        primers: planned.primers.map((one) => ({
          name: primerName(names.get(one.plasmidId) ?? "", one.direction),
          bases: one.bases,
        })),
        junctions: product.junctions.map(({ kind, letters }) => ({ kind, letters })),
        parts: product.parts,
      };
      const content = toContent({ ...product.record, name: name.trim(), description: "", meta: {} });
      const file = await call(cloningApi.makeProduct, {
        params: { benchId },
        body: { folderId: null, content, making },
      });
      filesChanged();
      setMade({ id: file.id, name: file.name });
    } catch (error) {
      notice.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog<{ name: string }>
      title={t("cloning.saveProduct")}
      action={t(made ? "cloning.saveAgain" : "cloning.save")}
      isBusy={isBusy}
      initialValues={{ name: bench.name }}
      lead={
        made && (
          <p className={styles.good} role="status">
            {t("cloning.productSaved")}{" "}
            <Link to="/sequence/$sequenceId" params={{ sequenceId: made.id }}>
              {made.name}
            </Link>
          </p>
        )
      }
      onSubmit={(entry) => void save(entry)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("cloning.productName")}
        rules={[{ required: true, whitespace: true, message: t("cloning.nameWanted") }]}
        extra={t("cloning.saveHelp")}
      >
        <Input maxLength={255} autoFocus />
      </Form.Item>
    </FormDialog>
  );
};
