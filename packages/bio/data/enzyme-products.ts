// Facts about products, collected 2025: NEB's EnzymeFinder (2025-03-19), Promega's Restriction Enzyme Tool
// (2024-07-12), Fermentas / Thermo's five-buffer table (2011-2017). NEB's terms do not allow its chart to be spread
// as a compilation; anyone who may not use them drops the N and H entries, nothing else depends on them. Prototypes:
// REBASE v303 (2023). Made by scripts/data/make-enzymes.mjs. A row, split by tabs: name, prototype (empty: itself),
// then each product as provider|product|address|incubation °C|inactivation|activities by buffer|recommended
// buffer|supplements.

export const enzymeProducts = `
AanI	PsiI	T|||37|65|50-100 50-100 NR(0-20) NR(0-20) 100 20-50|Tango
AarI		T|||37|65|NR NR NR(0-20)+oligo NR(0-20)+oligo NR 50-100+oligo|AarI+oligo
AasI	DrdI	T|||37|80|100 20-50 NR(0-20) NR(0-20) 50-100* NR(0-20)|B
AatII		N||r0117-aatii|37|80|10 50* 50 100|rCutSmart Buffer	P|||37|+|50-75 10-25 <10 <10 10-25   <10 100  <10|J	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 100 20-50|Tango
AbaSI	PvuRts1I	N||r0665-abasi|25|65|25 50 50 100|rCutSmart Buffer|dtt
Acc16I	MstI
Acc36I	BspMI
Acc65I	KpnI	N||r0599-acc65i|37|65|10 75* 100 25|NEBuffer r3.1	P|||37|+|10-25 50-75 75-100 100 75-100   100   100|D	T|||37|65|NR(0-20) 20-50 100 20-50 20-50 50-100|O
AccB1I	HgiCI
AccB7I	PflMI	P|||37|+|10-25 50-75 100* <10 100      100
AccBSI	BsrBI
AccI		N||r0161-acci|37|80|50 50 10 100|rCutSmart Buffer	P|||37|-|50-75 25-50 25-50 10-25 <10  100 <10   25-50|G
AccII	FnuDII
AccIII	BspMII	P|||65|-|<10 10-25 25-50 25-50  100     <10|F
AciI		N||r0551-acii|37|65|10 25 100 100|rCutSmart Buffer
AclI		N||r0598-acli|37|-|10 10 10 100|rCutSmart Buffer
AclWI	BinI
AcoI	CfrI
AcsI	ApoI
AcuI	Eco57I	N||r0641-acui|37|65|50 100 50 100|rCutSmart Buffer
AcvI	PmaCI
AdeI	DraIII	T|||37|-|NR(0-20) 100 20-50 100 100* 20-50|G
AfaI	RsaI
AfeI	Eco47III	N||r0652-afei|37|65|25 100 25 100|rCutSmart Buffer
AfiI	BsiYI
AflII		N||r0520-aflii|37|65|50 100 10 100|rCutSmart Buffer
AflIII		N||r0541-afliii|37|80|10 50 100 50|NEBuffer r3.1
AgeI		N||r0552-agei|37|65|100 75 25 75|NEBuffer r1.1	H|AgeI-HF|r3552-agei-hf|37|65|100 50 10 100|rCutSmart Buffer	P|||37|+|25-50 25-50 25-50 50-75      100 100|K
AhdI	Eam1105I	N||r0584-ahdi|37|65|25 25 10 100|rCutSmart Buffer
AhlI	SpeI
AjiI	BtrI	T|||37|65|NR NR 20-50* NR NR 20-50*|AjiI
AjnI	EcoRII
AjuI		T|||37|65|NR(0-20)+SAM 50-100+SAM 20-50+SAM 100+SAM 50-100+SAM 50-100+SAM|R+SAM
AleI	OliI	N|AleI-v2|r0685-alei-v2|37|65|10 10 10 100|rCutSmart Buffer
AlfI		T|||37|65|NR(0-20)+SAM NR(0-20)+SAM NR(0-20)+SAM 100+SAM NR(0-20)+SAM 20-50+SAM|R+SAM
AloI		T|||30|65|NR(0-20) NR(0-20) NR(0-20) 100 20-50 100|R
AluBI	AluI
AluI		N||r0137-alui|37|80|25 100 50 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 10-25       10-25|B	T|||37|65|50-100 NR(0-20) NR(0-20) NR(0-20) 100 20-50|Tango
Alw21I	HgiAI	T|||37|65|NR(0-20) 20-50 100 50-100 20-50 50-100|O
Alw26I	BsmAI	P|||37||10-25 25-50 100 10-25       75-100	T|||37|65|50-100 100 NR(0-20) NR(0-20) 100 100|Tango
Alw44I	ApaLI	P|||37|+|<10 25-50 100 25-50       100	T|||37|65|50-100 100 NR(0-20) 50-100 100 50-100|Tango
AlwI	BinI	N||r0513-alwi|37|-|50 50 10 100|rCutSmart Buffer
AlwNI		N||r0514-alwni|37|80|10 100 50 100|rCutSmart Buffer
Ama87I	AvaI
Aor13HI	BspMII
Aor51HI	Eco47III
ApaI		N||r0114-apai|37|65|25 25 10 100|rCutSmart Buffer	P|||37|+|100 50-75 50-75 <10 10-25   <10   75-100|A	T|||37|65|100 20-50 NR(0-20) NR(0-20) 20-50 NR(0-20)|B
ApaLI		N||r0507-apali|37|-|100 100 10 100|rCutSmart Buffer
ApeKI	TseI	N||r0643-apeki|75|-|25 50 100 10|NEBuffer r3.1
ApoI		N||r0566-apoi|50|80|10 75 100 75|NEBuffer r3.1	H|ApoI-HF|r3566-apoi-hf|37|80|10 100 10 100|rCutSmart Buffer
AquIII	BseRI
AscI		N||r0558-asci|37|80|10 10 10 100|rCutSmart Buffer
AseI	VspI	N||r0526-asei|37|65|10 50* 100 10|NEBuffer r3.1
Asi256I	MboI
AsiGI	AgeI
AsiSI	SgfI	N||r0630-asisi|37|80|100 100 25 100|rCutSmart Buffer
Asp700I	XmnI
Asp718I	KpnI
AspA2I	AvrII
AspLEI	HhaI
AspS9I	AsuI
AsuC2I	CauII
AsuHPI	HphI
AsuNHI	NheI
AvaI		N||r0152-avai|37|80|10 100 25 100|rCutSmart Buffer	P|||37|+/-|10-25 100 50-75 25-50 100   10-25   <10|B
AvaII		N||r0153-avaii|37|80|50 75 10 100|rCutSmart Buffer	P|||37|+|50-75 50-75 100 25-50       25-50|C
AvrII		N||r0174-avrii|37|-|100 50 50 100|rCutSmart Buffer
AxyI	SauI
BaeGI	BseSI	N||r0708-baegi|37|80|75 75 100 25|NEBuffer r3.1
BaeI		N||r0613-baei|37|65|50 100 50 100|rCutSmart Buffer
BalI		P|||37|+|10-25 <10 <10 <10   100    <10|G
BamHI		N||r0136-bamhi|37|-|75* 100* 100 100*|NEBuffer r3.1	H|BamHI-HF|r3136-bamhi-hf|37|-|100 50 10 100|rCutSmart Buffer	P|||37|+|75-100* 75-100 75-100 50-75 100   50-75   75-100|E	T|||37|80(10u)|20-50* 100 20-50 50-100* 100* 50-100|BamHI
BanI	HgiCI	N||r0118-bani|37|65|10 25 10 100|rCutSmart Buffer	P|||50|-|25-50 25-50 10-25 <10   100    100|G
BanII	HgiJII	N||r0119-banii|37|80|100 100 50 100|rCutSmart Buffer	P|||37|+|75-100 75-100 75-100 25-50       100
BauI	BsiI	T|||37|65|NR(0-20) 50-100 NR(0-20) 50-100 100 50-100|Tango
BbrPI	PmaCI
BbsI	BbvII	N||r0539-bbsi|37|65|100 100 25 75|NEBuffer r2.1	H|BbsI-HF|r3539-bbsi-hf|37|65|10 10 10 100|rCutSmart Buffer
BbuI	SphI	P|||37|+|100 75-100 75-100 <10 10-25   10-25   100
Bbv12I	HgiAI
BbvCI		N||r0601-bbvci|37|-|10 100 50 100|rCutSmart Buffer
BbvI		N||r0173-bbvi|37|65|100 100 25 100|rCutSmart Buffer
BccI		N||r0704-bcci|37|65|100 50 10 100|rCutSmart Buffer
BceAI	BcefI	N||r0623-bceai|37|65|100* 100* 100 100*|NEBuffer r3.1
BceSIV	BbvI
BcgI		N||r0545-bcgi|37|65|10 75* 100 50*|NEBuffer r3.1
BciT130I	EcoRII
BciVI		N||r0596-bcivi|37|80|100 25 10 100|rCutSmart Buffer
BclI		N||r0160-bcli|50|-|50 100 100 75|NEBuffer r3.1	H|BclI-HF|r3160-bcli-hf|37|65|100 100 10 100|rCutSmart Buffer	P|||50|-|10-25 75-100 100 50-75 50-75   50-75   10-25|C	T|||55|80(10u)|20-50 100 20-50 20-50 100* 100|G
BcnI	CauII	T|||37|65|20-50 50-100 50-100 50-100 100 50-100|Tango
BcoDI	BsmAI	N||r0542-bcodi|37|-|50 75 75 100|rCutSmart Buffer
BcuI	SpeI	T|||37|-|50-100 50-100 NR(0-20) 20-50 100 NR(0-20)|Tango
BdaI		T|||30|65|NR 100+SAM NR(0-20)+SAM 20-50+SAM 50-100*+SAM 50-100+SAM|G+SAM
BfaI	MaeI	N||r0568-bfai|37|80|10 10 10 100|rCutSmart Buffer
BfiI		T|||37|65|20-50 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
BfmI	SfeI	T|||37|65|NR(0-20) 50-100 NR(0-20) NR(0-20) 100 20-50|Tango
BfoI	HaeII
BfrI	AflII
BfuAI	BspMI	N||r0701-bfuai|50|65|10 25 100 10|NEBuffer r3.1
BfuI	BciVI	T|||37|80|NR NR NR(0-20) NR(0-20) NR 50-100*|BfuI
BglI		N||r0143-bgli|37|65|10 25 100 10|NEBuffer r3.1	P|||37|+|10-25 25-50 75-100 100 25-50   75-100   100|D	T|||37|65|NR(0-20) 50-100 100 100 NR(0-20) 100|O
BglII		N||r0144-bglii|37|-|10 10 100 10|NEBuffer r3.1	P|||37|-|25-50 75-100 75-100 100       <10|D	T|||37|-|NR(0-20) 20-50 100 50-100 NR(0-20) 100|O
BlnI	AvrII
BlpI	EspI	N||r0585-blpi|37|-|50 100 10 100|rCutSmart Buffer
BlsI	BisI
BmcAI	ScaI
Bme1390I	ScrFI	T|||37|80|20-50 50-100 100 50-100 50-100 50-100|O
Bme18I	AvaII
BmeDI	PvuRts1I
BmeRI	Eam1105I
BmeT110I	AvaI
BmgBI	BtrI	N||r0628-bmgbi|37|65|10 10 100 10|NEBuffer r3.1
BmgT120I	AsuI
BmiI	NlaIV
BmrFI	ScrFI
BmrI	BfiI	N||r0600-bmri|37|65|75 100 75 100*|NEBuffer r2.1
BmsI	SfaNI
BmtI	NheI	N||r0658-bmti|37|65|100 100 100 100|NEBuffer r3.1	H|BmtI-HF|r3658-bmti-hf|37|65|50 100 10 100|rCutSmart Buffer
BmuI	BfiI
BoxI	PshAI	T|||37|80|NR(0-20) NR(0-20) NR(0-20) 20-50 100 20-50|Tango
BpiI	BbvII	T|||37|65|20-50 100 50-100 50-100 50-100 50-100|G
BplI		T|||37|65|NR(0-20)+SAM 20-50+SAM NR(0-20)+SAM NR(0-20)+SAM 100+SAM 20-50+SAM|Tango+SAM
BpmI	GsuI	N||r0565-bpmi|37|65|75 100 100 100*|NEBuffer r3.1
Bpu10I		N||r0649-bpu10i|37|80|10 25 100 25|NEBuffer r3.1	T|||37|80|NR(0-20) 20-50* 50-100* 100* 50-100* 100*|Bpu10I
Bpu1102I	EspI	T|||37|80|50-100 50-100 20-50 20-50 100 20-50|Tango
Bpu14I	AsuII
BpuEI	Bce83I	N||r0633-bpuei|37|65|50* 100 50* 100|rCutSmart Buffer
BpuMI	CauII
Bsa29I	ClaI
BsaAI		N||r0531-bsaai|37|-|100 100 100 100|rCutSmart Buffer
BsaBI		N||r0537-bsabi|60|80|50 100 75 100|rCutSmart Buffer
BsaHI	AcyI	N||r0556-bsahi|37|80|50 100 100 100|rCutSmart Buffer
BsaI	Eco31I	H|BsaI-HFv2|r3733-bsai-hf-v2|37|80|100 100 100 100|rCutSmart Buffer
BsaJI	SecI	N||r0536-bsaji|60|80|50 100 100 100|rCutSmart Buffer
BsaMI	BsmI	P|||65|-|10-25 25-50 50-75 100       25-50
BsaOI	McrI	P|||50||10-25 50-75 100 25-50       100
BsaWI	BetI	N||r0567-bsawi|60|80|10 100 50 100|rCutSmart Buffer
BsaXI		N||r0609-bsaxi|37|-|50* 100* 10 100|rCutSmart Buffer
Bsc4I	BsiYI
BscAI	SfaNI
Bse118I	Cfr10I
Bse1I	BsrI
Bse21I	SauI
Bse3DI	BsrDI
Bse8I	BsaBI
BseAI	BspMII
BseBI	EcoRII
BseCI	ClaI
BseDI	SecI	T|||55|80|50-100 20-50 NR(0-20) NR(0-20) 100 50-100|Tango
BseGI	FokI	T|||55|80|20-50 50-100 20-50 20-50 100 20-50|Tango
BseJI	BsaBI	T|||65|-|NR 100* 100 NR NR 100*|O
BseLI	BsiYI	T|||55|-|20-50 100 NR(0-20) 20-50 100 50-100|Tango
BseMI	BsrDI	T|||55|80|NR(0-20) 20-50 NR(0-20) 100 50-100 50-100|R
BseMII		T|||55|80|50-100+SAM 50-100+SAM 50-100+SAM 50-100+SAM 100+SAM 50-100+SAM|Tango+SAM
BseNI	BsrI	T|||65|80|100 20-50 NR(0-20) NR(0-20) 50-100 20-50|B
BseRI		N||r0581-bseri|37|80|100 100 75 100|rCutSmart Buffer
BseSI		T|||55|80(10u)|20-50 100 NR(0-20) 20-50 50-100 NR(0-20)|G
BseX3I	XmaIII
BseXI	BbvI	T|||65|80|NR NR NR NR NR NR|BseXI
BseYI		N||r0635-bseyi|37|80|10 50 100 50|NEBuffer r3.1
BsgI		N||r0559-bsgi|37|65|25 50 25 100|rCutSmart Buffer
Bsh1236I	FnuDII	T|||37|65|NR(0-20) NR(0-20) 50-100 100 20-50 50-100|R
Bsh1285I	McrI	T|||37|65|20-50 100 20-50 NR(0-20) NR(0-20) 20-50|G
BshFI	HaeIII
BshNI	HgiCI	T|||37|65|NR(0-20) 20-50 100 50-100 NR(0-20) 100|O
BshTI	AgeI	T|||37|65|NR(0-20) 20-50 100 50-100 20-50 20-50|O
BshVI	ClaI
BsiEI	McrI	N||r0554-bsiei|60|-|25 50 10 100|rCutSmart Buffer
BsiHKAI	HgiAI	N||r0570-bsihkai|65|-|25 100 100 100|rCutSmart Buffer
BsiHKCI	AvaI
BsiSI	HpaII
BsiWI	SplI	N||r0553-bsiwi|55|65|25 50* 100 25|NEBuffer r3.1	H|BsiWI-HF|r3553-bsiwi-hf|37|-|50 100 10 100|rCutSmart Buffer
BslFI	FinI
BslI	BsiYI	N||r0555-bsli|55|-|50 75 100 100|rCutSmart Buffer
BsmAI		N||r0529-bsmai|55|-|50 100 100 100|rCutSmart Buffer
BsmBI	Esp3I	N|BsmBI-v2|r0739-bsmbi-v2|55|80|10 50 100 25|NEBuffer r3.1
BsmFI	FinI	N||r0572-bsmfi|65|80|25 50 50 100|rCutSmart Buffer
BsmI		N||r0134-bsmi|65|80|25 100 10 100|rCutSmart Buffer
BsnI	HaeIII
Bso31I	Eco31I
BsoBI	AvaI	N||r0586-bsobi|37|80|25 100 100 100|rCutSmart Buffer
Bsp119I	AsuII	T|||37|80|20-50 NR(0-20) NR(0-20) NR(0-20) 100 100|Tango
Bsp120I	ApaI	T|||37|80|100 20-50 NR(0-20) 20-50 50-100 NR(0-20)|B
Bsp1286I	SduI	N||r0120-bsp1286i|37|65|25 25 25 100|rCutSmart Buffer
Bsp13I	BspMII
Bsp1407I		T|||37|65|NR(0-20) 20-50 NR(0-20) 20-50 100 50-100|Tango
Bsp143I	MboI	T|||37|65|20-50 20-50 NR(0-20) NR(0-20) 50-100 20-50|Bsp143I
Bsp1720I	EspI
Bsp19I	NcoI
Bsp68I	NruI	T|||37|65|NR(0-20) 20-50 100 50-100 20-50 50-100|O
BspACI	AciI
BspANI	HaeIII
BspCNI	BseMII	N||r0624-bspcni|37|80|100 75 10 100|rCutSmart Buffer
BspD6I	PleI
BspDI	ClaI	N||r0557-bspdi|37|80|25 75 50 100|rCutSmart Buffer
BspEI	BspMII	N||r0540-bspei|37|80|10 10 100 10|NEBuffer r3.1
BspFNI	FnuDII
BspHI		N||r0517-bsphi|37|80|10 50 25 100|rCutSmart Buffer
BspLI	NlaIV	T|||37|65|50-100 50-100 NR(0-20) 20-50 100 20-50|Tango
BspMAI	PstI
BspMI		N||r0502-bspmi|37|65|10 50* 100 10|NEBuffer r3.1
BspOI	NheI	T|||37|80|NR(0-20) NR(0-20) 100 100 NR(0-20) 20-50|O
BspPI	BinI	T|||55|80|20-50 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
BspQI	SapI	N||r0712-bspqi|50|80|100* 100* 100 100*|NEBuffer r3.1
BspT104I	AsuII
BspT107I	HgiCI
BspTI	AflII	T|||37|65|NR(0-20) NR(0-20) 100 20-50 NR(0-20) 50-100|O
BspTNI	Eco31I
BsrBI		N||r0102-bsrbi|37|80|50 100 100 100|rCutSmart Buffer
BsrBRI	BsaBI	P|||65||10-25 50-75* 100* 50-75       100
BsrDI		N||r0574-bsrdi|37|80|10 100 75 25|NEBuffer r2.1
BsrFI	Cfr10I	N|BsrFI-v2|r0682-bsrfi-v2|37|-|25 25 0 100|rCutSmart Buffer
BsrGI	Bsp1407I	N||r0575-bsrgi|37|80|25 100 100 25|NEBuffer r2.1	H|BsrGI-HF|r3575-bsrgi-hf|37|80|10 100 100 100|rCutSmart Buffer
BsrI		N||r0527-bsri|65|80|10 50 100 10|NEBuffer r3.1
BsrSI	BsrI	P|||65|-|10-25 25-50 10-25 100       100|D
BssAI	Cfr10I
BssECI	SecI
BssHII	BsePI	N||r0199-bsshii|50|65|100 100 100 100|rCutSmart Buffer	P|||50|-|75-100 50-75 75-100 50-75    100   75-100|H
BssMI	MboI
BssNAI	SnaI
BssNI	AcyI
BssSI	BsiI	N|BssSI-v2|r0680-bsssi-v2|37|-|10 25 10 100|rCutSmart Buffer
BssT1I	StyI
Bst1107I	SnaI	T|||37|65|20-50 50-100 100 100 20-50 100|O
Bst2BI	BsiI
Bst2UI	EcoRII
Bst4CI	Tsp4CI
Bst6I	Ksp632I
Bst71I	BbvI	P|||50||10-25 25-50 25-50 100       10-25
Bst98I	AflII	P|||37|-|<10 10-25 10-25 100       25-50
BstACI	AcyI
BstAFI	AflII
BstAPI	ApaBI	N||r0654-bstapi|60|80|50 100 25 100|rCutSmart Buffer
BstAUI	Bsp1407I
BstBAI	BsaAI
BstBI	AsuII	N||r0519-bstbi|65|-|75 100 10 100|rCutSmart Buffer
BstC8I	Cac8I
BstDEI	DdeI
BstDSI	DsaI
BstEII		N||r0162-bsteii|60|-|10 75* 100 75*|NEBuffer r3.1	H|BstEII-HF|r3162-bsteii-hf|37|-|10 10 10 100|rCutSmart Buffer	P|||60|-|25-50 50-75 50-75 100       100|D
BstENI	EcoNI
BstF5I	FokI
BstFNI	FnuDII
BstH2I	HaeII
BstHHI	HhaI
BstKTI	MboI
BstMAI	BsmAI
BstMBI	MboI
BstMCI	McrI
BstMWI	MwoI
BstNI	EcoRII	N||r0168-bstni|60|-|10 100 100 75|NEBuffer r3.1
BstNSI	NspI
BstOI	EcoRII	P|||60|-|10-25 25-50 100 25-50       <10|C
BstPAI	PshAI
BstPI	BstEII
BstSCI	ScrFI
BstSFI	SfeI
BstSLI	BseSI
BstSNI	SnaBI
BstUI	FnuDII	N||r0518-bstui|60|-|50 100 25 100|rCutSmart Buffer
BstV1I	BbvI
BstV2I	BbvII
BstX2I	XhoII
BstXI		N||r0113-bstxi|37|80|10 50 100 25|NEBuffer r3.1	P|||50|+/-|<10 10-25 25-50 100 100   75-100   10-25|D	T|||55|65|20-50 100 100 50-100 50-100 100|O
BstYI	XhoII	N||r0523-bstyi|60|-|25 100 75 100|rCutSmart Buffer
BstZ17I	SnaI	H|BstZ17I-HF|r3594-bstz17i-hf|37|-|100 100 10 100|rCutSmart Buffer
BstZI	XmaIII	P|||50|-|<10 <10 10-25 100 10-25   75-100   10-25|D
Bsu15I	ClaI	T|||37|65|20-50 20-50 20-50 20-50 100 20-50|Tango
Bsu36I	SauI	N||r0524-bsu36i|37|80|25 100 100 100|rCutSmart Buffer	P|||37|-|<10 25-50 50-75 25-50 100      50-75|E
BsuI	BciVI
BsuRI	HaeIII	T|||37|80|20-50 20-50 50-100 100 50-100 100|R
BsuTUI	ClaI
BtgI	DsaI	N||r0608-btgi|37|80|50 100 100 100|rCutSmart Buffer
BtgZI		N||r0703-btgzi|60|80|10 25 10 100|rCutSmart Buffer
BthCI	Fnu4HI
BtsCI	FokI	N||r0647-btsci|50|80|10 100 25 100|rCutSmart Buffer
BtsI		N|BtsI-v2|r0667-btsi-v2|37|-|100 100 25 100|rCutSmart Buffer
BtsIMutI		N||r0664-btsimuti|55|80|100 50 10 100|rCutSmart Buffer
BtuMI	NruI
BveI	BspMI	T|||37|65|NR(0-20)+oligo 20-50+oligo 100+oligo 20-50+oligo 50-100+oligo 100+oligo|O+oligo
Cac8I		N||r0579-cac8i|37|65|50 75 100 100|rCutSmart Buffer
CaiI	AlwNI	T|||37|65|20-50 20-50 20-50 50-100 100 50-100|Tango
CcaP7V	-
CciI	BspHI
CciNI	NotI
CfoI	HhaI	P|||37|+/-|75-100 100 75-100 25-50       100|B
Cfr10I		T|||37|-|NR(0-20) 20-50 20-50 50-100 20-50 50-100|Cfr10I
Cfr13I	AsuI	T|||37|65|50-100 50-100 20-50 20-50 100 20-50|Tango
Cfr42I	SacII	T|||37|65|100 50-100 NR(0-20) NR(0-20) 50-100 NR(0-20)|B
Cfr9I	SmaI	T|||37|65|NR(0-20) NR(0-20) NR(0-20) NR(0-20) 20-50 NR(0-20)|Cfr9I
CfrI		T|||37|65|50-100* 50-100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
ChaI	MboI
ClaI		N||r0197-clai|37|65|10 50 50 100|rCutSmart Buffer	P|||37|+|75-100 75-100 100 75-100 100   50-75   100|C
CpoI	RsrII	T|||37|65|20-50 50-100 50-100 20-50 100 50-100|Tango
CseI	HgaI	T|||37|80(10u)|NR 50-100* 50-100 100 100* 50-100|R
CsiI	SexAI
Csp6I	RsaI	T|||37|65|100 50-100 NR(0-20) NR(0-20) 50-100 NR(0-20)|B
CspAI	AgeI
CspCI		N||r0645-cspci|37|65|10 100 10 100|rCutSmart Buffer
CspI	RsrII	P|||30|+|<10 10-25 25-50 50-75 100   100  100 10-25|K
CviAII	NlaIII	N||r0640-cviaii|25|65|50 50 10 100|rCutSmart Buffer
CviKI-1	CviJI	N||r0710-cviki-1|37|-|25 100 100 100|rCutSmart Buffer
CviQI	RsaI	N||r0639-cviqi|25|-|75 100* 100 75*|NEBuffer r3.1
DdeI		N||r0175-ddel|37|65|75 100 100 100|rCutSmart Buffer	P|||37|+/-|25-50 25-50 50-75 100       25-50|D
DinI	NarI
DpnI		N||r0176-dpni|37|80|100 100 75 100|rCutSmart Buffer	P|||37|+|50-75 100 75-100 50-75       100|B	T|||37|80|100 100 50-100 50-100 100 50-100|Tango
DpnII	MboI	N||r0543-dpnii|37|65|25 25 100* 25|NEBuffer DpnII
DraI	AhaIII	N||r0129-drai|37|65|75 75 50 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 50-75 <10      25-50|B	T|||37|65|50-100 50-100 20-50 20-50 100 50-100|Tango
DraIII		H|DraIII-HF|r3510-draiii-hf|37|-|10 50 10 100|rCutSmart Buffer
DrdI		N||r0530-drdi|37|65|25 50 10 100|rCutSmart Buffer
DriI	Eam1105I
DseDI	DrdI
EaeI	CfrI	N||r0508-eaei|37|65|10 50 10 100|rCutSmart Buffer
EagI	XmaIII	H|EagI-HF|r3505-eagi-hf|37|65|25 100 100 100|rCutSmart Buffer
Eam1104I	Ksp632I	T|||37|65|50-100 50-100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
Eam1105I		T|||37|65|20-50 50-100 NR(0-20) NR(0-20) 50-100 20-50|Eam1105I
EarI	Ksp632I	N||r0528-eari|37|65|50 10 10 100|rCutSmart Buffer
EciI		N||r0590-ecii|37|65|100 50 50 100|rCutSmart Buffer
Ecl136II	SacI	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 50-100 NR(0-20)|Ecl136II
EclHKI	Eam1105I	P|||37|+|<10 <10 75-100 10-25 100      50-75|E
EclXI	XmaIII
Eco105I	SnaBI	T|||37|65|100* 50-100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
Eco130I	StyI	T|||37|65|NR(0-20) 20-50 100 50-100 50-100 100|O
Eco147I	StuI	T|||37|80|100 50-100 20-50 20-50 50-100 NR(0-20)|B
Eco1836I	-
Eco24I	HgiJII	T|||37|65|50-100 50-100 20-50 20-50 100 NR(0-20)|Tango
Eco31I		T|||37|65|50-100 100 NR(0-20) NR(0-20) 50-100 20-50|G
Eco32I	EcoRV	T|||37|65|NR(0-20) 50-100 50-100 100 20-50 100|R
Eco47I	AvaII	T|||37|65|NR(0-20) 50-100 50-100 100 50-100 50-100|R
Eco47III		P|||37|+|<10 25-50 50-75 100       25-50|D	T|||37|65|NR(0-20) 20-50 100 100 50-100 100|O
Eco52I	XmaIII	T|||37|65|NR(0-20) NR(0-20) NR(0-20) 20-50 NR(0-20) 20-50|Eco52I
Eco53kI	SacI	N||r0116-eco53ki|37|65|100 100 10 100|rCutSmart Buffer
Eco57I		T|||37|65|100+SAM 100+SAM 20-50+SAM 20-50+SAM 50-100+SAM 50-100+SAM|G+SAM
Eco57MI		T|||37|65|100+SAM 50-100+SAM NR(0-20)+SAM 20-50+SAM 50-100+SAM NR(0-20)+SAM|B+SAM
Eco72I	PmaCI	T|||37|65|NR NR NR(0-20) NR(0-20) 100 20-50|Tango
Eco81I	SauI	T|||37|80|50-100 100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
Eco88I	AvaI	T|||37|65|100 50-100 NR(0-20) NR(0-20) 100 20-50|Tango
Eco91I	BstEII	T|||37|65|20-50 20-50 100 50-100 50-100 100|O
EcoHI	CauII
EcoICRI	SacI	P|||37|+|10-25 100 75-100 <10 25-50      100|B
EcoNI		N||r0521-econi|37|65|50 100 75 100|rCutSmart Buffer
EcoO109I	DraII	N||r0503-ecoo109i|37|65|50 100 50 100|rCutSmart Buffer	T|||37|65|50-100 20-50 20-50 20-50 100 100|Tango
EcoO157SI	-
EcoO65I	BstEII
EcoP15I		N||r0646-ecop15i|37|65|75 100 100 100|NEBuffer r3.1
EcoRI		N||r0101-ecori|37|65|25 100* 50 50*|NEBuffer EcoRI/SspI	H|EcoRI-HF|r3101-ecori-hf|37|65|10 100 10 100|rCutSmart Buffer	P|||37|+|25-50 50-75 50-75 50-75 75-100   100   100*|H	T|||37|65|NR(0-20) NR 100 100* NR 100|EcoRI
EcoRII		T|||37|80|20-50 50-100 100 50-100 20-50 50-100|O
EcoRV		N||r0195-ecorv|37|80|10 50 100 10|NEBuffer r3.1	H|EcoRV-HF|r3195-ecorv-hf|37|65|25 100 100 100|rCutSmart Buffer	P|||37|+|10-25 25-50 50-75 100 25-50   50-75   100|D
EcoT14I	StyI
EcoT22I	AvaIII
EcoT38I	HgiJII
EgeI	NarI
EheI	NarI	T|||37|65|20-50 50-100 NR(0-20) NR(0-20) 100 20-50|Tango
ErhI	StyI
EsaBC3I	TaqI
Esp3I		N||r0734-esp3i|37|65|100 100 10 100|rCutSmart Buffer	T|||37|65|100+DTT 20-50+DTT NR(0-20)+DTT NR(0-20)+DTT 100+DTT NR(0-20)+DTT|Tango+DTT
FaeI	NlaIII
FaqI	FinI	T|||37|80|20-50+SAM 20-50+SAM NR(0-20)+SAM NR(0-20)+SAM 100+SAM 50-100+SAM|Tango+SAM
FatI	NlaIII	N||r0650-fati|55|80|10 100 50 50|NEBuffer r2.1
FauI		N||r0651-faui|55|65|100 50 10 100|rCutSmart Buffer
FauNDI	NdeI
FbaI	BclI
FblI	AccI
FmuI	AsuI
Fnu4HI		N||r0178-fnu4hi|37|-|10 10 10 100|rCutSmart Buffer
FokI		N||r0109-foki|37|65|100 100 75 100|rCutSmart Buffer
FriOI	HgiJII
FseI		N||r0588-fsei|37|65|100 75 10 100|rCutSmart Buffer
Fsp4HI	Fnu4HI
FspAI		T|||37|65|NR(0-20) NR(0-20) 100 50-100 NR(0-20) 50-100|O
FspBI	MaeI	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
FspEI		N||r0662-fspei|37|80|10 10 10 100|rCutSmart Buffer|enzact
FspI	MstI	N||r0135-fspi|37|-|10 100 10 100|rCutSmart Buffer
GluI	BisI
GsaI	BseYI
GsuI		T|||30|65|100 50-100 NR(0-20) 20-50 100 50-100|B
HaeII		N||r0107-haeii|37|80|25 100 10 100|rCutSmart Buffer	P|||37|-|50-75 100 50-75 10-25       100|B
HaeIII		N||r0108-haeiii|37|80|50 100 25 100|rCutSmart Buffer	P|||37|-|75-100 75-100 100 50-75       100|C
HapII	HpaII
HauII	BalI
HgaI		N||r0154-hgai|37|65|100 100 25 100*|NEBuffer r1.1
HhaI		N||r0139-hhai|37|65|25 100 100 100|rCutSmart Buffer	P|||37|+|50-75 75-100 100 50-75 <10   <10   75-100|C	T|||37|80|50-100 50-100 20-50 20-50 100 20-50|Tango
Hin1I	AcyI	T|||37|65|20-50 100 20-50 20-50 20-50 20-50|G
Hin1II	NlaIII	T|||37|65|50-100 100 20-50 50-100 50-100 50-100|G
Hin4I		T|||37|65|20-50+SAM 20-50+SAM NR(0-20)+SAM NR(0-20)+SAM 100+SAM NR(0-20)+SAM|Tango+SAM
Hin6I	HhaI	T|||37|65|50-100 50-100 20-50 20-50 100 50-100|Tango
HincII	HindII	N||r0103-hincii|37|65|25 100 100 100|rCutSmart Buffer	P|||37|+|25-50 100 25-50 50-75 75-100   50-75   100|B	T|||37|65|50-100 50-100 20-50 50-100 100 50-100|Tango
HindIII		N||r0104-hindiii|37|80|25 100 50 50|NEBuffer r2.1	H|HindIII-HF|r3104-hindiii-hf|37|80|10 100 10 100|rCutSmart Buffer	P|||37|+|25-50 100 75-100 10-25 100   25-50   50-75|E	T|||37|65|NR(0-20) 20-50 NR(0-20) 100 50-100 50-100|R
HinfI		N||r0155-hinfi|37|80|50 100 100 100|rCutSmart Buffer	P|||37|-|50-75 100 75-100 75-100       50-75|B	T|||37|65|NR(0-20) 20-50 50-100 100 50-100 50-100|R
HinP1I	HhaI	N||r0124-hinp1i|37|65|100 100 100 100|rCutSmart Buffer
HpaI		N||r0105-hpai|37|-|10 75* 25 100|rCutSmart Buffer	P|||37|-|25-50 50-75 25-50 10-25     100  100|J
HpaII		N||r0171-hpaii|37|80|100 50 10 100|rCutSmart Buffer	P|||37|-|100 50-75 50-75 10-25       100|A	T|||37|65|50-100 50-100 NR(0-20) 20-50 100 20-50|Tango
HphI		N||r0158-hphi|37|65|50 50 10 100|rCutSmart Buffer	T|||37|65|100 NR(0-20) NR(0-20) NR(0-20) 20-50 NR(0-20)|B
Hpy166II	MjaIV	N||r0616-hpy166ii|37|65|100 100 50 100|rCutSmart Buffer
Hpy188I		N||r0617-hpy188i|37|65|25 100 50 100|rCutSmart Buffer
Hpy188III	Hpy178III	N||r0622-hpy188iii|37|65|100 100 10 100|rCutSmart Buffer
Hpy8I	MjaIV	T|||37|80|50-100 50-100 NR(0-20) 20-50 100 50-100|Tango
Hpy99I		N||r0615-hpy99i|37|65|50 10 10 100|rCutSmart Buffer
Hpy99XIV_mut1	-
HpyAV	Hin4II	N||r0621-hpyav|37|65|100 100 25 100|rCutSmart Buffer
HpyAXVI_mut1	-
HpyAXVI_mut2	-
HpyCH4III	Tsp4CI	N||r0618-hpych4iii|37|65|100 25 10 100|rCutSmart Buffer
HpyCH4IV	MaeII	N||r0619-hpych4iv|37|65|100 50 25 100|rCutSmart Buffer
HpyCH4V	CviRI	N||r0620-hpych4v|37|65|50 50 25 100|rCutSmart Buffer
HpyF10VI	MwoI	T|||37|80|NR(0-20) NR(0-20) NR(0-20) NR(0-20) 100 50-100|Tango
HpyF3I	DdeI	T|||37|65|20-50 20-50 20-50 20-50 100 50-100|Tango
HpyLIM9XVI	-
HpySE526I	MaeII
HpyUM032XIII_mut1	-
Hsp92I	AcyI	P|||37|+|10-25 75-100 50-75 25-50  100     10-25|F
Hsp92II	NlaIII	P|||37|+|10-25 25-50 25-50 <10      100 <10|K
HspAI	HhaI
KasI	NarI	N||r0544-kasi|37|65|50 100 50 100|rCutSmart Buffer
KflI	SanDI
Kpn2I	BspMII	T|||55|80|50-100 50-100 NR(0-20) 20-50 100 50-100|Tango
KpnI		N||r0142-kpni|37|-|100 75 10 50*|NEBuffer r1.1	H|KpnI-HF|r3142-kpni-hf|37|-|100 25 10 100|rCutSmart Buffer	P|||37|+/-|100* 25-50 25-50 <10 25-50   <10 100  75-100|J	T|||37|80|20-50 NR(0-20) NR(0-20) NR(0-20) 20-50 NR(0-20)|KpnI
KroNI	NaeI
Ksp22I	BclI
KspAI	HpaI	T|||37|65|100 50-100* 20-50 20-50 100* 50-100|B
KspI	SacII
Kzo9I	MboI
Lcr047I	-
Lcr047II	-
LcrJM4II	-
LguI	SapI	T|||37|65|20-50 50-100 20-50 20-50 100 20-50|Tango
LpnI	HaeII
LpnPI		N||r0663-lpnpi|37|65|10 10 10 100|rCutSmart Buffer|enzact
Lsp1109I	BbvI	T|||37|65|NR(0-20) 20-50* 50-100* 100 20-50* 20-50*|Lsp1109I
LweI	SfaNI	T|||37|65|NR(0-20) NR(0-20) NR(0-20) 20-50 100 20-50|Tango
MabI	SexAI
MalI	DpnI
MauBI		T|||37|65|NR(0-20) NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20)|Tango
MbiI	BsrBI	T|||37|65|20-50 100 NR(0-20) 20-50 100 20-50|Tango
MboI		N||r0147-mboi|37|65|75 100 100 100|rCutSmart Buffer	P|||37|+|10-25 75-100 100 50-75       <10|C	T|||37|65|50-100 50-100 50-100 100 50-100 100|R
MboII		N||r0148-mboii|37|65|100* 100 50 100|rCutSmart Buffer	P|||37|+|10-25 100 50-75 75-100       100|B	T|||37|65|100 50-100 20-50 NR(0-20) 50-100 20-50|B
McaTI	BsePI
I-SceI		N||r0694-i-scei|37|65|10 50 25 100|rCutSmart Buffer
I-CeuI		N||r0699-i-ceui|37|65|10 10 10 100|rCutSmart Buffer
I-PpoI		P|||37|+|10-25 25-50 25-50 25-50|I-PpoI
PI-PspI		N||r0695-pi-pspi|65|-|10 10 10 10|NEBuffer PI-PspI|bsa
PI-SceI		N||r0696-pi-scei|37|65|10 10 10 10|NEBuffer PI-SceI|bsa
MfeI		N||r0589-mfei|37|-|75 50 10 100|rCutSmart Buffer	H|MfeI-HF|r3589-mfei-hf|37|-|75 25 10 100|rCutSmart Buffer
MflI	XhoII
MhlI	SduI
MlsI	BalI	T|||37|65|NR(0-20) 20-50 NR(0-20) 100 20-50 50-100|R
MluCI	TspEI	N||r0538-mluci|37|-|100 10 10 100|rCutSmart Buffer
MluI		N||r0198-mlui|37|80|10 50 100 25|NEBuffer r3.1	H|MluI-HF|r3198-mlui-hf|37|-|25 100 100 100|rCutSmart Buffer	P|||37|+/-|10-25 25-50 50-75 100 25-50   100   10-25|D	T|||37|65|NR(0-20) 20-50 50-100 100 20-50 50-100|R
MluNI	BalI
Mly113I	NarI
MlyI	PleI	N||r0610-mlyi|37|65|50 50 10 100|rCutSmart Buffer
MmeI		N||r0637-mmei|37|65|50 100 50 100|rCutSmart Buffer
MnlI		N||r0163-mnli|37|65|75 100 50 100|rCutSmart Buffer	T|||37|65|50-100 100 20-50 20-50 20-50 20-50|G
Mox20I	BalI
Mph1103I	AvaIII	T|||37|65|NR(0-20) 50-100 20-50 100 50-100 50-100|R
MreI	Sse232I	T|||37|80|NR(0-20) 100 NR(0-20) NR(0-20) 50-100 NR(0-20)|G
MroI	BspMII
MroNI	NaeI
MroXI	XmnI
MscI	BalI	N||r0534-msci|37|80|25 100 100 100|rCutSmart Buffer
MseI		N||r0525-msei|37|65|75 100 75 100|rCutSmart Buffer
MslI		N||r0571-msli|37|80|50 50 10 100|rCutSmart Buffer
Msp20I	BalI
MspA1I	NspBII	N||r0577-mspa1i|37|65|10 50 10 100|rCutSmart Buffer	P|||37|+|25-50 100* 100 10-25       100|C
MspCI	AflII
MspGI	NaeI
MspI	HpaII	N||r0106-mspi|37|-|75 100 50 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 25-50       25-50|B	T|||37|65|50-100 50-100 NR(0-20) NR(0-20) 100 50-100|Tango
MspJI		N||r0661-mspji|37|65|10 10 10 100|rCutSmart Buffer|enzact
MspR9I	ScrFI
MssI	PmeI	T|||37|65|100 NR(0-20) NR(0-20) NR(0-20) 20-50 NR(0-20)|B
MunI	MfeI	T|||37|65|100 100 NR(0-20) NR(0-20) 100 NR(0-20)|G
Mva1269I	BsmI	T|||37|65|NR(0-20) 20-50 50-100 100 NR(0-20) 50-100|R
MvaI	EcoRII	T|||37|80(10u)|20-50 20-50 50-100 100 20-50* 100|R
MvnI	FnuDII
MwoI		N||r0573-mwoi|60|-|10 100 100 100|rCutSmart Buffer
NaeI		N||r0190-naei|37|-|25 25 10 100|rCutSmart Buffer	P|||37|+|100 50-75 25-50 <10       50-75|A
NarI		N||r0191-narl|37|65|100 100 10 100|rCutSmart Buffer	P|||37|+|75-100 50-75 75-100 25-50   100    50-75|G
Nb.BbvCI	-	N||r0631-nbbbvci|37|80|25 100 100 100|rCutSmart Buffer
Nb.Bpu10I	-
Nb.BsmI	-	N||r0706-nbbsmi|65|80|10 50 100 10|NEBuffer r3.1
Nb.BsrDI	-	N||r0648-nbbsrdi|65|80|25 100 100 100|rCutSmart Buffer
Nb.BssSI	-	N||r0681-nbbsssi|37|-|10 100 100 25|NEBuffer r3.1
Nb.BtsI	-	N||r0707-nbbtsi|37|80|75 100 75 100|rCutSmart Buffer
Nb.Mva1269I	-
NciI	CauII	N||r0196-ncii|37|-|100 25 10 100|rCutSmart Buffer	P|||37|+|100* 100 25-50 25-50       50-75|B
NcoI		N||r0193-ncoi|37|80|100 100 100 100|NEBuffer r3.1	H|NcoI-HF|r3193-ncoi-hf|37|80|50 100 10 100|rCutSmart Buffer	P|||37|+|50-75 75-100 75-100 100 100   100   75-100|D	T|||37|65|20-50 20-50 20-50 50-100 100 100|Tango
NdeI		N||r0111-ndei|37|65|75 100 100 100|rCutSmart Buffer	P|||37|+|<10 <10 25-50 100       25-50|D	T|||37|65|NR(0-20) NR(0-20) 100 50-100 NR(0-20) 50-100|O
NdeII	MboI	P|||37|+|<10 <10 10-25 100       25-50
NgoMIV	NaeI	N||r0564-ngomiv|37|-|100 50 10 100|rCutSmart Buffer	P|||37||100* 100* 100* <10       100
NheI		H|NheI-HF|r3131-nhei-hf|37|80|100 25 10 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 10-25 75-100   10-25   100|B	T|||37|65|100 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
NlaIII		N||r0125-nlaiii|37|65|10 10 10 100|rCutSmart Buffer
NlaIV		N||r0126-nlaiv|37|65|10 10 10 100|rCutSmart Buffer
Nli3877I	AvaI
NmeAIII		N||r0711-nmeaiii|37|65|10 10 10 100|rCutSmart Buffer
NmeDI	Cfr10I
NmuCI	Tsp45I	T|||37|65|NR(0-20) 20-50 50-100 100 20-50 50-100|R
NotI		N||r0189-noti|37|65|10 50 100 25|NEBuffer r3.1	H|NotI-HF|r3189-noti-hf|37|65|25 100 25 100|rCutSmart Buffer	P|||37|+|<10 10-25 25-50 100 25-50   100   25-50|D	T|||37|65|NR(0-20) 20-50 100 20-50 NR(0-20) 20-50|O
NruI		N||r0192-nrui|37|-|10 10 100 10|NEBuffer r3.1	H|NruI-HF|r3192-nrui-hf|37|-|0 25 50 100|rCutSmart Buffer	P|||37|+|<10 <10 <10 50-75      100 10-25|K
NsbI	MstI	T|||37|65|20-50 50-100 NR(0-20) 20-50 100 20-50|Tango
NsiI	AvaIII	N||r0127-nsii|37|65|10 75 100 25|NEBuffer r3.1	H|NsiI-HF|r3127-nsii-hf|37|80|10 20 10 100|rCutSmart Buffer	P|||37|+/-|10-25 50-75 50-75 100 25-50   100   10-25|D
NspI		N||r0602-nspi|37|65|100 100 10 100|rCutSmart Buffer
NspV	AsuII
Nt.AlwI	-	N||r0627-ntalwi|37|80|10 100 100 100|rCutSmart Buffer
Nt.BbvCI	-	N||r0632-ntbbvci|37|80|50 100 10 100|rCutSmart Buffer
Nt.Bpu10I	-
Nt.BsmAI	-	N||r0121-ntbsmai|37|65|100 50 10 100|rCutSmart Buffer
Nt.BspQI	-	N||r0644-ntbspqi|50|80|10 25 100 10|NEBuffer r3.1
Nt.Bst9I	-
Nt.BstNBI	-	N||r0607-ntbstnbi|55|80|0 10 100 10|NEBuffer r3.1
Nt.CviPII	-	N||r0626-ntcvipii|37|65|10 100 25 100|rCutSmart Buffer
OliI		T|||37|65|NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20) 50-100|R
PabI	RsaI
PacI		N||r0547-paci|37|65|100 75 10 100|rCutSmart Buffer	T|||37|65|20-50 20-50 NR(0-20) NR(0-20) NR(0-20) NR(0-20)|PacI
PaeI	SphI	T|||37|65|100 50-100 NR(0-20) NR(0-20) 50-100 NR(0-20)|B
PaeR7I	XhoI	N||r0177-paer7i|37|-|25 100 10 100|rCutSmart Buffer
PagI	BspHI	T|||37|80|NR(0-20) 50-100 100 NR NR NR|O
PalAI	AscI
PaqCI	AarI	N||r0745-paqci|37|65|10 100 10 100|rCutSmart Buffer|enzact
PasI		T|||55|80|NR NR NR NR NR NR|PasI
PauI	BsePI	T|||37|80|NR(0-20) NR(0-20) 100 100 NR(0-20) 100|R
PceI	StuI
PciI	BspLU11I	N||r0655-pcii|37|80|50 75 100 50*|NEBuffer r3.1
PciSI	SapI
PctI	BsmI
PdiI	NaeI	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 100 50-100|Tango
PdmI	XmnI	T|||37|65|20-50 50-100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
PfeI	TfiI	T|||37|65|NR(0-20) 20-50 100 50-100 20-50 50-100|O
Pfl23II	SplI	T|||37|65|20-50 50-100 20-50 20-50 100 NR(0-20)|Tango
PflFI	Tth111I	N||r0595-pflfi|37|65|25 100 25 100|rCutSmart Buffer
PflMI		N||r0509-pflmi|37|65|0 100 100 50|NEBuffer r3.1
PfoI		T|||37|65|NR(0-20) 20-50 50-100 NR(0-20) 100 50-100|Tango
PinAI	AgeI
PkrI	BisI
PlaDI	PstII
Ple19I	PvuI
PleI		N||r0515-plei|37|65|25 50 25 100|rCutSmart Buffer
PluTI	NarI	N||r0713-pluti|37|65|100 25 10 100|rCutSmart Buffer
PmeI		N||r0560-pmei|37|65|10 50 10 100|rCutSmart Buffer	P|||||75-100 75-100 50-75 <10     100  50-75
PmlI	PmaCI	N||r0532-pmli|37|65|100 50 10 100|rCutSmart Buffer
PpiI		T|||30|65|NR(0-20) NR(0-20) NR(0-20) 100 50-100 50-100|R
PpsI	PleI
Ppu10I	AvaIII
Ppu21I	BsaAI	T|||30|65|50-100* 100* 20-50 NR NR NR|Ppu21I
PpuMI		N||r0506-ppumi|37|-|10 10 10 100|rCutSmart Buffer
PscI	BspLU11I	T|||37|65|20-50 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
PshAI		N||r0593-pshai|37|65|25 50 10 100|rCutSmart Buffer
PshBI	VspI
PsiI		N|PsiI-v2|r0744-psii-v2|37|65|25 50 10 100|rCutSmart Buffer
Psp03I	AvaII
Psp124BI	SacI
Psp1406I	AclI	T|||37|65|100 50-100 NR(0-20) 20-50 100 NR(0-20)|Tango
Psp5II	PpuMI	T|||37|80|NR(0-20) 100 20-50 20-50 50-100 100|G
Psp6I	EcoRII
PspCI	PmaCI
PspEI	BstEII
PspFI	BseYI
PspGI	EcoRII	N||r0611-pspgi|75|-|25 100 50 100|rCutSmart Buffer
PspLI	SplI
PspN4I	NlaIV
PspOMI	ApaI	N||r0653-pspomi|37|65|10 10 10 100|rCutSmart Buffer
PspPI	AsuI
PspPPI	PpuMI
PspXI		N||r0656-pspxi|37|-|10 100 25 100|rCutSmart Buffer
PssI	DraII
PstI		N||r0140-psti|37|80|75 75 100 50*|NEBuffer r3.1	H|PstI-HF|r3140-psti-hf|37|-|10 75 50 100|rCutSmart Buffer	P|||37|+|10-25 50-75 50-75 50-75 25-50   100   25-50|H	T|||37|80(10u)|50-100 50-100 100 100 50-100 50-100|O
PstNI	AlwNI
PsuI	XhoII	T|||37|80|100 20-50 NR(0-20) NR(0-20) 50-100 NR(0-20)|B
PsyI	Tth111I	T|||37|80|100 50-100 NR(0-20) NR(0-20) 50-100 NR(0-20)|B
PteI	BsePI
PvuI		N||r0150-pvui|37|-|10 25 100 10|NEBuffer r3.1	H|PvuI-HF|r3150-pvui-hf|37|-|25 100 100 100|rCutSmart Buffer	P|||37|-|10-25 25-50 50-75 100       <10|D	T|||37|80(10u)|NR(0-20) 20-50 50-100 100 50-100 100|R
PvuII		N||r0151-pvuii|37|-|50 100 100 100*|NEBuffer r3.1	H|PvuII-HF|r3151-pvuii-hf|37|-|10 10 10 100|rCutSmart Buffer	P|||37|+|25-50 100 50-75 25-50       50-75|B	T|||37|80|50-100* 100 20-50 50-100 20-50* 20-50*|G
RgaI	SgfI
RigI	FseI
RruI	NruI
RsaI		N||r0167-rsai|37|-|25 50 10 100|rCutSmart Buffer	P|||37|+|75-100 75-100 100 <10       <10|C	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
RsaNI	RsaI
RseI	MslI	T|||37|65|NR(0-20) 50-100 50-100 100 20-50 100|R
Rsr2I	RsrII
RsrII		N||r0501-rsrii|37|65|25 75 10 100|rCutSmart Buffer
SacI		N||r0156-saci|37|65|100 50 10 100|NEBuffer r1.1	H|SacI-HF|r3156-saci-hf|37|65|10 50 10 100|rCutSmart Buffer	P|||37|+|75-100 25-50 25-50 <10 100   25-50 100  100|J	T|||37|65|50-100 20-50 NR(0-20) NR(0-20) 50-100 20-50|SacI
SacII		N||r0157-sacii|37|65|10 100 10 100|rCutSmart Buffer	P|||37|+|100 50-75 100 50-75 25-50   100   <10|C
SalI		N||r0138-sali|37|65|10 10 100 10|NEBuffer r3.1	H|SalI-HF|r3138-sali-hf|37|65|10 100 100 100|rCutSmart Buffer	P|||37|+|<10 10-25 25-50 100 25-50   25-50   <10|D	T|||37|65|NR(0-20) NR(0-20) 100 20-50 NR(0-20) 50-100|O
SapI		N||r0569-sapi|37|65|75 50 10 100|rCutSmart Buffer
SaqAI	MseI
SatI	Fnu4HI	T|||37|65|20-50 100 20-50 20-50 50-100 20-50|G
Sau3AI	MboI	N||r0169-sau3ai|37|65|100 50 10 100|NEBuffer r1.1	P|||37|+|25-50 100 75-100 <10       100|B
Sau96I	AsuI	N||r0165-sau96i|37|65|50 100 100 100|rCutSmart Buffer
SbfI	Sse8387I	N||r0642-sbfi|37|80|50 25 10 100|rCutSmart Buffer	H|SbfI-HF|r3642-sbfi-hf|37|80|50 25 10 100|rCutSmart Buffer
ScaI		H|ScaI-HF|r3122-scai-hf|37|80|100 100 10 100|rCutSmart Buffer	P|||37|+|<10 100* 50-75 75-100      100 10-25|K	T|||37|80(10u)|NR(0-20) NR(0-20) NR(0-20) NR(0-20) NR(0-20) NR(0-20)|ScaI
SchI	PleI	T|||37|65|20-50 50-100 NR(0-20) NR(0-20) 100 NR(0-20)|Tango
SciI	XhoI
ScrFI		N||r0110-scrfi|37|65|100 100 100 100|rCutSmart Buffer
SdaI	Sse8387I	T|||37|65|NR NR NR(0-20) NR(0-20) NR 20-50|SdaI
SduI		T|||37|65|NR 50-100* NR(0-20) NR(0-20) NR NR|SduI
SelI	FnuDII
SexAI		N||r0605-sexai|37|65|100 75 50 100|rCutSmart Buffer
SfaAI	SgfI	T|||37|80|50-100 NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20)|Tango
SfaNI		N||r0172-sfani|37|65|10 75 100 25|NEBuffer r3.1
SfcI	SfeI	N||r0561-sfci|37|65|75 50 25 100|rCutSmart Buffer
SfiI		N||r0123-sfii|50|-|25 100 50 100|rCutSmart Buffer	P|||50|-|75-100 100 75-100 25-50 75-100   50-75   75-100|B	T|||50|80|50-100 100 20-50 NR(0-20) 100 NR(0-20)|G
SfoI	NarI	N||r0606-sfoi|37|-|50 100 100 100|rCutSmart Buffer
Sfr274I	XhoI
Sfr303I	SacII
SfuI	AsuII
SgfI		P|||37|+/-|25-50 25-50 100 <10       <10|C
SgrAI		N||r0603-sgrai|37|65|100 100 10 100|rCutSmart Buffer
SgrBI	SacII
SgrDI		T|||37|65|NR(0-20) NR(0-20) NR(0-20) 100 NR 100|R
SgsI	AscI	T|||37|65|NR(0-20) NR(0-20) NR(0-20) 50-100 100 50-100|Tango
SinI	AvaII	P|||37|+|100 75-100 50-75 10-25       100|A
SlaI	XhoI
SmaI		N||r0141-smai|37|65|10 10 10 100|rCutSmart Buffer	P|||25|+|<10 <10 10-25 <10 <10   <10 100  100|J	T|||30|65|50-100 NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20)|Tango
SmiI	SwaI	T|||30|65|NR(0-20) NR(0-20) 100 20-50 NR(0-20) 20-50|O
SmiMI	MslI
SmlI		N||r0597-smli|55|-|25 75 25 100|rCutSmart Buffer
SmoI	SmlI	T|||55|80|50-100 20-50 NR(0-20) 20-50 100 20-50|Tango
SmuI	FauI	T|||37|65|50-100 50-100 NR(0-20) 20-50 100 20-50|Tango
SnaBI		N||r0130-snabi|37|80|50* 50 10 100|rCutSmart Buffer	P|||37|-|50-75 100 50-75 <10       100|B
SpeI		N||r0133-spei|37|80|75 100 25 100|rCutSmart Buffer	H|SpeI-HF|r3133-spei-hf|37|80|25 50 10 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 75-100 100   25-50   100|B
SphI		N||r0182-sphi|37|65|100 100 50 100|NEBuffer r2.1	H|SphI-HF|r3182-sphi-hf|37|65|50 25 10 100|rCutSmart Buffer	P|||37|+|75-100 75-100 100* 75-100 100   100  100 10-25|K
SrfI		N||r0629-srfi|37|65|10 50 0 100|rCutSmart Buffer
Sse9I	TspEI
SseBI	StuI
SsiI	AciI	T|||37|65|NR 20-50 100 50-100 NR 100|O
SspD5I	HphI
SspDI	NarI	T|||37|80|20-50 NR(0-20) NR NR(0-20) 100 20-50|Tango
SspI		N||r0132-sspi|37|65|50 100 50 50|NEBuffer EcoRI/SspI	H|SspI-HF|r3132-sspi-hf|37|65|25 100 10 100|rCutSmart Buffer	P|||37|+|10-25 50-75 50-75 75-100 100   100   50-75|E	T|||37|65|20-50 100 NR(0-20) 50-100 100 20-50|G
SspMI	MaeI
SstI	SacI
Sth302II	HpaII
StsI	FokI
StuI		N||r0187-stui|37|-|50 100 50 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 50-75       50-75|B
StyD4I	ScrFI	N||r0638-styd4i|37|65|10 100 100 100|rCutSmart Buffer
StyI		H|StyI-HF|r3500-styi-hf|37|65|25 100 25 100|rCutSmart Buffer	P|||37|+|25-50 75-100 75-100 75-100 10-25 100  50-75   <10
SwaI		N||r0604-swai|25|65|10 10 100 10|NEBuffer r3.1
Sxy1780I	-
TaaI	Tsp4CI	T|||65|-|NR(0-20) NR(0-20) NR(0-20) 50-100 100 100|Tango
TaiI	MaeII	T|||65|-|50-100 50-100 20-50 100 100 50-100|R
TaqI		N|TaqI-v2|r0149-taqi-v2|65|-|50 100 50 100|rCutSmart Buffer	P|||65|-|10-25 25-50 50-75 50-75 100      100|E	T|||65|-|NR(0-20) 20-50 20-50 20-50 20-50 20-50|TaqI
TasI	TspEI	T|||65|-|100 50-100 20-50 NR(0-20) 20-50 NR(0-20)|B
TatI		T|||65|-|NR 50-100* NR(0-20) 20-50 100* NR(0-20)|Tango
TauI		T|||55|-|100 50-100 NR(0-20) NR(0-20) 20-50 NR(0-20)|B
TfiI		N||r0546-tfii|65|-|50 100 100 100|rCutSmart Buffer
TkoI	Cdu23823II
Tru1I	MseI	T|||65|-|50-100 50-100 20-50 100 50-100 100|R
Tru9I	MseI	P|||65|-|75-100 50-75 75-100 25-50  100     25-50|F
TscAI	TspRI	T|||65|-|50-100 50-100 20-50 20-50 100 20-50|Tango
TseFI	Tsp45I
TseI		N||r0591-tsei|65|-|75 100 100 100|rCutSmart Buffer
TsoI		T|||55|80|NR 100+SAM 50-100+SAM NR(0-20)+SAM 50-100+SAM 20-50+SAM|G+SAM
Tsp45I		N||r0583-tsp45i|65|-|100 50 10 100|rCutSmart Buffer
TspMI	SmaI	N||r0709-tspmi|75|-|50* 75* 50* 100|rCutSmart Buffer
TspRI		N||r0582-tspri|65|-|25 50 25 100|rCutSmart Buffer
TstI		T|||37|-|NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20) 100|R
Tth111I		N||r0185-tth111i|65|-|25 100 25 100|rCutSmart Buffer	P|||65|-|50-75 100 75-100 25-50       100
UcoMSI	SacI
UnbI	AsuI
UpaP162I	-
Van91I	PflMI	T|||37|65|NR(0-20) 50-100 50-100 100 20-50 50-100|R
Vha464I	AflII
VneI	ApaLI
VpaK11AI	AvaII
VpaK11BI	AvaII
VspI		P|||37|+|<10 25-50 75-100 100       <10|D	T|||37|65|NR(0-20) 50-100 100 20-50 100 100|O
XagI	EcoNI	T|||37|65|NR(0-20) 20-50 50-100 100 20-50 50-100|R
XapI	ApoI	T|||37|65|50-100 100 NR(0-20) NR(0-20) 100 20-50|Tango
XbaI		N||r0145-xbai|37|65|10 100 75 100|rCutSmart Buffer	P|||37|-|50-75 75-100 75-100 100 100   100   100|D	T|||37|65|50-100 50-100 20-50 NR(0-20) 100 50-100|Tango
XceI	NspI	T|||37|65|50-100 NR(0-20) NR(0-20) NR(0-20) 100 NR(0-20)|Tango
XcmI		N||r0533-xcmi|37|65|10 100 25 100*|NEBuffer r2.1
XhoI		N||r0146-xhoi|37|65|75 100 100 100|rCutSmart Buffer	P|||37|+|25-50 75-100 75-100 100 25-50   100   10-25|D	T|||37|80|NR(0-20) 50-100 50-100 100 20-50 100|R
XhoII		P|||37|+|25-50 25-50 100 10-25       <10|C
XmaI	SmaI	N||r0180-xmai|37|65|25 50 10 100|rCutSmart Buffer	P|||37|+|50-75 100 25-50 <10 25-50   <10   50-75|B
XmaJI	AvrII	T|||37|80|20-50 50-100 50-100 50-100 100 50-100|Tango
XmiI	AccI	T|||37|65|100 NR(0-20) NR(0-20) NR(0-20) 50-100 20-50|B
XmnI		N||r0194-xmni|37|65|50 75 10 100|rCutSmart Buffer	P|||37|+|75-100 100 75-100 10-25       75-100|B
XspI	MaeI
YkrI	PvuRts1I
ZraI	AatII	N||r0659-zrai|37|80|100 25 10 100|rCutSmart Buffer
ZrmI	ScaI
Zsp2I	AvaIII
`;
