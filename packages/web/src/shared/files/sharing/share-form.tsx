import { type LabFile, type ShareLevel, shareLevels } from "@benchleaf/contract";
import { Button, Form, Select } from "antd";
import { useState } from "react";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { useSession } from "../../../kernel/session.ts";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useShare } from "../../../kernel/sharing/sharing.queries.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";

interface Entry {
  readonly userIds: string[];
  readonly level: ShareLevel;
  /** 0 for a share without an end. */
  readonly days: number;
}

const periods = [0, 1, 7, 30, 90, 365];
const DAY_MS = 86_400_000;

/** Shares a file with people of the team. */
export const ShareForm = ({ file }: { file: Pick<LabFile, "id" | "name"> }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const share = useShare();
  const [form] = Form.useForm<Entry>();
  const [search, setSearch] = useState("");
  const { data: colleagues = [], isFetching } = useColleagues(useDebounced(search));
  const { userId: ownId } = useSession();
  const save = ({ userIds, level, days }: Entry) => {
    if (share.isPending) return;
    const expireTime = days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    share.mutate(
      { params: { fileId: file.id }, body: { userIds, level, expireTime } },
      {
        onSuccess: () => {
          toasts.success(t("sharing.done", { name: file.name }));
          form.resetFields(["userIds"]);
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <section className={styles.part}>
      <h3>{t("sharing.addTitle")}</h3>
      <Form
        form={form}
        name="share"
        layout="vertical"
        requiredMark={false}
        initialValues={{ level: "read", days: 0 }}
        onFinish={save}
      >
        <Form.Item
          name="userIds"
          label={t("sharing.colleagues")}
          rules={[{ required: true, message: t("sharing.colleaguesRequired") }]}
        >
          <Select
            mode="multiple"
            maxCount={50}
            showSearch={{ filterOption: false, onSearch: setSearch }}
            loading={isFetching}
            options={colleagues
              .filter(({ userId }) => userId !== ownId)
              .map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </Form.Item>
        <div className={styles.fields}>
          <Form.Item name="level" label={t("sharing.level")}>
            <Select options={shareLevels.map((value) => ({ value, label: t(`sharing.level_${value}`) }))} />
          </Form.Item>
          <Form.Item name="days" label={t("sharing.ends")}>
            <Select
              options={periods.map((days) => ({
                value: days,
                label: days === 0 ? t("sharing.endsNever") : t("sharing.endsDays", { days }),
              }))}
            />
          </Form.Item>
        </div>
        <Button type="primary" htmlType="submit" loading={share.isPending}>
          {t("sharing.share")}
        </Button>
      </Form>
    </section>
  );
};
