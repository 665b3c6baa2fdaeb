import type { Alphabet } from "@benchleaf/bio";
import type { Shortcut } from "../../../kernel/shortcut.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { usePageKeys } from "../../../kernel/use-page-keys.ts";
import { pageKeys } from "../actions/page-keys.ts";
import type { AnalysisSettings } from "../analysis/analysis-settings.ts";
import type { useEditorViews } from "./use-editor-views.ts";
import { type MapKind, mapKinds, type Pane, type PaneLayout } from "./use-pane-layout.ts";

interface Toggle {
  readonly key: string;
  readonly label: PhraseKey;
  readonly shortcut: Shortcut;
  /** Protein and RNA have no cut sites, and a protein has but one strand. */
  readonly kinds: readonly Alphabet[];
  readonly isOn: (settings: AnalysisSettings) => boolean;
  readonly turned: (settings: AnalysisSettings, isOn: boolean) => Partial<AnalysisSettings>;
}

const toggles: readonly Toggle[] = [
  {
    key: "toggleCuts",
    label: "sequences.cutSites",
    shortcut: pageKeys.cuts,
    kinds: ["dna"],
    isOn: ({ enzymes }) => enzymes.isShown,
    turned: (settings, isShown) => ({ enzymes: { ...settings.enzymes, isShown } }),
  },
  {
    key: "toggleOrfs",
    label: "sequences.orfs",
    shortcut: pageKeys.orfs,
    kinds: ["dna", "rna"],
    isOn: ({ orfs }) => orfs.isShown,
    turned: (settings, isShown) => ({ orfs: { ...settings.orfs, isShown } }),
  },
  {
    key: "toggleGc",
    label: "sequences.gcPlot",
    shortcut: pageKeys.gc,
    kinds: ["dna", "rna"],
    isOn: ({ isGcShown }) => isGcShown,
    turned: (_, isGcShown) => ({ isGcShown }),
  },
  {
    key: "toggleTranslations",
    label: "sequences.rowsTranslations",
    shortcut: pageKeys.translations,
    kinds: ["dna", "rna"],
    isOn: ({ rows }) => rows.hasTranslations,
    turned: (settings, hasTranslations) => ({ rows: { ...settings.rows, hasTranslations } }),
  },
  {
    key: "toggleComplement",
    label: "sequences.rowsComplement",
    shortcut: pageKeys.complement,
    kinds: ["dna", "rna"],
    isOn: ({ rows }) => rows.hasComplement,
    turned: (settings, hasComplement) => ({ rows: { ...settings.rows, hasComplement } }),
  },
];

const mapWords: Readonly<Record<MapKind, PhraseKey>> = {
  circular: "sequences.mapCircular",
  linear: "sequences.mapLinear",
  both: "sequences.mapsBoth",
};

const mapKeys = { circular: "circularMap", linear: "linearMap", both: "bothMaps" } as const;

/** View options, by key and from the palette: visible views, and computed annotations. */
export const useViewKeys = (
  kind: Alphabet,
  { settings, setSettings }: Pick<ReturnType<typeof useEditorViews>, "settings" | "setSettings">,
  layout: PaneLayout,
): void => {
  const t = useTranslation();
  const shownOrHidden = (isOn: boolean, what: string) =>
    t(isOn ? "sequences.hideInViews" : "sequences.showInViews", { what });
  const paneAction = (pane: Pane, what: PhraseKey) => ({
    key: `${pane}Pane`,
    label: t(layout.isShown(pane) ? "sequences.hideInViews" : "sequences.showInViews", { what: t(what) }),
    shortcut: pageKeys[`${pane}Pane`],
    run: () => layout.toggle(pane),
  });
  usePageKeys(() => [
    ...(kind === "protein" ? [] : mapKinds).map((map) => ({
      key: mapKeys[map],
      label: t(mapWords[map]),
      shortcut: pageKeys[mapKeys[map]],
      run: () => layout.setMap(map),
    })),
    paneAction("map", "sequences.mapPane"),
    paneAction("rows", "sequences.rowsPane"),
    ...toggles
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ key, label, shortcut, isOn, turned }) => ({
        key,
        label: shownOrHidden(isOn(settings), t(label)),
        shortcut,
        run: () => setSettings(turned(settings, !isOn(settings))),
      })),
  ]);
};
