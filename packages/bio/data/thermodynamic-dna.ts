/**
 * Enthalpies (cal/mol) and entropies (cal/mol/K) of DNA secondary structures, in 1 M NaCl at pH 7. A step `AC/TG` is
 * 5'-AC-3' over 3'-TG-5'; its first two bases pair across. Sources are in the README in this folder.
 */
export const thermodynamicDna = {
  /** Pair on pair. */
  stacks: `
AA/TT -7900 -22.2; AC/TG -8400 -22.4; AG/TC -7800 -21; AT/TA -7200 -20.4; CA/GT -8500 -22.7
CC/GG -8000 -19.9; CG/GC -10600 -27.2; CT/GA -7800 -21; GA/CT -8200 -22.2; GC/CG -9800 -24.4
GG/CC -8000 -19.9; GT/CA -8400 -22.4; TA/AT -7200 -21.3; TC/AG -8200 -22.2; TG/AC -8500 -22.7
TT/AA -7900 -22.2;
`,
  /** A pair and one mismatch, for two of them in a loop of one base on either side. */
  mismatches: `
AA/TA 1200 1.7; AA/TC 2300 4.6; AA/TG -600 -2.3; AC/TA 5300 14.6; AC/TC 0 -4.4
AC/TT 700 0.2; AG/TA -700 -2.3; AG/TG -3100 -9.5; AG/TT 1000 0.9; AT/TC -1200 -6.2
AT/TG -2500 -8.3; AT/TT -2700 -10.8; CA/GA -900 -4.2; CA/GC 1900 3.7; CA/GG -700 -2.3
CC/GA 600 -0.6; CC/GC -1500 -7.2; CC/GT -800 -4.5; CG/GA -4000 -13.2; CG/GG -4900 -15.3
CG/GT -4100 -11.7; CT/GC -1500 -6.1; CT/GG -2800 -8; CT/GT -5000 -15.8; GA/CA -2900 -9.8
GA/CC 5200 14.2; GA/CG -600 -1; GC/CA -700 -3.8; GC/CC 3600 8.9; GC/CT 2300 5.4
GG/CA 500 3.2; GG/CG -6000 -15.8; GG/CT 3300 10.4; GT/CC 5200 13.5; GT/CG -4400 -12.3
GT/CT -2200 -8.4; TA/AA 4700 12.9; TA/AC 3400 8; TA/AG 700 0.7; TC/AA 7600 20.2; TC/AC 6100 16.4
TC/AT 1200 0.7; TG/AA 3000 7.4; TG/AG 1600 3.6; TG/AT -100 -1.7; TT/AC 1000 0.7
TT/AG -1300 -5.3; TT/AT 200 -1.5;
`,
  /** A pair and what ends the helix after it; loops take those whose second residues do not pair. */
  terminals: `
AA/TA -3100 -7.8; AA/TC -1600 -4; AA/TG -1900 -4.4; AA/TT -5000 -13.5; AC/TA -1800 -3.8
AC/TC -100 0.5; AC/TG -6000 -16.1; AC/TT -900 -1.7; AG/TA -2500 -5.9; AG/TC -6000 -16.1
AG/TG -1100 -2.1; AG/TT -3200 -8.7; AT/TA -5000 -13.6; AT/TC -2300 -6.3; AT/TG -3500 -9.4
AT/TT -2400 -6.5; CA/GA -4300 -10.7; CA/GC -2600 -5.9; CA/GG -3900 -9.6; CA/GT -6000 -16.1
CC/GA -2700 -6; CC/GC -2100 -5.1; CC/GG -7000 -19.3; CC/GT -3200 -8; CG/GA -6000 -15.5
CG/GC -7000 -19.3; CG/GG -3800 -9.5; CG/GT -3800 -9; CT/GA -6000 -16.1; CT/GC -3900 -10.6
CT/GG -6600 -18.7; CT/GT -6100 -16.9; GA/CA -8000 -22.5; GA/CC -5000 -13.8; GA/CG -4300 -11.1
GA/CT -6000 -16.1; GC/CA -3200 -7.1; GC/CC -3900 -10.6; GC/CG -7000 -19.3; GC/CT -4900 -13.5
GG/CA -4600 -11.4; GG/CC -7000 -19.3; GG/CG -700 -19.2; GG/CT -5700 -15.9; GT/CA -6000 -16.1
GT/CC -3000 -7.8; GT/CG -5900 -16.1; GT/CT -7400 -21.2; TA/AA -2500 -6.3; TA/AC -2300 -5.9
TA/AG -2000 -4.7; TA/AT -5000 -14.2; TC/AA -2700 -7; TC/AC -700 -1.3; TC/AG -6000 -16.1
TC/AT -2500 -6.3; TG/AA -2400 -5.8; TG/AC -6000 -16.1; TG/AG -1100 -2.7; TG/AT -3900 -10.5
TT/AA -5000 -13.5; TT/AC -700 -1.2; TT/AG -3600 -9.8; TT/AT -3200 -8.9;
`,
  /** A pair with one base more at the 3' end: `AC/T` is 5'-AC-3' over 3'-T-5'. */
  danglesThreePrime: `
AA/T -500 -1.1; AC/T 4700 14.2; AG/T -4100 -13.1; AT/T -3800 -12.6; CA/G -5900 -16.5
CC/G -2600 -7.4; CG/G -3200 -10.4; CT/G -5200 -15; GA/C -2100 -3.9; GC/C -200 -0.1
GG/C -3900 -11.2; GT/C -4400 -13.1; TA/A -700 -0.8; TC/A 4400 14.9; TG/A -1600 -3.6
TT/A 2900 10.4;
`,
  /** A pair with one base more at the 5' end of the partner: `A/TC` is 5'-A-3' over 3'-TC-5'. */
  danglesFivePrime: `
A/TA -2900 -7.6; A/TC -4100 -13; A/TG -4200 -15; A/TT -200 -0.5; C/GA -3700 -10
C/GC -4000 -11.9; C/GG -3900 -10.9; C/GT -4900 -13.8; G/CA -6300 -17.1; G/CC -4400 -12.6
G/CG -5100 -14; G/CT -4000 -10.9; T/AA 200 2.3; T/AC 600 3.3; T/AG -1100 -1.6
T/AT -6900 -20;
`,
  /** Loop entropies of 1 to 30 unpaired bases, negative; their enthalpy is 0. Infinity: no such loop. */
  internalLoops: [
    Infinity,
    Infinity,
    -10.31,
    -11.6,
    -12.89,
    -14.18,
    -14.83,
    -15.47,
    -15.79,
    -15.79,
    -16.26,
    -16.76,
    -17.15,
    -17.41,
    -17.74,
    -18.05,
    -18.34,
    -18.7,
    -18.96,
    -19.02,
    -19.25,
    -19.48,
    -19.7,
    -19.9,
    -20.31,
    -20.5,
    -20.68,
    -20.86,
    -21.03,
    -21.28,
  ],
  bulges: [
    -12.89, -9.35, -9.99, -10.31, -10.64, -11.28, -11.92, -12.57, -13.21, -13.86, -14.32, -14.5, -14.89,
    -15.47, -15.81, -16.12, -16.41, -16.76, -17.02, -17.08, -17.32, -17.55, -17.76, -17.97, -18.05, -18.24,
    -18.42, -18.6, -18.77, -19.02,
  ],
  hairpins: [
    Infinity,
    Infinity,
    -11.28,
    -11.28,
    -10.64,
    -12.89,
    -13.54,
    -13.86,
    -14.5,
    -14.83,
    -15.29,
    -16.12,
    -16.5,
    -16.44,
    -16.77,
    -17.08,
    -17.38,
    -17.73,
    -17.99,
    -18.37,
    -18.61,
    -18.84,
    -19.05,
    -19.26,
    -19.66,
    -19.85,
    -20.04,
    -20.21,
    -20.38,
    -20.31,
  ],
  /** What special loops of three bases win, closing pair included. */
  triloops: `
AGAAT -1500 0; AGCAT -1500 0; AGGAT -1500 0; AGTAT -1500 0; CGAAG -2000 0
CGCAG -2000 0; CGGAG -2000 0; CGTAG -2000 0; GGAAC -2000 0; GGCAC -2000 0
GGGAC -2000 0; GGTAC -2000 0; TGAAA -1500 0; TGCAA -1500 0; TGGAA -1500 0
TGTAA -1500 0;
`,
  /** Of four bases; their entropies in thousandths, cal/mol/kK. */
  tetraloops: `
AAAAAT 500 -650; AAAACT 700 1610; AAACAT 1000 1610; ACTTGT 0 4190; AGAAAT -1100 1610
AGAGAT -1100 1610; AGATAT -1500 1610; AGCAAT -1600 1610; AGCGAT -1100 1610; AGCTTT 200 1610
AGGAAT -1100 1610; AGGGAT -1100 1610; AGGGGT 500 640; AGTAAT -1600 1610; AGTGAT -1100 1610
AGTTCT 800 1610; ATTCGT -200 1610; ATTTGT 0 1610; ATTTTT -500 1610; CAAAAG 500 -1290
CAAACG 700 0; CAACAG 1000 0; CAACCG 0 0; CCTTGG 0 2570; CGAAAG -1100 0
CGAGAG -1100 0; CGATAG -1500 0; CGCAAG -1600 0; CGCGAG -1100 0; CGCTTG 200 0
CGGAAG -1100 0; CGGGAG -1000 0; CGGGGG 500 -970; CGTAAG -1600 0; CGTGAG -1100 0
CGTTCG 800 0; CTTCGG -200 0; CTTTGG 0 0; CTTTTG -500 0; GAAAAC 500 -3230
GAAACC 700 0; GAACAC 1000 0; GCTTGC 0 2570; GGAAAC -1100 0; GGAGAC -1100 0
GGATAC -1600 0; GGCAAC -1600 0; GGCGAC -1100 0; GGCTTC 200 0; GGGAAC -1100 0
GGGGAC -1100 0; GGGGGC 500 -970; GGTAAC -1600 0; GGTGAC -1100 0; GGTTCC 800 0
GTTCGC -200 0; GTTTGC 0 0; GTTTTC -500 0; TAAAAA 500 320; TAAACA 700 1610
TAACAA 1000 1610; TCTTGA 0 4190; TGAAAA -1100 1610; TGAGAA -1100 1610; TGATAA -1600 1610
TGCAAA -1600 1610; TGCGAA -1100 1610; TGCTTA 200 1610; TGGAAA -1100 1610; TGGGAA -1100 1610
TGGGGA 500 640; TGTAAA -1600 1610; TGTGAA -1100 1610; TGTTCA 800 1610; TTTCGA -200 1610
TTTTGA 0 1610; TTTTTA -500 1610;
`,
} as const;
