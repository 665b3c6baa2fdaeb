import { EyeOutlined } from "@ant-design/icons";
import { Button, Popover } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import type { ShowSettingsProps } from "./show-settings-sections.tsx";

/** All of them render together when opened: late ones would move what is being clicked. */
const Sections = lazy(async () => ({
  default: (await import("./show-settings-sections.tsx")).ShowSettingsSections,
}));

/** Computed annotations to show in addition to the record's own; all apply to nucleic acids. */
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
