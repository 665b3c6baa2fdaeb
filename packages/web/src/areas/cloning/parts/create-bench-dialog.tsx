import { type CloningMethod, cloningApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { loadMolecule } from "../../../shared/sequences/molecules.queries.ts";
import { addPlasmids, emptyPlan } from "../bench-draft.ts";
import { useBenchCache } from "../cloning.queries.ts";
import { methodOptions } from "./method-options.ts";

interface Entry {
  readonly name: string;
  readonly method: CloningMethod;
}

interface CreateBenchDialogProps {
  /** What the bench begins with: the first circle among them becomes its vector. */
  readonly sequenceIds: readonly string[];
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** The newest versions of sequences, as a plan takes them. */
const newestOf = (sequenceIds: readonly string[]) =>
  Promise.all(
    sequenceIds.map(async (id) => {
      const { version, topology } = await loadMolecule(id, null);
      return { id, version, circular: topology === "circular" };
    }),
  );

export const CreateBenchDialog = ({ sequenceIds, onCreated, onClose }: CreateBenchDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { listChanged } = useBenchCache();
  const [isBusy, setBusy] = useState(false);
  const create = async ({ name, method }: Entry) => {
    setBusy(true);
    try {
      const plan = addPlasmids({ ...emptyPlan, cloningMethod: method }, await newestOf(sequenceIds));
      const { id } = await call(cloningApi.create, { body: { name: name.trim(), plan } });
      listChanged();
      onCreated();
      void navigate({ to: "/sequence/cloning/$benchId", params: { benchId: id } });
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  };
  return (
    <FormDialog<Entry>
      title={t("sequences.newBench")}
      action={t("cloning.create")}
      isBusy={isBusy}
      initialValues={{ method: emptyPlan.cloningMethod }}
      onSubmit={(entry) => void create(entry)}
      onClose={onClose}
    >
      {sequenceIds.length > 0 && (
        <p>
          {t("cloning.beginWith", { count: sequenceIds.length, number: format.number(sequenceIds.length) })}
        </p>
      )}
      <Form.Item
        name="name"
        label={t("cloning.name")}
        rules={[{ required: true, whitespace: true, message: t("cloning.nameWanted") }]}
      >
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="method" label={t("cloning.method")} extra={t("cloning.methodHelp")}>
        <Select options={methodOptions(t)} />
      </Form.Item>
    </FormDialog>
  );
};
