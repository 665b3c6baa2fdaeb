import type { LabFile } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Form, Input } from "antd";
import { useState } from "react";
import { FormDialog } from "../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { ChoosePlace, type Place, usePlaceInput } from "../files/choose-place.tsx";
import styles from "./save-product-dialog.module.css";

interface SaveProductDialogProps {
  readonly name: string;
  readonly help: string;
  /** Null if nothing was saved, and the page has shown why. */
  readonly save: (name: string, place: PlaceInput) => Promise<Pick<LabFile, "id" | "name"> | null>;
  readonly onClose: () => void;
}

type PlaceInput = ReturnType<typeof usePlaceInput>;

/** What was planned becomes a sequence file in any place that one may write to. Its words are those of cloning. */
export const SaveProductDialog = ({ name, help, save, onClose }: SaveProductDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Pick<LabFile, "id" | "name"> | null>(null);
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = usePlaceInput(chosen);
  const submit = async (entry: { readonly name: string }) => {
    setBusy(true);
    try {
      const file = await save(entry.name.trim(), place);
      if (file === null) return;
      void cache.invalidateQueries({ queryKey: ["sequences", "list"] });
      void cache.invalidateQueries({ queryKey: ["files"] });
      setMade(file);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog<{ name: string }>
      title={t("cloning.saveProduct")}
      action={t(made ? "cloning.saveAgain" : "cloning.save")}
      isBusy={isBusy}
      initialValues={{ name }}
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
      onSubmit={(entry) => void submit(entry)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("cloning.productName")}
        rules={[{ required: true, whitespace: true, message: t("cloning.nameWanted") }]}
        extra={help}
      >
        <Input maxLength={255} autoFocus />
      </Form.Item>
      <ProductPlace place={chosen} onChange={setPlace} />
    </FormDialog>
  );
};

interface ProductPlaceProps {
  readonly place: Place | null;
  readonly onChange: (place: Place | null) => void;
}

/** The project and folder that products go to. */
export const ProductPlace = ({ place, onChange }: ProductPlaceProps) => {
  const t = useTranslation();
  const words = { project: t("cloning.place"), folder: t("cloning.folder"), noFolder: t("cloning.placeTop") };
  return (
    <div className={styles.place}>
      <ChoosePlace place={place} words={words} onChange={onChange} />
    </div>
  );
};
