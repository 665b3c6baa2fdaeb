import { ExportOutlined, ImportOutlined, MoreOutlined } from "@ant-design/icons";
import { interchangeApi, type Project } from "@benchleaf/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Button, Dropdown } from "antd";
import { addressOf, call } from "../../../kernel/client.ts";
import { formatShortcut } from "../../../kernel/shortcut.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePageKeys } from "../../../kernel/use-page-keys.ts";

/** With the browser's own download, which needs no memory however large the archive is. */
export const downloadEln = (projectId: string, folderId: string | null): void => {
  const link = document.createElement("a");
  const query = { folderId: folderId ?? undefined };
  link.href = addressOf(interchangeApi.export.path, { params: { projectId }, query });
  link.download = "";
  link.click();
};

/** Archives of a project, or of the folder that is open: out at once, out in the background, in. */
export const ElnMenu = ({ project, folderId }: { project: Project; folderId: string | null }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const prepare = useMutation({
    mutationFn: () =>
      call(interchangeApi.prepareExport, { params: { projectId: project.id }, body: { folderId } }),
    onError: toasts.failure,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["eln", "exports"] });
      void navigate({ to: "/eln/export" });
    },
  });
  const bringIn = () => {
    const search = { project: project.id, folder: folderId ?? undefined };
    void navigate({ to: "/eln/import", search });
  };
  const actions = [
    {
      key: "exportEln",
      shortcut: "Alt+Shift+E",
      icon: <ExportOutlined aria-hidden />,
      label: t("fileActions.exportEln"),
      run: () => downloadEln(project.id, folderId),
    },
    {
      key: "exportElnLater",
      shortcut: "Alt+Shift+L",
      icon: <ExportOutlined aria-hidden />,
      label: t("fileActions.exportElnLater"),
      run: () => prepare.mutate(),
    },
    ...(project.abilities.createFile
      ? [
          {
            key: "importElnHere",
            shortcut: "Alt+Shift+I",
            icon: <ImportOutlined aria-hidden />,
            label: t("fileActions.importElnHere"),
            run: bringIn,
          },
        ]
      : []),
  ];
  usePageKeys(() => actions.map(({ key, label, shortcut, run }) => ({ key, label, shortcut, run })));
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: actions.map(({ key, icon, label, shortcut }) => ({
          key,
          icon,
          label,
          extra: formatShortcut(shortcut),
        })),
        onClick: ({ key }) => actions.find((action) => action.key === key)?.run(),
      }}
    >
      <Button icon={<MoreOutlined aria-hidden />}>{t("fileActions.moreActions")}</Button>
    </Dropdown>
  );
};
