import { EditOutlined } from "@ant-design/icons";
import type { Paper, Tag } from "@benchleaf/contract";
import { Button, Tag as Chip } from "antd";
import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useTagFiles } from "../../../shared/files/marks.queries.ts";
import { TagChoice } from "../../../shared/files/tag-dialog.tsx";
import { usePaperChanges } from "../library.queries.ts";
import styles from "./paper.module.css";

type Tagged = Pick<Paper, "id" | "tags"> & { readonly fields: Pick<Paper["fields"], "title"> };

/** Chooses tags for papers, which are files. */
export const PaperTagDialog = ({
  papers,
  onClose,
}: {
  readonly papers: readonly Tagged[];
  readonly onClose: () => void;
}) => {
  const toasts = useToasts();
  const apply = useTagFiles();
  const { refresh } = usePaperChanges();
  return (
    <TagChoice
      records={papers.map(({ fields, tags }) => ({ name: fields.title, tags }))}
      isBusy={apply.isPending}
      onApply={(change) =>
        apply.mutate(
          { body: { fileIds: papers.map(({ id }) => id), ...change } },
          {
            onSuccess: () => {
              void refresh();
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    />
  );
};

/** Tags as chips in their colours. */
export const TagChips = ({ tags }: { tags: readonly Tag[] }) =>
  tags.map(({ id, name, color }) => (
    <Chip key={id} color={color}>
      {name}
    </Chip>
  ));

/** The tags of a paper, and a button to change them. */
export const PaperTags = ({ paper }: { paper: Paper }) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.row}>
      <TagChips tags={paper.tags} />
      {paper.abilities.edit && (
        <Button
          size="small"
          type="text"
          icon={<EditOutlined />}
          aria-label={t("fileActions.tagsOf", { name: paper.fields.title })}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <PaperTagDialog papers={[paper]} onClose={() => setOpen(false)} />}
    </span>
  );
};
