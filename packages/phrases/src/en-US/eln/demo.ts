/** The demo lab's notebook. */
export const demo = {
  knockin: "EGFP→BFP knock-in: RNP delivery",
  knockinText:
    "## Aim\n\nChange tyrosine 66 of HEK293T-EGFP to histidine.\n\n- [x] Anneal the sgRNA, mix with Cas9 at an equimolar ratio for 10 min\n- [x] Electroporate 2×10^5 cells\n- [ ] Flow cytometry after 72 h\n\n> Plate controls at the same time.",
  facs: "Flow cytometry: editing rates",
  facsText:
    "## Results\n\n| Group | BFP+ (%) | EGFP- (%) |\n| --- | --- | --- |\n| RNP + ssODN | 18.4 | 61.2 |\n| RNP alone | 0.1 | 63.0 |\n| Untreated | 0.0 | 0.4 |\n\nBFP-positive cells indicate homology-directed repair.",
  clonePlan: "Cloning the scFv into pET-28a",
  clonePlanText:
    "## Plan\n\nNcoI/XhoI, without the stop codon, keeping the C-terminal His tag.\n\n1. Digest vector and insert, 1 h at 37 ℃\n2. Gel-purify\n3. Ligate overnight at 16 ℃",
  expression: "scFv: induction conditions",
  expressionText:
    "## Conditions\n\n| IPTG (mM) | Temperature (℃) | Soluble |\n| --- | --- | --- |\n| 0.1 | 18 | ++ |\n| 0.5 | 18 | + |\n| 0.5 | 37 | - |\n\n**Conclusion**: 0.1 mM, 18 ℃ overnight.",
  promoterAssay: "Dual luciferase: relative promoter activity",
  promoterAssayText: "## Results\n\n35S set to 1.00; double 35S 1.84; AtRbcS2B 0.62; nos 0.11 (n = 6).",
  infiltration: "Tobacco leaf infiltration",
  infiltrationText:
    "## Steps\n\n- [x] Agrobacterium to OD600 0.5\n- [x] Rest for 2 h\n- [x] Infiltrate leaves 3 and 4\n- [ ] Sample after 48 h",
  firstDigest: "First exercise: digest of pUC19",
  firstDigestText:
    "## Expected\n\nEcoRI cuts once: one band of 2,686 bp.\n\n## Observed\n\nOne band of the expected size.",
  pcrPage: "Colony PCR: scFv clones 1–8",
  westernPage: "Anti-His western blot",
  meetingPage: "Group meeting: knock-in",
  naming: "Sample naming rules",
  namingText:
    "## Rule\n\nProject-date-number, for example KI-261127-03.\n\n- Date as yymmdd\n- Two-digit number",
  please: "Please review",
  agreed: "Data complete, approved",
};
