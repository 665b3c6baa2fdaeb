import type { MemberRole } from "@benchleaf/contract";
import { Form, Radio, Select } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useAddMembers, useOutsiders } from "../project.queries.ts";
import { useRoleOptions } from "./role-options.ts";

interface Chosen {
  readonly value: string;
  readonly label: string;
}

interface ColleaguesFieldProps {
  readonly projectId: string;
  readonly id?: string;
  readonly value?: Chosen[];
  readonly onChange?: (chosen: Chosen[]) => void;
}

const ColleaguesField = ({ projectId, ...field }: ColleaguesFieldProps) => {
  const [search, setSearch] = useState("");
  const { data = [], isFetching } = useOutsiders(projectId, useDebounced(search));
  return (
    <Select<Chosen[]>
      {...field}
      autoFocus
      mode="multiple"
      labelInValue
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      options={data.map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
};

/** Takes several colleagues into a project at once. */
export const AddMembersDialog = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const add = useAddMembers(projectId);
  const roles = useRoleOptions();
  const submit = ({ people, role }: { people: Chosen[]; role: MemberRole }) =>
    add.mutate(
      { userIds: people.map(({ value }) => value), role },
      {
        onSuccess: ({ added }) => {
          toasts.success(t("projectPages.added", { count: added }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <FormDialog
      title={t("projectPages.addMembers")}
      action={t("projectPages.add")}
      isBusy={add.isPending}
      initialValues={{ people: [], role: "editor" }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="people"
        label={t("projectPages.colleagues")}
        rules={[{ required: true, type: "array", min: 1, message: t("projectPages.colleaguesRequired") }]}
      >
        <ColleaguesField projectId={projectId} />
      </Form.Item>
      <Form.Item name="role" label={t("projectPages.role")}>
        <Radio.Group
          vertical
          options={roles.map(({ value, label, help }) => ({ value, label: `${label} · ${help}` }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
