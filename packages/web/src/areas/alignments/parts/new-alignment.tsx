import { type Alignment, type AlignmentSettings, alignmentsApi, projectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input, Progress, Select } from "antd";
import { useId, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useAlignmentCache } from "../alignments.queries.ts";
import { useAlignRun } from "../hooks/use-align-run.ts";
import { type BegunWith, useSelectedSequences } from "../hooks/use-selected-sequences.ts";
import { defaultSettings } from "../work/alignment-settings.ts";
import { assemblyFault } from "../work/assemble-selected.ts";
import {
  type AlignFault,
  faultBefore,
  likelyReference,
  methodFor,
  type SelectedSequence,
} from "../work/selected-sequence.ts";
import styles from "./alignments.module.css";
import { AnotherReference } from "./another-reference.tsx";
import { AssemblyDialog } from "./assembly-dialog.tsx";
import { SelectedList } from "./selected-list.tsx";
import { SequencePicker } from "./sequence-picker.tsx";
import { SettingsFields } from "./settings-fields.tsx";

const methods: readonly AlignmentSettings["method"][] = ["reads", "global", "overlap", "local", "multiple"];

const useFaultWords = () => {
  const t = useTranslation();
  const format = useFormat();
  return ({ code, name = "", count = 0 }: AlignFault): string =>
    t(`alignments.fault-${code}`, { name, count: format.number(count) });
};

const nameOf = (chosen: readonly SelectedSequence[], referenceKey: string | null): string => {
  const reference = chosen.find(({ key }) => key === referenceKey) ?? chosen[0];
  return reference?.name.slice(0, 200) ?? "";
};

/** Selects sequences, sets the scores, aligns them, and saves the result as a file. */
export const NewAlignment = ({ begunWith }: { readonly begunWith: BegunWith }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const cache = useAlignmentCache();
  const { personalProjectId } = useSession();
  const faultWords = useFaultWords();
  const picked = useSelectedSequences(begunWith);
  const { chosen, again } = picked;
  const [text, setText] = useState("");
  const [method, setMethod] = useState<AlignmentSettings["method"] | null>(null);
  const [changed, setChanged] = useState<AlignmentSettings | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [projectId, setProject] = useState<string>(visitedProject.get() ?? personalProjectId);
  const [isAssembling, setAssembling] = useState(false);
  const ids = { text: useId(), name: useId(), project: useId() };
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.alignments"), to: "/sequence/alignment" },
    { label: again ? again.file.name : t("sequences.alignmentCreate") },
  ]);

  const kind = chosen[0]?.kind ?? "dna";
  const known = changed ?? again?.content.settings ?? null;
  const wanted = method ?? known?.method ?? methodFor(chosen);
  const settings = known?.method === wanted ? known : defaultSettings(wanted, kind);
  const mayHaveNone = wanted === "multiple";
  const referenceKey = picked.referenceKey ?? (mayHaveNone ? null : likelyReference(chosen));
  const shownName = name ?? again?.file.name ?? nameOf(chosen, referenceKey);
  const before = faultBefore(chosen, settings, referenceKey);

  const projects = useQuery({
    queryKey: ["alignments", "projects"],
    queryFn: ({ signal }) => call(projectsApi.list, { query: { limit: 200 } }, { signal }),
  });
  const places = (projects.data?.records ?? []).map((project) => ({
    value: project.id,
    label: project.isPersonal ? t("projects.personal") : project.name,
  }));

  // Until the projects are known the one that was visited stays: who is quick saves where they expect it.
  const isKnown = projects.data === undefined || places.some(({ value }) => value === projectId);
  const place = isKnown ? projectId : personalProjectId;

  const open = (alignment: Alignment) => {
    cache.saved(alignment);
    return navigate({ to: "/sequence/alignment/$alignmentId", params: { alignmentId: alignment.file.id } });
  };
  const { run, stop, progress, fault } = useAlignRun(async ({ content, traces }) => {
    if (again) {
      const params = { alignmentId: again.file.id };
      const { expectedFeatures, minimumQuality } = again.content;
      const body = {
        baseVersion: again.version,
        message: t("alignments.realigned"),
        content: { ...content, expectedFeatures, minimumQuality },
        traces,
      };
      await open(await call(alignmentsApi.save, { params, body }));
      return;
    }
    const body = {
      projectId: place,
      folderId: null,
      name: shownName.trim() || t("sequences.alignmentCreate"),
      content,
      traces,
    };
    await open(await call(alignmentsApi.create, { body }));
  });
  const takeMethod = (value: AlignmentSettings["method"]) => {
    setMethod(value);
    setChanged(null);
  };
  const isBusy = progress !== null;
  const paste = async () => {
    if (await picked.read([{ name: t("alignments.pasted"), content: text }])) setText("");
  };
  const problem = fault ?? (chosen.length > 0 ? before : null);

  return (
    <DropArea
      onFiles={(files) => void picked.readFiles(files)}
      label={t("alignments.dropHere")}
      isDisabled={isBusy}
    >
      <Page>
        <PageHeader
          title={
            again ? t("alignments.againTitle", { name: again.file.name }) : t("sequences.alignmentCreate")
          }
          actions={
            isBusy ? (
              <Button onClick={stop}>{t("shell.stop")}</Button>
            ) : (
              <>
                <Button
                  disabled={assemblyFault(chosen) !== null || picked.isLoading}
                  onClick={() => setAssembling(true)}
                >
                  {t("alignments.assemble")}
                </Button>
                <Button
                  type="primary"
                  disabled={before !== null || picked.isLoading}
                  onClick={() => void run({ chosen, settings, referenceKey })}
                >
                  {t("alignments.run")}
                </Button>
              </>
            )
          }
        />
        {isBusy && (
          <div role="status" className={styles.progress}>
            <span>{t("alignments.running")}</span>
            <Progress percent={Math.round(progress * 100)} />
          </div>
        )}
        {problem && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={faultWords(problem)}
            action={
              before?.code === "read-reference" && (
                <AnotherReference chosen={chosen} onReference={picked.setReference} onMethod={takeMethod} />
              )
            }
          />
        )}
        {isAssembling && (
          <AssemblyDialog
            chosen={chosen}
            name={shownName}
            projectId={place}
            onOpen={open}
            onClose={() => setAssembling(false)}
          />
        )}
        <div className={styles.form}>
          <section className={styles.column} aria-label={t("alignments.choose")}>
            <h2 className={styles.title}>{t("alignments.choose")}</h2>
            <SequencePicker
              chosenIds={new Set(chosen.flatMap(({ source }) => source?.fileId ?? []))}
              onAdd={(files) => void picked.addFiles(files.map(({ id }) => id))}
            />
            <label htmlFor={ids.text}>{t("alignments.paste")}</label>
            <Input.TextArea
              id={ids.text}
              rows={4}
              className={styles.mono ?? ""}
              spellCheck={false}
              value={text}
              placeholder=">seq1&#10;ATGACC…"
              onChange={(event) => setText(event.target.value)}
            />
            <div className={styles.line}>
              <Button disabled={text.trim() === ""} onClick={() => void paste()}>
                {t("alignments.addPasted")}
              </Button>
              <PickFiles
                label={t("alignments.pickFiles")}
                onFiles={(files) => void picked.readFiles(files)}
              />
            </div>
          </section>
          <section className={styles.column} aria-label={t("alignments.chosen")}>
            <h2 className={styles.title}>
              {t("alignments.chosen")} <span className={styles.soft}>{chosen.length}</span>
            </h2>
            {chosen.length === 0 ? (
              <p className={styles.soft}>{t("alignments.chosenNone")}</p>
            ) : (
              <SelectedList
                chosen={chosen}
                referenceKey={referenceKey}
                mayHaveNone={mayHaveNone}
                onReference={picked.setReference}
                onRemove={picked.remove}
              />
            )}
            {!again && (
              <div className={styles.fields}>
                <div className={styles.field}>
                  <label htmlFor={ids.name}>{t("alignments.name")}</label>
                  <Input
                    id={ids.name}
                    value={shownName}
                    maxLength={200}
                    onChange={(event) => setName(event.target.value)}
                  />
                </div>
                <div className={styles.field}>
                  <label htmlFor={ids.project}>{t("alignments.place")}</label>
                  <Select
                    id={ids.project}
                    value={place}
                    loading={projects.isPending}
                    showSearch={{ optionFilterProp: "label" }}
                    options={places}
                    onChange={setProject}
                  />
                </div>
              </div>
            )}
          </section>
          <section className={styles.column} aria-label={t("alignments.how")}>
            <h2 className={styles.title}>{t("alignments.how")}</h2>
            <Select
              aria-label={t("alignments.method")}
              value={wanted}
              options={methods.map((value) => ({ value, label: t(`alignments.method-${value}`) }))}
              onChange={takeMethod}
            />
            <p className={styles.soft}>{t(`alignments.method-${wanted}-help`)}</p>
            <SettingsFields settings={settings} kind={kind} onChange={setChanged} />
          </section>
        </div>
      </Page>
    </DropArea>
  );
};
