/** Folders, documents and tags of the demo lab. */
export const demo = {
  folderVectors: "Backbones",
  folderReporters: "Reporters",
  folderYeast: "Yeast",
  folderDesign: "Guides and donors",
  folderConstructs: "Constructs",
  folderReads: "Sequencing",
  folderParts: "Parts",
  folderDocuments: "Protocols and notes",
  tagVerified: "Sequence verified",
  tagOrdered: "To order",
  tagFreezer: "Glycerol stock, -80 °C",
  tagTeaching: "Teaching",
  rnpName: "RNP electroporation of HEK293T.md",
  rnp: "# RNP electroporation of HEK293T\n\nAim: TAC to CAC at codon 66 of EGFP, turning green into blue.\n\n## Materials\n\n| reagent | per well |\n| --- | --- |\n| SpCas9 protein (61 µM) | 1.0 µL |\n| sgRNA (100 µM) | 1.2 µL |\n| single-stranded donor (100 µM) | 1.0 µL |\n| cells | 2 × 10⁵ |\n\n## Steps\n\n1. Incubate Cas9 and sgRNA for 10 minutes at room temperature.\n2. Wash the cells once in PBS and resuspend in 20 µL of buffer.\n3. Add RNP and donor; program CM-130.\n4. Immediately add 80 µL of warm medium, wait 5 minutes, then transfer to a 24-well plate.\n5. Flow cytometry after 72 hours: BFP⁺ is homology-directed repair, double negative is an indel.\n\n> Controls: RNP alone; donor alone; no pulse.\n",
  flowName: "Flow cytometry.csv",
  flow: `sample,replicate,EGFP+ (%),BFP+ (%),double negative (%)
no pulse,1,99.2,0.0,0.8
RNP alone,1,21.4,0.1,78.5
RNP + donor 60 nt arms,1,27.9,18.6,53.5
RNP + donor 60 nt arms,2,26.1,19.8,54.1
RNP + donor 60 nt arms,3,28.8,17.9,53.3
`,
  purifyName: "scFv nickel column SOP.md",
  purify:
    "# scFv nickel column SOP\n\nVersion 2, revised by Mingzhe Zhao.\n\n1. Transform BL21(DE3) with pET28a-scFv; grow at 37 °C to OD600 = 0.6.\n2. Induce with 0.2 mM IPTG at 16 °C overnight.\n3. Lysis buffer: 50 mM Tris-HCl pH 8.0, 300 mM NaCl, 10 mM imidazole.\n4. Load, then wash with 20 column volumes of 30 mM imidazole.\n5. Elute with 250 mM imidazole in 0.5 mL fractions; measure A280.\n6. Dialyze into PBS, aliquot and store at -80 °C.\n\n**Note**: the scFv has two disulfide bonds; SHuffle T7 is better for cytoplasmic expression.\n",
  yieldName: "Yields.csv",
  yields: `batch,strain,temperature (°C),yield (mg/L),purity (%)
A1,BL21(DE3),37,1.1,72
A2,BL21(DE3),16,3.4,88
A3,SHuffle T7,16,6.8,94
`,
  activityName: "Promoter activities.md",
  activity:
    "# Promoter activities\n\nTobacco leaves, 48 hours after infiltration, LUC normalized to REN.\n\n| construct | LUC/REN (mean ± SD, n = 6) |\n| --- | --- |\n| pNOS::LUC | 0.11 ± 0.02 |\n| pRbcS2B::LUC | 0.64 ± 0.09 |\n| p35S::LUC | 1.00 ± 0.12 |\n| pd35S::LUC | 1.83 ± 0.21 |\n\nDouble 35S is about 1.8 times as active as single 35S. AtRbcS2B is higher after 16 hours of light; repeat next week.\n",
  meetingName: "Lab meeting.md",
  meeting:
    "# Lab meeting\n\n- Ruoxi Wang: knock-in at 18–20%; next, compare 60 and 90 nt arms.\n- Mingzhe Zhao: batch A3 had the highest scFv yield; use SHuffle T7 from now on.\n- Yutong Wu: all four promoter constructs are sequence-verified.\n- Hang Zhou: name shared plasmids consistently; clean up old projects this week.\n",
  orderName: "Primer order.csv",
  order: `name,sequence 5'→3',purification,project
EGFP-check-F,ATGGTGAGCAAGGGCGAGGA,PAGE,CRISPR knock-in
EGFP-check-R,TTACTTGTACAGCTCGTCCATG,PAGE,CRISPR knock-in
T7-promoter-F,TAATACGACTCACTATAGGG,desalted,scFv
T7-term-R,GCTAGTTATTGCTCAGCGG,desalted,scFv
`,
  welcomeName: "Read me first.md",
  welcome:
    "# Read me first\n\n1. Find pUC19 among the shared plasmids, open its map and try a digest.\n2. Open pET28a-scFv in the scFv project to see how it was made and what each version changed.\n3. Open the alignment of its reads and find the mutation in clone 2.\n4. Questions? Comment on the file and mention the person who made it.\n",
  wantsAccess: "May I see how the scFv is purified? I’d like to try it on a nanobody.",
} as const;
