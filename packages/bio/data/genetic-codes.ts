// The genetic codes as NCBI prints them (gc.prt, public domain), read through Biopython 1.88 CodonTable.
// Codons run T, C, A, G, the last base fastest. In `starts`, M may start and * may stop; in codes 27, 28 and 31
// some codons both stop and stand for an amino acid.

/** Rows of NCBI's table of genetic codes; `id` is the number of `/transl_table`. */
export const geneticCodeRows = [
  {
    id: 1,
    name: "Standard",
    aminoAcids: "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "---M------**--*----M---------------M----------------------------",
  },
  {
    id: 2,
    name: "Vertebrate Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG",
    starts: "----------**--------------------MMMM----------**---M------------",
  },
  {
    id: 3,
    name: "Yeast Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWTTTTPPPPHHQQRRRRIIMMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**----------------------MM---------------M------------",
  },
  {
    id: 4,
    name: "Mold Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--MM------**-------M------------MMMM---------------M------------",
  },
  {
    id: 5,
    name: "Invertebrate Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSSSVVVVAAAADDEEGGGG",
    starts: "---M------**--------------------MMMM---------------M------------",
  },
  {
    id: 6,
    name: "Ciliate Nuclear",
    aminoAcids: "FFLLSSSSYYQQCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--------------*--------------------M----------------------------",
  },
  {
    id: 9,
    name: "Echinoderm Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG",
    starts: "----------**-----------------------M---------------M------------",
  },
  {
    id: 10,
    name: "Euplotid Nuclear",
    aminoAcids: "FFLLSSSSYY**CCCWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**-----------------------M----------------------------",
  },
  {
    id: 11,
    name: "Bacterial",
    aminoAcids: "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "---M------**--*----M------------MMMM---------------M------------",
  },
  {
    id: 12,
    name: "Alternative Yeast Nuclear",
    aminoAcids: "FFLLSSSSYY**CC*WLLLSPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**--*----M---------------M----------------------------",
  },
  {
    id: 13,
    name: "Ascidian Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSGGVVVVAAAADDEEGGGG",
    starts: "---M------**----------------------MM---------------M------------",
  },
  {
    id: 14,
    name: "Alternative Flatworm Mitochondrial",
    aminoAcids: "FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG",
    starts: "-----------*-----------------------M----------------------------",
  },
  {
    id: 15,
    name: "Blepharisma Macronuclear",
    aminoAcids: "FFLLSSSSYY*QCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------*---*--------------------M----------------------------",
  },
  {
    id: 16,
    name: "Chlorophycean Mitochondrial",
    aminoAcids: "FFLLSSSSYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------*---*--------------------M----------------------------",
  },
  {
    id: 21,
    name: "Trematode Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNNKSSSSVVVVAAAADDEEGGGG",
    starts: "----------**-----------------------M---------------M------------",
  },
  {
    id: 22,
    name: "Scenedesmus obliquus Mitochondrial",
    aminoAcids: "FFLLSS*SYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "------*---*---*--------------------M----------------------------",
  },
  {
    id: 23,
    name: "Thraustochytrium Mitochondrial",
    aminoAcids: "FF*LSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--*-------**--*-----------------M--M---------------M------------",
  },
  {
    id: 24,
    name: "Pterobranchia Mitochondrial",
    aminoAcids: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG",
    starts: "---M------**-------M---------------M---------------M------------",
  },
  {
    id: 25,
    name: "Candidate Division SR1",
    aminoAcids: "FFLLSSSSYY**CCGWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "---M------**-----------------------M---------------M------------",
  },
  {
    id: 26,
    name: "Pachysolen tannophilus Nuclear",
    aminoAcids: "FFLLSSSSYY**CC*WLLLAPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**--*----M---------------M----------------------------",
  },
  {
    id: 27,
    name: "Karyorelict Nuclear",
    aminoAcids: "FFLLSSSSYYQQCCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--------------*--------------------M----------------------------",
  },
  {
    id: 28,
    name: "Condylostoma Nuclear",
    aminoAcids: "FFLLSSSSYYQQCCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**--*--------------------M----------------------------",
  },
  {
    id: 29,
    name: "Mesodinium Nuclear",
    aminoAcids: "FFLLSSSSYYYYCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--------------*--------------------M----------------------------",
  },
  {
    id: 30,
    name: "Peritrich Nuclear",
    aminoAcids: "FFLLSSSSYYEECC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "--------------*--------------------M----------------------------",
  },
  {
    id: 31,
    name: "Blastocrithidia Nuclear",
    aminoAcids: "FFLLSSSSYYEECCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "----------**-----------------------M----------------------------",
  },
  {
    id: 32,
    name: "Balanophoraceae Plastid",
    aminoAcids: "FFLLSSSSYY*WCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
    starts: "---M------*---*----M------------MMMM---------------M------------",
  },
  {
    id: 33,
    name: "Cephalodiscidae Mitochondrial",
    aminoAcids: "FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG",
    starts: "---M-------*-------M---------------M---------------M------------",
  },
] as const;
