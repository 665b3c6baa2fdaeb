import { DownOutlined } from "@ant-design/icons";
import { type ElnFilter, elnAuditStatuses, elnCategories, elnProcessStatuses } from "@benchleaf/contract";
import { Button, Form, Input, Popover, Select } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReadableProjects, useTags } from "../../../shared/files/file-actions.queries.ts";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { useTemplates } from "../eln.queries.ts";
import type { AddressChange } from "./list-address.ts";

interface ListFiltersProps {
  readonly filter: ElnFilter;
  /** What the author is called, where the list knows. */
  readonly authorName: string | undefined;
  readonly onChange: (change: AddressChange) => void;
}

/** Less common filters: project, template, category, tag, days of the experiment. */
const MoreFields = ({ filter, onChange }: Pick<ListFiltersProps, "filter" | "onChange">) => {
  const t = useTranslation();
  const projects = useReadableProjects().data ?? [];
  const tags = useTags().data ?? [];
  const { data: templates = [] } = useTemplates();
  const made = [...new Set(templates.map(({ name }) => name))];
  return (
    <Form layout="vertical" component="div" style={{ width: 260 }}>
      <Form.Item label={t("elnPages.project")}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: "label" }}
          aria-label={t("elnPages.project")}
          placeholder={t("elnPages.any")}
          value={filter.projectId ?? null}
          options={projects.map(({ id, name, isPersonal }) => ({
            value: id,
            label: isPersonal ? t("projects.personal") : name,
          }))}
          onChange={(project) => onChange({ project: project ?? undefined })}
        />
      </Form.Item>
      <Form.Item label={t("elnPages.template")}>
        <Select
          allowClear
          showSearch
          aria-label={t("elnPages.template")}
          placeholder={t("elnPages.any")}
          value={filter.templateName ?? null}
          options={made.map((value) => ({ value, label: value }))}
          onChange={(name) => onChange({ made: name ?? undefined })}
        />
      </Form.Item>
      <Form.Item label={t("elnPages.category")}>
        <Select
          allowClear
          aria-label={t("elnPages.category")}
          placeholder={t("elnPages.any")}
          value={filter.category ?? null}
          options={elnCategories.map((value) => ({ value, label: t(`elnPages.category-${value}`) }))}
          onChange={(category) => onChange({ category: category ?? undefined })}
        />
      </Form.Item>
      <Form.Item label={t("elnPages.tag")}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: "label" }}
          aria-label={t("elnPages.tag")}
          placeholder={t("elnPages.any")}
          value={filter.tagId ?? null}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(tag) => onChange({ tag: tag ?? undefined })}
        />
      </Form.Item>
      <Form.Item label={t("elnPages.from")}>
        <Input
          type="date"
          aria-label={t("elnPages.from")}
          value={filter.from ?? ""}
          max={filter.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Form.Item>
      <Form.Item label={t("elnPages.to")}>
        <Input
          type="date"
          aria-label={t("elnPages.to")}
          value={filter.to ?? ""}
          min={filter.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Form.Item>
    </Form>
  );
};

/** Which notebook pages of all that one may open are listed. */
export const ListFilters = ({ filter, authorName, onChange }: ListFiltersProps) => {
  const t = useTranslation();
  const isNarrow = useIsNarrow();
  const { userId } = useSession();
  const { search: _, projectId, templateName, category, tagId, from, to } = filter;
  const more = countActive(projectId, templateName, category, tagId, from, to);
  const isMine = filter.ownerId === userId;
  return (
    <Filters active={more + countActive(filter.ownerId, filter.processStatus, filter.auditStatus)}>
      <Select
        aria-label={t("elnPages.whose")}
        value={isMine ? "mine" : "all"}
        style={{ minWidth: 100 }}
        options={(["all", "mine"] as const).map((value) => ({ value, label: t(`elnPages.whose-${value}`) }))}
        onChange={(value) => onChange({ author: value === "mine" ? userId : undefined })}
      />
      <ColleagueSelect
        label={t("elnPages.author")}
        exceptId={userId}
        {...(filter.ownerId && !isMine && { value: filter.ownerId })}
        {...(authorName && !isMine && { valueName: authorName })}
        onChange={(author) => onChange({ author: author ?? undefined })}
      />
      <Select
        allowClear
        aria-label={t("elnPages.process")}
        placeholder={t("elnPages.process")}
        value={filter.processStatus ?? null}
        style={{ minWidth: 110 }}
        options={elnProcessStatuses.map((value) => ({ value, label: t(`elnPages.process-${value}`) }))}
        onChange={(process: string | null) => onChange({ process: process ?? undefined })}
      />
      <Select
        allowClear
        aria-label={t("elnPages.review")}
        placeholder={t("elnPages.review")}
        value={filter.auditStatus ?? null}
        style={{ minWidth: 130 }}
        options={elnAuditStatuses.map((value) => ({ value, label: t(`elnPages.state-${value}`) }))}
        onChange={(audit: string | null) => onChange({ audit: audit ?? undefined })}
      />
      {isNarrow ? (
        <MoreFields filter={filter} onChange={onChange} />
      ) : (
        <Popover
          trigger="click"
          placement="bottomLeft"
          content={<MoreFields filter={filter} onChange={onChange} />}
        >
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {more > 0 ? t("elnPages.moreFiltersActive", { count: more }) : t("elnPages.moreFilters")}
          </Button>
        </Popover>
      )}
    </Filters>
  );
};
