import { type CloningMethod, cloningApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useWords } from "../../../kernel/words.ts";
import { emptyPlan } from "../bench-draft.ts";
import { useBenchCache } from "../cloning.queries.ts";
import { methodOptions } from "./method-options.ts";

interface Entry {
  readonly name: string;
  readonly method: CloningMethod;
}

export const CreateBenchDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const { listChanged } = useBenchCache();
  const [isBusy, setBusy] = useState(false);
  const create = async ({ name, method }: Entry) => {
    setBusy(true);
    try {
      const plan = { ...emptyPlan, cloningMethod: method };
      const { id } = await call(cloningApi.create, { body: { name: name.trim(), plan } });
      listChanged();
      void navigate({ to: "/sequence/cloning/$benchId", params: { benchId: id } });
    } catch (error) {
      notice.failure(error);
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
