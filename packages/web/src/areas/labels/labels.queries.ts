import { type LabelPrint, type LabelSettings, labelsApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, download } from "../../kernel/client.ts";
import { usePreferences } from "../../kernel/preferences.ts";
import { paramsOf, type Subject } from "../../kernel/subjects/subject.ts";

const templatesKey = ["labels", "templates"] as const;
const codesKey = (subject: Subject) => ["labels", "codes", subject.kind, subject.id] as const;

export const useLabelTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => call(labelsApi.templates, undefined, { signal }),
  });

/** Keeps, changes and deletes templates; the list follows. */
export const useTemplateChanges = () => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: templatesKey });
  return {
    create: useMutation({
      mutationFn: (body: { name: string; settings: LabelSettings }) =>
        call(labelsApi.createTemplate, { body }),
      onSettled: refresh,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: string; name: string; settings: LabelSettings }) =>
        call(labelsApi.updateTemplate, { params: { templateId: id }, body }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (templateId: string) => call(labelsApi.deleteTemplate, { params: { templateId } }),
      onSettled: refresh,
    }),
  };
};

/** Preview of a record's label; the last one stays visible until the next is loaded. */
export const useLabelPreview = (record: Subject, settings: LabelSettings, isPossible: boolean) => {
  const { timezone, locale } = usePreferences();
  const { kind, id } = record;
  return useQuery({
    queryKey: ["labels", "preview", kind, id, settings, timezone, locale],
    queryFn: ({ signal }) =>
      call(labelsApi.preview, { query: { timezone }, body: { record: { kind, id }, settings } }, { signal }),
    placeholderData: (before) => before,
    enabled: isPossible,
  });
};

export const usePrintLabels = () => {
  const { timezone } = usePreferences();
  return useMutation({
    mutationFn: (body: LabelPrint) => download(labelsApi.print, { query: { timezone }, body }),
  });
};

export const useScanned = (code: string | null) => {
  const { timezone, locale } = usePreferences();
  return useQuery({
    queryKey: ["labels", "scanned", code, timezone, locale],
    queryFn: ({ signal }) =>
      call(labelsApi.resolve, { params: { code: code ?? "" }, query: { timezone } }, { signal }),
    enabled: code !== null,
    staleTime: 0,
  });
};

export const useRecordCodes = (subject: Subject) =>
  useQuery({
    queryKey: codesKey(subject),
    queryFn: ({ signal }) => call(labelsApi.codes, { params: paramsOf(subject) }, { signal }),
  });

/** Assigns to a record codes that its tubes came with, and removes them. */
export const useCodeChanges = (subject: Subject) => {
  const client = useQueryClient();
  const onSuccess = (codes: unknown) => client.setQueryData(codesKey(subject), codes);
  return {
    assign: useMutation({
      mutationFn: (code: string) => call(labelsApi.assign, { params: paramsOf(subject), body: { code } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (code: string) => call(labelsApi.remove, { params: paramsOf(subject), body: { code } }),
      onSuccess,
    }),
  };
};
