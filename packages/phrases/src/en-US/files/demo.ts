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
  tagOrdered: "To be ordered",
  tagFreezer: "Glycerol stock, -80 °C",
  tagTeaching: "Teaching",
  rnpName: "RNP electroporation of HEK293T.md",
  rnp: `# RNP electroporation of HEK293T

Aim: TAC to CAC at codon 66 of EGFP, green turns blue.

## Material

| reagent | a well |
| --- | --- |
| SpCas9 protein (61 µM) | 1.0 µL |
| sgRNA (100 µM) | 1.2 µL |
| single-stranded donor (100 µM) | 1.0 µL |
| cells | 2 × 10⁵ |

## Steps

1. Cas9 and sgRNA, ten minutes at room temperature.
2. Wash the cells once in PBS and take them up in 20 µL of buffer.
3. Add RNP and donor, program CM-130.
4. Add 80 µL of warm medium at once, wait five minutes, move to a 24-well plate.
5. Flow cytometry after 72 hours: BFP⁺ is homologous repair, double negative is an indel.

> Controls: RNP alone; donor alone; no pulse.
`,
  flowName: "Flow cytometry.csv",
  flow: `sample,replicate,EGFP+ (%),BFP+ (%),double negative (%)
no pulse,1,99.2,0.0,0.8
RNP alone,1,21.4,0.1,78.5
RNP + donor 60 nt arms,1,27.9,18.6,53.5
RNP + donor 60 nt arms,2,26.1,19.8,54.1
RNP + donor 60 nt arms,3,28.8,17.9,53.3
`,
  purifyName: "scFv nickel column SOP.md",
  purify: `# scFv nickel column SOP

Version 2, revised by Mingzhe Zhao.

1. Transform BL21(DE3) with pET28a-scFv, grow at 37 °C to OD600 = 0.6.
2. 0.2 mM IPTG, 16 °C overnight.
3. Lysis: 50 mM Tris-HCl pH 8.0, 300 mM NaCl, 10 mM imidazole.
4. Load, then wash with 20 column volumes of 30 mM imidazole.
5. Elute with 250 mM imidazole in 0.5 mL fractions and read A280.
6. Dialyse into PBS, aliquot, keep at -80 °C.

**Mind**: the scFv has two disulphide bonds; SHuffle T7 suits better in the cytoplasm.
`,
  yieldName: "Yields.csv",
  yields: `batch,strain,temperature (°C),yield (mg/L),purity (%)
A1,BL21(DE3),37,1.1,72
A2,BL21(DE3),16,3.4,88
A3,SHuffle T7,16,6.8,94
`,
  activityName: "Promoter activities.md",
  activity: `# Promoter activities

Tobacco leaves, 48 hours after infiltration, LUC over REN.

| construct | LUC/REN (mean ± SD, n = 6) |
| --- | --- |
| pNOS::LUC | 0.11 ± 0.02 |
| pRbcS2B::LUC | 0.64 ± 0.09 |
| p35S::LUC | 1.00 ± 0.12 |
| pd35S::LUC | 1.83 ± 0.21 |

Double 35S makes about 1.8 times of single 35S. AtRbcS2B is higher after 16 hours of light; to be repeated next week.
`,
  meetingName: "Lab meeting.md",
  meeting: `# Lab meeting

- Ruoxi Wang: knock-in at 18 to 20 %; next are arms of 60 and 90 nt side by side.
- Mingzhe Zhao: batch A3 gave most scFv; SHuffle T7 from now on.
- Yutong Wu: all four promoter constructs are sequenced and right.
- Hang Zhou: name shared plasmids alike; old projects go this week.
`,
  orderName: "Primer order.csv",
  order: `name,sequence 5'→3',purification,project
EGFP-check-F,ATGGTGAGCAAGGGCGAGGA,PAGE,CRISPR knock-in
EGFP-check-R,TTACTTGTACAGCTCGTCCATG,PAGE,CRISPR knock-in
T7-promoter-F,TAATACGACTCACTATAGGG,desalted,scFv
T7-term-R,GCTAGTTATTGCTCAGCGG,desalted,scFv
`,
  welcomeName: "Read me first.md",
  welcome: `# Read me first

1. Find pUC19 among the shared plasmids, open its map and try a digest.
2. Open pET28a-scFv in the scFv project: see how it was made and what each version changed.
3. Open the alignment of its reads and find the mutation of clone 2.
4. Ask beside the file: write a comment and mention who made it.
`,
  wantsAccess: "May I see how the scFv is purified? I want to try it on a nanobody.",
} as const;
