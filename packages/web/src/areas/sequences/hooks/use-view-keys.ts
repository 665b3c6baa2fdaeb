import type { Alphabet } from "@benchleaf/bio";
import type { Shortcut } from "../../../kernel/shortcut.ts";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import type { AnalysisSettings } from "../analysis/analysis-settings.ts";
import type { useEditorViews } from "./use-editor-views.ts";
import { usePageKeys } from "./use-page-keys.ts";

interface Toggle {
  readonly key: string;
  readonly label: PhraseKey;
  readonly shortcut: Shortcut;
  /** Protein and RNA have no cut sites, and a protein has but one strand. */
  readonly kinds: readonly Alphabet[];
  readonly isOn: (settings: AnalysisSettings) => boolean;
  readonly turned: (settings: AnalysisSettings, isOn: boolean) => AnalysisSettings;
}

const toggles: readonly Toggle[] = [
  {
    key: "toggleCuts",
    label: "sequences.cutSites",
    shortcut: "Alt+Shift+X",
    kinds: ["dna"],
    isOn: ({ enzymes }) => enzymes.isShown,
    turned: (settings, isShown) => ({ ...settings, enzymes: { ...settings.enzymes, isShown } }),
  },
  {
    key: "toggleOrfs",
    label: "sequences.orfs",
    shortcut: "Alt+Shift+O",
    kinds: ["dna", "rna"],
    isOn: ({ orfs }) => orfs.isShown,
    turned: (settings, isShown) => ({ ...settings, orfs: { ...settings.orfs, isShown } }),
  },
  {
    key: "toggleGc",
    label: "sequences.gcPlot",
    shortcut: "Alt+Shift+G",
    kinds: ["dna", "rna"],
    isOn: ({ isGcShown }) => isGcShown,
    turned: (settings, isGcShown) => ({ ...settings, isGcShown }),
  },
  {
    key: "toggleTranslations",
    label: "sequences.rowsTranslations",
    shortcut: "Alt+T",
    kinds: ["dna", "rna"],
    isOn: ({ rows }) => rows.hasTranslations,
    turned: (settings, hasTranslations) => ({ ...settings, rows: { ...settings.rows, hasTranslations } }),
  },
  {
    key: "toggleComplement",
    label: "sequences.rowsComplement",
    shortcut: "Alt+Shift+C",
    kinds: ["dna", "rna"],
    isOn: ({ rows }) => rows.hasComplement,
    turned: (settings, hasComplement) => ({ ...settings, rows: { ...settings.rows, hasComplement } }),
  },
];

/** What the views show, by key and from the palette: which map, and what is drawn beside the annotations. */
export const useViewKeys = (
  kind: Alphabet,
  { settings, setSettings }: Pick<ReturnType<typeof useEditorViews>, "settings" | "setSettings">,
  setMap: (map: "circular" | "linear") => void,
): void => {
  const t = useWords();
  usePageKeys(() => [
    ...(kind === "protein"
      ? []
      : [
          {
            key: "circularMap",
            label: t("sequences.mapCircular"),
            shortcut: "Alt+C",
            run: () => setMap("circular"),
          },
          {
            key: "linearMap",
            label: t("sequences.mapLinear"),
            shortcut: "Alt+V",
            run: () => setMap("linear"),
          },
        ]),
    ...toggles
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ key, label, shortcut, isOn, turned }) => ({
        key,
        label: t(isOn(settings) ? "sequences.hideInViews" : "sequences.showInViews", { what: t(label) }),
        shortcut,
        run: () => setSettings(turned(settings, !isOn(settings))),
      })),
  ]);
};
