import type { FeatureKey, PermissionKey } from "@benchleaf/contract";
import type { ComponentType } from "react";
import { features, visibleFeatures } from "../../kernel/features.ts";
import { hasPermission } from "../../kernel/session.ts";
import type { Shortcut } from "../../kernel/shortcut.ts";
import type { PhraseKey } from "../../kernel/translation.ts";
import { AdaptationTool } from "./parts/adaptation-tool.tsx";
import { AmountTool } from "./parts/amount-tool.tsx";
import { AnnealTool } from "./parts/anneal-tool.tsx";
import { BackTranslateTool } from "./parts/back-translate-tool.tsx";
import { BaseEditsTool } from "./parts/base-edits-tool.tsx";
import { CodonTool } from "./parts/codon-tool.tsx";
import { ConvertSequenceTool } from "./parts/convert-sequence-tool.tsx";
import { DegenerateTool } from "./parts/degenerate-tool.tsx";
import { DesignTool } from "./parts/design-tool.tsx";
import { DigestTool } from "./parts/digest-tool.tsx";
import { DilutionTool } from "./parts/dilution-tool.tsx";
import { LigationTool } from "./parts/ligation-tool.tsx";
import { OligoTool } from "./parts/oligo-tool.tsx";
import { PcrTool } from "./parts/pcr-tool.tsx";
import { PrimeEditsTool } from "./parts/prime-edits-tool.tsx";
import { ProteinTool } from "./parts/protein-tool.tsx";
import { QpcrTool } from "./parts/qpcr-tool.tsx";
import { SerialDilutionTool } from "./parts/serial-dilution-tool.tsx";
import { SilentSitesTool } from "./parts/silent-sites-tool.tsx";
import { TranslateTool } from "./parts/translate-tool.tsx";
import { type ToolKey, toolLabel, toolPlaces } from "./tool-places.ts";
import type { ToolProps } from "./tool-props.ts";

export const toolGroups = ["primers", "sequences", "editing", "amounts"] as const;
export type ToolGroup = (typeof toolGroups)[number];

interface ToolFace {
  readonly group: ToolGroup;
  readonly lead: PhraseKey;
  readonly Form: ComponentType<ToolProps>;
  /** Has tables or gels, which want the whole width. */
  readonly isWide?: true;
}

const faces: Readonly<Record<ToolKey, ToolFace>> = {
  "primer-design": { group: "primers", lead: "toolbox.designLead", Form: DesignTool, isWide: true },
  qpcr: { group: "primers", lead: "primerKinds.qpcrLead", Form: QpcrTool, isWide: true },
  "degenerate-primers": {
    group: "primers",
    lead: "primerKinds.degenerateLead",
    Form: DegenerateTool,
    isWide: true,
  },
  tm: { group: "primers", lead: "toolbox.tmLead", Form: OligoTool, isWide: true },
  pcr: { group: "primers", lead: "toolbox.pcrLead", Form: PcrTool, isWide: true },
  annealing: { group: "primers", lead: "toolbox.annealLead", Form: AnnealTool },
  digest: { group: "sequences", lead: "toolbox.digestLead", Form: DigestTool, isWide: true },
  "silent-sites": { group: "sequences", lead: "gene.silentLead", Form: SilentSitesTool, isWide: true },
  letters: { group: "sequences", lead: "calculators.lettersLead", Form: ConvertSequenceTool },
  translate: { group: "sequences", lead: "toolbox.translateLead", Form: TranslateTool },
  "back-translate": { group: "sequences", lead: "toolbox.backTranslateLead", Form: BackTranslateTool },
  codons: { group: "sequences", lead: "toolbox.codonLead", Form: CodonTool },
  "codon-adaptation": { group: "sequences", lead: "gene.adaptationLead", Form: AdaptationTool, isWide: true },
  protein: { group: "sequences", lead: "toolbox.proteinLead", Form: ProteinTool },
  "base-edits": { group: "editing", lead: "editing.baseLead", Form: BaseEditsTool, isWide: true },
  "prime-edits": { group: "editing", lead: "editing.primeLead", Form: PrimeEditsTool, isWide: true },
  dilution: { group: "amounts", lead: "calculators.dilutionLead", Form: DilutionTool },
  "serial-dilution": { group: "amounts", lead: "calculators.serialLead", Form: SerialDilutionTool },
  amount: { group: "amounts", lead: "calculators.amountLead", Form: AmountTool },
  ligation: { group: "amounts", lead: "calculators.ligationLead", Form: LigationTool },
};

export interface Tool extends ToolFace {
  readonly key: ToolKey;
  readonly label: PhraseKey;
  readonly shortcut: Shortcut;
  readonly permission?: PermissionKey;
  readonly feature?: FeatureKey;
}

export const tools: readonly Tool[] = toolPlaces.map((place) => ({
  ...place,
  ...faces[place.key],
  label: toolLabel(place.key),
}));

/** Those that the person may open and the team shows. */
export const openTools = (): readonly Tool[] =>
  tools.filter(
    ({ permission, feature }) =>
      (!permission || hasPermission(permission)) && (!feature || visibleFeatures.get().has(feature)),
  );

/** Whether the team has a tool. */
export const isThere = ({ feature }: Tool): boolean => !feature || features.get().has(feature);
