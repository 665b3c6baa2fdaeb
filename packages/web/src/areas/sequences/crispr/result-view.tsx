import type { Feature, NucleaseChoice, SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide, CrisprTask } from "@benchleaf/contract";
import { Button, Checkbox, Input, Select } from "antd";
import { lazy, Suspense, useEffect, useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { TaskLink } from "../../../shared/crispr/task-link.tsx";
import type { ListLinks } from "../annotation/list-links.ts";
import type { useEditorViews } from "../hooks/use-editor-views.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import { namedList } from "../parts/named-list.ts";
import { ExportGuides } from "./export-guides.tsx";
import { GuideDetails } from "./guide-details.tsx";
import { GuideList } from "./guide-list.tsx";
import {
  drawnGuide,
  featureOfGuide,
  type GuideFilter,
  isInPlace,
  placeOf,
  type SortKey,
  sortKeys,
  visibleGuides,
} from "./guide-rows.ts";
import { PairSection } from "./pair-section.tsx";

const OrderDialog = lazy(() => import("./order-dialog.tsx"));

interface ResultViewProps {
  readonly task: CrisprTask;
  readonly guides: readonly CrisprGuide[];
  readonly name: string;
  readonly isEditable: boolean;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly links: Pick<ListLinks, "hoveredFeatureId" | "onHover">;
}

/** Maximum number highlighted in a map; the others are in the list. */
const MOST_DRAWN = 20;
const NOTHING: readonly Feature[] = [];

/** Guides that are still where they were found, in list and views, to select, add and order. */
export const ResultView = (props: ResultViewProps) => {
  const { task, guides, name, isEditable, editor, views, links } = props;
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { record, selection } = editor.document;
  const { minSpecificity, onTarget } = task.settings;
  const [filter, setFilter] = useState<GuideFilter>({
    sort: "overall",
    isWarnedHidden: false,
    minSpecificity,
    bases: "",
    onTarget,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const here = useInPlace(record, guides);
  const shown = useMemo(() => visibleGuides(here, filter), [here, filter]);
  const picked = useMemo(() => here.filter(({ number }) => chosen.has(number)), [here, chosen]);
  const [first, second, third] = picked;
  const looked = here.find(({ number }) => number === current);
  useDrawnGuides({ shown, picked, looked, size: record.sequence.length, setProposals: views.setProposals });
  // What is selected in a map is looked at here.
  useEffect(() => {
    const found = here.find(
      ({ start, end }) => start === selection.start && end - start === selection.length,
    );
    if (found) setCurrent((known) => (known === found.number ? known : found.number));
  }, [here, selection]);
  const look = (guide: CrisprGuide) => {
    setCurrent(guide.number);
    editor.onSelect(placeOf(guide));
  };
  const choose = (number: number, isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      if (isChosen) next.add(number);
      else next.delete(number);
      return next;
    });
  const addFeatures = () => {
    const features = picked.map((guide) => {
      const { nuclease } = task.settings;
      const note = t("crispr.featureNote", { nuclease, pam: guide.pam, position: guide.cutTop });
      return featureOfGuide(guide, record.sequence.length, `gRNA ${guide.number} (${guide.pam})`, note);
    });
    editor.dispatch({ type: "addAnnotations", additions: { features, primers: [] } });
    toasts.success(t("crispr.added", { number: format.number(features.length) }));
  };
  return (
    <>
      {here.length < guides.length && (
        <p className={styles.warn} role="status">
          {t("crispr.moved", { number: format.number(guides.length - here.length) })}{" "}
          <TaskLink task={task} openVersion={null}>
            {t("crispr.openVersion")}
          </TaskLink>
        </p>
      )}
      <FilterBar {...{ filter, setFilter, task }} shown={shown.length} total={here.length} />
      {shown.length === 0 ? (
        <p className={styles.scroll}>{t("crispr.noneLeft")}</p>
      ) : (
        <GuideList
          guides={shown}
          chosen={chosen}
          current={current}
          links={links}
          onChoose={choose}
          onCurrent={look}
        />
      )}
      {looked && (
        <GuideDetails
          task={task}
          guide={looked}
          record={record}
          onSite={({ start, end }) => editor.onSelect({ start, length: end - start })}
        />
      )}
      {first && second && !third && <PairSection {...{ first, second, record, name }} />}
      <div className={styles.foot}>
        <span>{t("crispr.chosen", { number: format.number(picked.length) })}</span>
        <ExportGuides task={task} guides={picked.length > 0 ? picked : shown} name={name} />
        {isEditable && (
          <Button size="small" disabled={picked.length === 0} onClick={addFeatures}>
            {t("crispr.addFeatures")}
          </Button>
        )}
        <Button size="small" type="primary" disabled={picked.length === 0} onClick={() => setOrdering(true)}>
          {t("crispr.oligos")}
        </Button>
      </div>
      {isOrdering && (
        <Suspense fallback={null}>
          <OrderDialog
            {...{ task, record, name, isEditable }}
            guides={picked}
            nuclease={nucleaseOf(task)}
            onAdd={(primers) =>
              editor.dispatch({ type: "addAnnotations", additions: { features: [], primers } })
            }
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const nucleaseOf = ({ settings: { nuclease, pam, spacerLength } }: CrisprTask): NucleaseChoice => ({
  nuclease,
  ...(pam !== null && { pam }),
  ...(spacerLength !== null && { spacerLength }),
});

const useInPlace = (record: SequenceRecord, guides: readonly CrisprGuide[]): readonly CrisprGuide[] => {
  const { sequence, topology } = record;
  return useMemo(
    () => guides.filter((guide) => isInPlace({ sequence, topology }, guide)),
    [sequence, topology, guides],
  );
};

interface Drawn {
  readonly shown: readonly CrisprGuide[];
  readonly picked: readonly CrisprGuide[];
  readonly looked: CrisprGuide | undefined;
  readonly size: number;
  readonly setProposals: (drawn: readonly Feature[]) => void;
}

/** Draws the best of what is shown, all that is chosen, and the cut of the one that is looked at. */
const useDrawnGuides = ({ shown, picked, looked, size, setProposals }: Drawn) => {
  const t = useTranslation();
  const drawn = useMemo(() => {
    const all = new Set([...shown.slice(0, MOST_DRAWN), ...picked, ...(looked ? [looked] : [])]);
    return [...all].flatMap((guide) =>
      drawnGuide(guide, size, {
        name: t("crispr.guideName", { number: guide.number }),
        isChosen: picked.includes(guide),
        isCurrent: guide === looked,
      }),
    );
  }, [shown, picked, looked, size, t]);
  useEffect(() => setProposals(drawn), [drawn, setProposals]);
  useEffect(() => () => setProposals(NOTHING), [setProposals]);
};

interface FilterBarProps {
  readonly filter: GuideFilter;
  readonly setFilter: (filter: GuideFilter) => void;
  readonly task: CrisprTask;
  readonly shown: number;
  readonly total: number;
}

const FilterBar = ({ filter, setFilter, task, shown, total }: FilterBarProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { minSpecificity } = task.settings;
  return (
    <div className={styles.bar}>
      <strong role="status">
        {shown === total
          ? t("crispr.count", { number: format.number(total) })
          : t("crispr.countShown", { shown: format.number(shown), number: format.number(total) })}
      </strong>
      <Select<SortKey>
        size="small"
        popupMatchSelectWidth={false}
        {...namedList(`${id}-sort`, t("crispr.sort"))}
        value={filter.sort}
        options={sortKeys.map((key) => ({ value: key, label: t(`crispr.sort-${key}`) }))}
        onChange={(sort) => setFilter({ ...filter, sort })}
      />
      <Input
        size="small"
        className={styles.grow ?? ""}
        allowClear
        value={filter.bases}
        placeholder={t("crispr.filterBases")}
        aria-label={t("crispr.filterBases")}
        onChange={({ target }) => setFilter({ ...filter, bases: target.value })}
      />
      <Checkbox
        checked={filter.isWarnedHidden}
        onChange={({ target }) => setFilter({ ...filter, isWarnedHidden: target.checked })}
      >
        {t("crispr.hideWarned")}
      </Checkbox>
      {minSpecificity > 0 && (
        <Checkbox
          checked={filter.minSpecificity > 0}
          onChange={({ target }) =>
            setFilter({ ...filter, minSpecificity: target.checked ? minSpecificity : 0 })
          }
        >
          {t("crispr.onlySpecific", { number: format.number(minSpecificity) })}
        </Checkbox>
      )}
    </div>
  );
};
