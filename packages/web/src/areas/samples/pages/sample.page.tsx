import { EditOutlined } from "@ant-design/icons";
import { positionCode, type Sample, type Warehouse } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Dropdown, Tabs } from "antd";
import { useState } from "react";
import { textOfValue } from "../../../kernel/fields/field-entry.ts";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { SampleFamilyView } from "../family/sample-family.tsx";
import { type SampleAction, SampleActions } from "../parts/sample-actions.tsx";
import { SampleLogList } from "../parts/sample-log-list.tsx";
import { SampleStateTags } from "../parts/sample-state.tsx";
import { UsageList } from "../parts/usage-list.tsx";
import { useSample, useThaw } from "../samples.queries.ts";

const Discussion = lazyPage<{ readonly id: string }>(() => import("../parts/sample-discussion.tsx"), {
  words: "fileActions",
});

const About = ({ sample }: { sample: Sample }) => {
  const t = useTranslation();
  const format = useFormat();
  const facts = [
    ["number", sample.number],
    ["template", sample.meta],
    ["left", `${sample.quantity.value} ${sample.quantity.unit}`],
    ["thawCount", format.number(sample.thawCount)],
    ["owner", sample.owner],
    ["project", sample.project],
    ["expirationDay", sample.expirationDay === null ? "" : format.day(sample.expirationDay)],
    ["holder", sample.holder],
    ["dueBack", sample.dueBack === null ? "" : format.day(sample.dueBack)],
    ["note", sample.note],
  ] as const;
  return (
    <Facts>
      <Fact label={t("samplePages.place")}>
        {sample.pathCode === null || !hasPermission("SAMPLE_LOCATION") ? (
          (sample.pathCode ?? t("samplePages.placeNone"))
        ) : (
          <Link
            to="/sample/$storeId/manage"
            params={{ storeId: sample.warehouseId }}
            search={{
              location: sample.locationId ?? "",
              ...(sample.position && { position: positionCode(sample.position) }),
            }}
          >
            {sample.pathCode}
          </Link>
        )}
      </Fact>
      {facts
        .filter(([, value]) => value !== "")
        .map(([key, value]) => (
          <Fact key={key} label={t(`samplePages.${key}`)}>
            {value}
          </Fact>
        ))}
      {sample.fields?.map((value) => (
        <Fact key={value.fieldId} label={value.name}>
          {value.type === "checkbox"
            ? t(value.values[0] === "true" ? "fields.yes" : "fields.no")
            : textOfValue(value)}
        </Fact>
      ))}
    </Facts>
  );
};

interface ToolsProps {
  readonly sample: Sample;
  readonly mayUse: boolean;
  readonly onAct: (action: SampleAction) => void;
}

const Tools = ({ sample, mayUse, onAct }: ToolsProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId } = useSession();
  const thaw = useThaw(sample.warehouseId, sample.id);
  const isGone = sample.state === "deleted";
  const more: readonly (SampleAction | "thaw")[] = [
    "print",
    ...(mayUse && !isGone ? (["derive", "place", "thaw"] as const) : []),
    ...(sample.ownerId === userId && !isGone ? (["transfer"] as const) : []),
    ...(mayUse && !isGone ? (["DELETE"] as const) : []),
  ];
  return (
    <ToolLine>
      <h2 style={{ margin: 0, flex: "1 1 260px", overflowWrap: "anywhere" }}>
        {sample.name} <SampleStateTags sample={sample} />
      </h2>
      {mayUse && sample.state === "in" && (
        <Button type="primary" onClick={() => onAct("OUT")}>
          {t("samplePages.do-OUT")}
        </Button>
      )}
      {mayUse && sample.state === "out" && (
        <Button type="primary" onClick={() => onAct("IN")}>
          {t("samplePages.do-IN")}
        </Button>
      )}
      {mayUse && !isGone && <Button onClick={() => onAct("aliquot")}>{t("samplePages.do-aliquot")}</Button>}
      {mayUse && !isGone && (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => onAct("edit")}>
          {t("samplePages.change")}
        </Button>
      )}
      <Dropdown
        trigger={["click"]}
        menu={{
          items: more.map((key) => ({ key, label: t(`samplePages.do-${key}`), danger: key === "DELETE" })),
          onClick: ({ key }) =>
            key === "thaw"
              ? thaw.mutate(undefined, {
                  onSuccess: ({ thawCount }) => toasts.success(t("samplePages.thawed", { count: thawCount })),
                  onError: toasts.failure,
                })
              : onAct(key as SampleAction),
        }}
      >
        <Button>{t("samplePages.more")}</Button>
      </Dropdown>
    </ToolLine>
  );
};

const tabs = ["family", "use", "log", "discussion"] as const;

const Detail = ({ warehouse, sampleId }: { warehouse: Warehouse; sampleId: string }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { data: sample, error, refetch } = useSample(warehouse.id, sampleId);
  const [action, setAction] = useState<SampleAction | null>(null);
  if (error && !sample) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sample) return <ListSkeleton label={t("shell.loading")} />;
  const mayUse = warehouse.abilities.use && hasPermission("SAMPLE_CREATE");
  const content = {
    family: <SampleFamilyView warehouse={warehouse} sampleId={sampleId} />,
    use: <UsageList sample={sample} mayUse={mayUse} />,
    log: <SampleLogList warehouseId={warehouse.id} sampleId={sampleId} />,
    discussion: <Discussion id={sampleId} />,
  };
  const shown =
    tabs.find((key) => key === query.tab) ?? (query.panel === "discussion" ? "discussion" : "family");
  return (
    <>
      <Tools sample={sample} mayUse={mayUse} onAct={setAction} />
      <About sample={sample} />
      <Tabs
        activeKey={shown}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: t(`samplePages.tab-${key}`), children: content[key] }))}
        onChange={(tab) =>
          void navigate({
            to: "/sample/$storeId/view/$id",
            params: { storeId: warehouse.id, id: sampleId },
            search: { tab },
            replace: true,
          })
        }
      />
      {action !== null && (
        <SampleActions
          warehouse={warehouse}
          action={action}
          samples={[sample]}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
};

/** One sample: properties, origin, uses, log and comments. */
export default function SamplePage() {
  const { id } = usePathParams<"id">();
  return (
    <WarehouseFrame tab="view">
      {(warehouse) => <Detail key={id} warehouse={warehouse} sampleId={id} />}
    </WarehouseFrame>
  );
}
