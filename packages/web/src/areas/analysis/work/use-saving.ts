import { type Analysis, type AnalysisContent, analysisApi } from "@benchleaf/contract";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { useAnalysisCache } from "../analysis.queries.ts";

/** Saves an analysis: the first time as a file, then as a new version of it; the server calculates each. */
export const useSaving = (analysis: Analysis | null, content: AnalysisContent) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useAnalysisCache();
  const { personalProjectId } = useSession();
  const [saved, setSaved] = useState(content);
  const [version, setVersion] = useState(analysis?.version ?? 0);
  const [isSaving, setSaving] = useState(false);
  const run = async (work: () => Promise<Analysis>): Promise<Analysis | null> => {
    setSaving(true);
    try {
      const made = await work();
      setVersion(made.version);
      cache.saved(made);
      toasts.success(t("analysis.saved", { version: made.version }));
      return made;
    } catch (error) {
      toasts.failure(error);
      return null;
    } finally {
      setSaving(false);
    }
  };
  return {
    isSaving,
    isChanged: content !== saved,
    async save(name: string): Promise<Analysis | null> {
      const sent = content;
      const made = await run(() =>
        analysis
          ? call(analysisApi.save, {
              params: { analysisId: analysis.file.id },
              body: { baseVersion: version, message: "", content: sent },
            })
          : call(analysisApi.create, {
              body: {
                projectId: visitedProject.get() ?? personalProjectId,
                folderId: null,
                name: name.trim() || t("analysis.untitled"),
                content: sent,
              },
            }),
      );
      if (made) setSaved(sent);
      return made;
    },
    /** Makes the version that is shown the newest one again. */
    restore: (shown: Analysis): Promise<Analysis | null> =>
      run(() =>
        call(analysisApi.restoreVersion, {
          params: { analysisId: shown.file.id },
          body: { version: shown.version, baseVersion: shown.file.version },
        }),
      ),
  };
};
