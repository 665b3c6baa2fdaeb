import { EyeOutlined } from "@ant-design/icons";
import { Button, Popover } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import type { ShowSettingsProps } from "./show-settings-sections.tsx";

/** All of them come at once, when they are opened: what comes late would move what is being pressed. */
const Sections = lazy(async () => ({
  default: (await import("./show-settings-sections.tsx")).ShowSettingsSections,
}));

/** What is looked for in the sequence and drawn beside its own annotations; a nucleic acid has it all. */
export const ShowSettings = (props: ShowSettingsProps) => {
  const t = useTranslation();
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <Suspense fallback={<ListSkeleton label={t("shell.loading")} />}>
          <Sections {...props} />
        </Suspense>
      }
    >
      <Button size="small" icon={<EyeOutlined aria-hidden />}>
        {t("sequences.show")}
      </Button>
    </Popover>
  );
};
