import { FilterOutlined } from "@ant-design/icons";
import { Badge, Button } from "antd";
import { lazy, type PropsWithChildren, Suspense, useState } from "react";
import { useIsNarrow } from "../../ui/use-media.ts";
import { loadPart } from "../load-part.ts";
import { useTranslation } from "../translation.ts";

const FilterSheet = lazy(() => loadPart(() => import("./filter-sheet.tsx")));

interface FiltersProps {
  /** How many of them narrow the list. */
  readonly active: number;
}

/** The filters of a list: next to each other, or on a phone all in one sheet from below. */
export const Filters = ({ active, children }: PropsWithChildren<FiltersProps>) => {
  const t = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Badge count={active} color="var(--brand-fill)" size="small">
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-label={active > 0 ? t("shell.filtersActive", { count: active }) : t("shell.filters")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t("shell.filters")}
        </Button>
      </Badge>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet onClose={() => setOpen(false)}>{children}</FilterSheet>
        </Suspense>
      )}
    </>
  );
};

/** The number of filters that are set. */
export const countActive = (...values: readonly unknown[]): number =>
  values.filter((value) => value !== undefined && value !== null && value !== "").length;
