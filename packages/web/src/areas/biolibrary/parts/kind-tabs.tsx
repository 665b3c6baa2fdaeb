import type { LibraryKind } from "@benchleaf/contract";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

/** The libraries as links: each has an address of its own. */
export const KindTabs = ({ kinds, current }: { kinds: readonly LibraryKind[]; current: LibraryKind }) => {
  const t = useTranslation();
  const pathOf = (kind: LibraryKind): string => `/sequence/library/${kind}`;
  return (
    <PlaceNav
      isInner
      label={t("biolibrary.kinds")}
      places={kinds.map((kind) => ({ path: pathOf(kind), label: t(`biolibrary.${kind}`) }))}
      current={pathOf(current)}
    />
  );
};
