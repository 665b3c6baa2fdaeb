// Facts of REBASE, (c) R.J. Roberts, free use with citation: Roberts, Vincze, Posfai, Macelis,
// Nucleic Acids Res. 2023;51:D629. Versions 404 (2024) and 205 (2022) by Biopython; nicking and homing enzymes
// and methylation by NEB's EnzymeFinder (2025-03-19). Made by scripts/data/make-enzymes.mjs.
// A row: name, site, cuts (top/bottom gaps from the site's first base), codes of suppliers, effect of Dam, Dcm
// and CpG methylation (. none, b blocked, i impaired, capital when by some contexts only, v varies, u untested,
// - never overlaps), after a colon the methylation that it needs. A number before a name is its id; else the
// id is one more than that of the row above.

export const enzymeSites = `
305:AanI ttataa 3/3 B ---
AarI cacctgc 11/15 B --i
AasI gacnnnnnngtc 7/5 B --.
AatII gacgtc 5/1 BIKMNV --b
Aba13301I gcaaac ? -
Aba6411II crrtaag ? -
AbaB8342IV cattag ? -
AbaCIII ctatcav ? -
AbaPBA3II caygac ? -
AbaSI c 12/10 N -uu:h+1
AbaUMB2I yccgss ? -
Abr4036II grtygacc ? -
AbsI cctcgagg 2/6 I --u
Acc16I tgcgca 3/3 IV --u
Acc36I acctgc 10/14 I --u
Acc65I ggtacc 1/5 BINV -BB
Acc65V gacgca ? -
AccB1I ggyrcc 1/5 IV -uu
AccB7I ccannnnntgg 7/4 IV -B-
AccBSI ccgctc 3/3 IV --.
AccI gtmkac 2/4 BJKMNQX --b
AccII cgcg 2/2 JK --b
AccIII tccgga 1/5 JK b-.
AccIX gacrac ? -
AccX ggarca ? -
AceIII cagctc 13/17 -
AchA6III agccag ? -
AciI ccgc 1/3 N --b
AclI aacgtt 2/4 INV --b
AclWI ggatc 9/10 I uuu
Aco12261II ccrgag ? -
AcoI yggccr 1/5 I -uu
AcoY31II tagcrab ? -
AcsI raatty 1/5 IV --u
AcuI ctgaag 22/20 IN ---
AcvI cacgtg 3/3 QX --u
AcyI grcgyc 2/4 J -uu
AdeI cacnnngtg 6/3 B --B
Adh6U21I gaancag ? -
AfaI gtac 2/2 BK --B
AfeI agcgct 3/3 IN --b
AfiI ccnnnnnnngg 7/4 V -uu
AflII cttaag 1/5 JKN ---
AflIII acrygt 1/5 MNS --I
AgeI accggt 1/5 JNR --b
AgsI ttsaa 3/2 I ---
AhaIII tttaaa 3/3 -
AhdI gacnnnnngtc 6/5 N --v
AhlI actagt 1/5 IV ---
AhyRBAHI gcyygac ? -
AhyYL17I yaamgag ? -
AjiI cacgtc 3/3 B --b
AjnI ccwgg 0/5 I -.-
AjuI gaannnnnnnttgg -7/-12,25/20 B --.
AleI cacnnnngtg 5/5 N --I
AlfI gcannnnnntgc -10/-12,24/22 -
AloI gaacnnnnnntcc -7/-12,25/20 B u.v
AluBI agct 2/2 I ---
AluI agct 2/2 BCIJKMNOQRSVXY ---
Alw21I gwgcwc 5/1 B --.
Alw26I gtctc 6/10 B --v
Alw44I gtgcac 1/5 BJ --b
AlwFI gaaaynnnnnrtg ? -
AlwI ggatc 9/10 N b..
AlwNI cagnnnctg 6/3 N -b-
Ama87I cycgrg 1/5 IV --u
AmaCSI gctcca 17/15 -
Aod1I gatcnac ? -
Aor13HI tccgga 1/5 K u-u
Aor51HI agcgct 3/3 K --b
AoxI ggcc 0/4 I -uu:c+3,c-2
ApaBI gcannnnntgc 8/3 -
ApaI gggccc 5/1 BIJKMNQRVX -BB
ApaLI gtgcac 1/5 CKN --b
ApeKI gcwgc 1/4 N --B
ApoI raatty 1/5 N --.
ApyPI atcgac 26/24 -
AquII gccgnac 27/25 -
AquIII gaggag 26/24 -
AquIV grggaag 26/24 -
ArsI gacnnnnnnttyg -8/-13,24/19 I --u
AscI ggcgcgcc 2/6 N -.v
AseI attaat 2/4 JN ---
Asi256I gatc 1/3 -
AsiGI accggt 1/5 IV --u
AsiSI gcgatcgc 5/3 IN .-v
Asl11923II gggabcc ? -
Asp103I cgraggc ? -
Asp114pII agcabcc ? -
Asp337I carabgg ? -
Asp700I gaannnnttc 5/5 M --u
Asp718I ggtacc 1/5 MS -bb
AspA2I cctagg 1/5 IV ---
AspAMDIV acccac ? -
AspBHI yscns 13/17 -
AspDUT2V gngcaac ? -
AspJHL3II cgcccag ? -
AspLEI gcgc 3/1 IV --b
AspNIH4III aagaacb ? -
AspS9I ggncc 1/4 IV -bb
AspSLV7III gtctca ? -
Asu14238IV cgtrac ? -
AsuC2I ccsgg 2/3 I --u
AsuHPI ggtga 13/12 IV uuu
AsuI ggncc 1/4 -
AsuII ttcgaa 2/4 C --.
AsuNHI gctagc 1/5 IV --.
AteTI gggrag ? -
AvaI cycgrg 1/5 JNQX --b
AvaII ggwcc 1/4 JNX -bb
AvaIII atgcat ? -
Avi249I ctgca ? -
AvrII cctagg 1/5 N ---
Awo1030IV gccrag ? -
AxyI cctnagg 2/5 J ---
BaeGI gkgcmc 5/1 N -..
BaeI acnnnngtayc -10/-15,23/18 N -.v
Bag18758I cccgag ? -
BalI tggcca 3/3 BJKQX -i-
BamHI ggatcc 1/5 BCIJKMNOQRSVXY ...
BanI ggyrcc 1/5 N -Bv
BanII grgcyc 5/1 KNX -..
BanLI rtcagg ? -
BarI gaagnnnnnntac -7/-12,25/20 I --u
Bau1417V gttcag ? -
BauI cacgag 1/5 B --.
Bbr52II ggcgag ? -
Bbr57III gtraayg ? -
Bbr7017II cgggag ? -
Bbr7017III ggrcag ? -
BbrPI cacgtg 3/3 M --b
BbsI gaagac 8/12 N --.
BbuB31I gnaayg ? -
BbuB31II cgrka ? -
BbuI gcatgc 5/1 -
Bbv12I gwgcwc 5/1 IV --u
BbvCI cctcagc 2/5 N --i
BbvI gcagc 13/17 N --.
BbvII gaagac 8/12 -
BccI ccatc 9/10 N --.
Bce10661III tatcnag ? -
Bce3081I taggag ? -
Bce83I cttgag 22/20 -
BceAI acggc 17/19 N --b
BcefI acggc 17/18 -
BceSIV gcagc -7/-5,14/16 -
BcgI cgannnnnntgc -10/-12,24/22 N B-B
BciT130I ccwgg 2/3 K -.-
BciVI gtatcc 12/11 N -..
BclI tgatca 1/5 BCJMNORS b--
BcnI ccsgg 2/3 BK --i
Bco11035III gaagcy ? -
BcoDI gtctc 6/10 N --I
BcuI actagt 1/5 B ---
BdaI tgannnnnntca -10/-12,24/22 -
BetI wccggw 1/5 -
BfaI ctag 1/3 N ---
BfaSII ganggag ? -
BfiI actggg 11/10 -
BfmI ctryag 1/5 B ---
BfoI rgcgcy 5/1 B -uu
BfrI cttaag 1/5 MS ---
BfuAI acctgc 10/14 N --i
BfuI gtatcc 12/11 B -..
Bga514I gtraag ? -
BglI gccnnnnnggc 7/4 BCIJKNOQRVX -.v
BglII agatct 1/5 BCIJKMNOQRSVX .--
Bhe175II gcccna ? -
BinI ggatc 9/10 -
BisI gcngc 2/3 I --u:c+2,c-4
BkrAM31DI rttaaatm ? -
Ble402II gragcag ? -
BlnI cctagg 1/5 KMS ---
BloAII gaggac ? -
BlpI gctnagc 2/5 N --.
BlsI gcngc 3/2 I --u:c+2,c-4
BmcAI agtact 3/3 V ---
Bme1390I ccngg 2/3 B -bu
Bme18I ggwcc 1/4 IV -uu
BmeDI c 3/1 -
BmeRI gacnnnnngtc 6/5 V --u
BmeT110I cycgrg 1/5 BK --.
BmgBI cacgtc 3/3 N --B
BmgI gkgccc ? -
BmgT120I ggncc 1/4 K -bb
BmiI ggnncc 3/3 V -uu
BmrFI ccngg 2/3 V -uu
BmrI actggg 11/10 N ---
BmsI gcatc 10/14 B --u
BmtI gctagc 5/1 INV --.
BmuI actggg 11/10 I ---
BoxI gacnnnngtc 5/5 B --v
BpiI gaagac 8/12 B --.
BplI gagnnnnnctc -8/-13,24/19 B --.
BpmI ctggag 22/20 IN -.-
Bps6700III taccnag ? -
Bpu10I cctnagc 2/5 BINV --.
Bpu1102I gctnagc 2/5 BK --.
Bpu14I ttcgaa 2/4 IV --u
BpuEI cttgag 22/20 N ---
BpuMI ccsgg 2/3 V --u
Bsa29I atcgat 2/4 I b-u
BsaAI yacgtr 3/3 N --b
BsaBI gatnnnnatc 5/5 N b-B
BsaHI grcgyc 2/4 N -vv
BsaI ggtctc 7/11 N -vv
BsaJI ccnngg 1/5 N -..
BsaMI gaatgc 7/5 -
BsaOI cgrycg 4/2 -
BsaWI wccggw 1/5 N .-.
BsaXI acnnnnnctcc -9/-12,21/18 N -..
BsbI caacac 27/25 -
Bsc4I ccnnnnnnngg 7/4 I -bb
BscAI gcatc 9/11 -
BscGI cccgt ? -
BscXI gcaggc 5/1 -
Bse118I rccggy 1/5 IV --u
Bse1I actgg 6/4 IV ---
Bse21I cctnagg 2/5 IV ---
Bse3DI gcaatg 8/6 IV --.
Bse8I gatnnnnatc 5/5 IV b-v
BseAI tccgga 1/5 C b-i
BseBI ccwgg 2/3 C -u-
BseCI atcgat 2/4 C b-b
BseDI ccnngg 1/5 B -u.
BseGI ggatg 7/5 B -..
BseJI gatnnnnatc 5/5 B b-.
BseLI ccnnnnnnngg 7/4 B -BB
BseMI gcaatg 8/6 B --.
BseMII ctcag 15/13 B ---
BseNI actgg 6/4 B ---
BsePI gcgcgc 1/5 IV --u
BseRI gaggag 16/14 N --.
BseSI gkgcmc 5/1 B -..
BseX3I cggccg 1/5 IV --u
BseXI gcagc 13/17 B --.
BseYI cccagc 1/5 N --b
BsgI gtgcag 22/20 N --.
Bsh1236I cgcg 2/2 B --b
Bsh1285I cgrycg 4/2 B b-b
BshFI ggcc 2/2 C -..
BshNI ggyrcc 1/5 B -BB
BshTI accggt 1/5 B --b
BshVI atcgat 2/4 V u-u
BsiEI cgrycg 4/2 N .-B
BsiHKAI gwgcwc 5/1 N --.
BsiHKCI cycgrg 1/5 QX --u
BsiI cacgag 1/5 -
BsiSI ccgg 1/3 CY --.
BsiWI cgtacg 1/5 N --b
BsiYI ccnnnnnnngg 7/4 -
BslFI gggac 15/19 I -uu
BslI ccnnnnnnngg 7/4 N -vv
BsmAI gtctc 6/10 N --v
BsmBI cgtctc 7/11 N --B
BsmFI gggac 15/19 N -bb
BsmI gaatgc 7/5 JMNS --.
BsnI ggcc 2/2 V -uu
Bso31I ggtctc 7/11 IV -iI
BsoBI cycgrg 1/5 N --.
Bsp119I ttcgaa 2/4 B --b
Bsp120I gggccc 1/5 B -bb
Bsp1286I gdgchc 5/1 JKN -..
Bsp13I tccgga 1/5 IV u-u
Bsp1407I tgtaca 1/5 BK ---
Bsp143I gatc 0/4 B .-b
Bsp1720I gctnagc 2/5 IV --.
Bsp19I ccatgg 1/5 IV ---
Bsp24I gacnnnnnntgg -8/-13,24/19 -
Bsp3004IV ccgcat ? -
Bsp460III cgcgcag ? -
Bsp68I tcgcga 3/3 B .-b
BspACI ccgc 1/3 I --u
BspANI ggcc 2/2 X -uu
BspCNI ctcag 14/12 N ---
BspD6I gagtc 9/11 -
BspDI atcgat 2/4 N b-b
BspEI tccgga 1/5 N b-i
BspFNI cgcg 2/2 I --u
BspGI ctggac ? -
BspHI tcatga 1/5 N v--
BspLI ggnncc 3/3 B -vv
BspLU11I acatgt 1/5 -
BspMAI ctgcag 5/1 X ---
BspMI acctgc 10/14 N --.
BspMII tccgga 1/5 -
BspNCI ccaga ? -
BspOI gctagc 5/1 B --u
BspPI ggatc 9/10 B b..
BspQI gctcttc 8/11 N --.
BspT104I ttcgaa 2/4 K --b
BspT107I ggyrcc 1/5 K -uI
BspTI cttaag 1/5 B ---
BspTNI ggtctc 7/11 X -uu
BsrBI ccgctc 3/3 N --v
BsrBRI gatnnnnatc 5/5 -
BsrDI gcaatg 8/6 N --.
BsrFI rccggy 1/5 N --v
BsrGI tgtaca 1/5 N ---
BsrI actgg 6/4 N ---
BsrSI actgg 6/4 -
BssAI rccggy 1/5 C --.
BssECI ccnngg 1/5 I -u.
BssHII gcgcgc 1/5 JKMNQX --B
BssMI gatc 0/4 V u-u
BssNAI gtatac 3/3 IV --u
BssNI grcgyc 2/4 V -uu
BssSI cacgag 1/5 N --.
BssT1I ccwwgg 1/5 IV ---
Bst1107I gtatac 3/3 BK --B
Bst2BI cacgag 1/5 I --u
Bst2UI ccwgg 2/3 IV -.-
Bst4CI acngt 3/2 IV --u
Bst6I ctcttc 7/10 IV --b
Bst71I gcagc 13/17 -
Bst98I cttaag 1/5 -
BstACI grcgyc 2/4 I -uu
BstAFI cttaag 1/5 I ---
BstAPI gcannnnntgc 7/4 IN --v
BstAUI tgtaca 1/5 IV ---
BstBAI yacgtr 3/3 IV --u
BstBI ttcgaa 2/4 N --b
BstC8I gcnngc 3/3 I --b
BstDEI ctnag 1/4 IV ---
BstDSI ccrygg 1/5 IV --u
BstEII ggtnacc 1/6 CJN -..
BstENI cctnnnnnagg 5/6 IV -u-
BstF5I ggatg 7/5 IV -..
BstFNI cgcg 2/2 IV --u
BstH2I rgcgcy 5/1 IV -uu
BstHHI gcgc 3/1 IV --.
BstKTI gatc 3/1 I b-.
BstMAI gtctc 6/10 IV --.
BstMBI gatc 0/4 IV u-u
BstMCI cgrycg 4/2 IV u-u
BstMWI gcnnnnnnngc 7/4 I --B
BstNI ccwgg 2/3 N -.-
BstNSI rcatgy 5/1 IV --u
BstOI ccwgg 2/3 -
BstPAI gacnnnngtc 5/5 IV --u
BstPI ggtnacc 1/6 K -..
BstSCI ccngg 0/5 I -bu
BstSFI ctryag 1/5 I ---
BstSLI gkgcmc 5/1 I -..
BstSNI tacgta 3/3 IV --u
BstUI cgcg 2/2 N --b
BstV1I gcagc 13/17 I --.
BstV2I gaagac 8/12 IV --.
BstX2I rgatcy 1/5 IV uuu
BstXI ccannnnnntgg 8/4 BIJKMNQVXY -v-
BstYI rgatcy 1/5 N ...
BstZ17I gtatac 3/3 N --B
BstZI cggccg 1/5 R --u
Bsu15I atcgat 2/4 B b-b
Bsu36I cctnagg 2/5 N ---
BsuI gtatcc 12/11 I -u.
BsuRI ggcc 2/2 BI -..
BsuTUI atcgat 2/4 X b-u
BtgI ccrygg 1/5 N --.
BtgZI gcgatg 16/20 N --I
BthCI gcngc 4/1 -
BtrI cacgtc 3/3 I --v
BtsCI ggatg 7/5 N -..
BtsI gcagtg 8/6 N --.
BtsIMutI cagtg 7/5 N ---
BtuMI tcgcga 3/3 V u-u
Bve1B23I gacnnnnntgg ? -
BveI acctgc 10/14 B --i
Cac8I gcnngc 3/3 N --B
CaiI cagnnnctg 6/3 B -b-
Cal14237I ggttag ? -
CalB3II grttrag ? -
Cau10061II gttaat ? -
CauII ccsgg 2/3 -
Cba13II aggaat ? -
Cba16038I cctnaync ? -
Cbo67071IV gcrgaag ? -
CcaP7V craaaar ? -
Cch467III gngaaay ? -
CchII ggarga 17/15 -
CchIII cccaag 26/24 -
CciI tcatga 1/5 I u--
CciNI gcggccgc 2/6 IV --u
Cco11366VI gaagaa ? -
Cco11437V caynnnnnrtag ? -
Cco14983V gggtda ? -
Cco14983VI gcyga ? -
CcrNAIII cgaccag ? -
Cdi11397I gcgcag ? -
Cdi13746V rgaaagr ? -
Cdi13750III ccgatcc ? -
CdiI catcg 4/4 -
CdpI gcggag 26/24 -
Cdu23823II gtgaag ? -
Cfa8380I grggay ? -
CfoI gcgc 3/1 MRS --b
Cfr10I rccggy 1/5 BK --b
Cfr13I ggncc 1/4 B -bb
Cfr42I ccgcgg 4/2 B --b
Cfr9I cccggg 1/5 B --i
CfrI yggccr 1/5 -
CfrMH13II agcancc ? -
CfrMH16VI ctaaag ? -
Cfupf3II garcag ? -
Cgl13032I ggcgca ? -
Cgl13032II acgabgg ? -
ChaI gatc 4/0 -
Cin11811I tgkmca ? -
Cje265V gkaagc ? -
Cje54107III gkaayc ? -
CjeFIII gcaagg ? -
CjeFV ggrca ? -
CjeI ccannnnnngt -8/-14,26/20 -
CjeNII gagnnnnngt ? -
CjeNIII gkaayg 25/23 -
CjeNV ccyga ? -
CjeP659IV cacnnnnnnngaa ? -
CjePI ccannnnnnntc -7/-13,26/20 -
CjuI caynnnnnrtg ? -
CjuII caynnnnnctc ? -
Cko11077IV tgacag ? -
Cla11845III gcgaa ? -
ClaI atcgat 2/4 BKMNQRSX b-b
Cly7489II aaaagrg ? -
Cpe10578V gangagy ? -
Cpe13170II gttgnag ? -
Cpe2837III grnacayt ? -
CpoI cggwccg 2/5 BK --b
Cre7908I gcggga ? -
Csa9238II caaantc ? -
CseI gacgc 10/15 B --b
CsiI accwggt 1/6 B -u-
Csp2014I ggaggc ? -
Csp6I gtac 1/3 B --.
CspAI accggt 1/5 C --.
CspBP25III ccannnnnrtga ? -
CspCI caannnnngtgg -11/-13,24/22 N --.
CspI cggwccg 2/5 R --b
CspL61I tygayct ? -
CspX1II acccca ? -
CstMI aaggag 26/24 -
CviAII catg 1/3 N ---
CviJI rgcy 2/2 QX -uu
CviKI-1 rgcy 2/2 N -..
CviQI gtac 1/3 N --I
CviRI tgca 2/2 -
Dde51507I ccwgg ? -
DdeI ctnag 1/4 KMNOQRSX ---
DinI ggcgcc 3/3 V -uu
Dpi3069I gacag ? -
Dpi3084I cgrag ? -
Dpi3090II aagrag ? -
DpnI gatc 2/2 BEKMNOQRSX .-v:a+2,a-3
DpnII gatc 0/4 N b-.
DraI tttaaa 3/3 BIJKMNQSVX ---
DraII rggnccy 2/5 -
DraIII cacnnngtg 6/3 IMNV --I
DraRI caagnac 27/25 -
DrdI gacnnnnnngtc 7/5 N --v
DrdII gaacca ? -
DrdIV tacgac 26/24 -
DrdV catgnac 17/15 -
DrdVI gcagcc ? -
DrdVIII argagc ? -
DriI gacnnnnngtc 6/5 I --u
DsaI ccrygg 1/5 -
DseDI gacnnnnnngtc 7/5 IV --u
DspS02II tgccgac ? -
DvuIII cacncac ? -
EaeI yggccr 1/5 KN -bb
EagI cggccg 1/5 N --b
Eam1104I ctcttc 7/10 B --.
Eam1105I gacnnnnngtc 6/5 B --.
EarI ctcttc 7/10 N --i
EciI ggcgga 17/15 N b.v
Ecl136II gagctc 3/3 B --B
Ecl234I cggnaag ? -
Ecl35734I gaaaytc ? -
EclHKI gacnnnnngtc 6/5 -
EclXI cggccg 1/5 S --b
Eco105I tacgta 3/3 B --b
Eco130I ccwwgg 1/5 B ---
Eco147I aggcct 3/3 B -b-
Eco1836I cacantt ? -
Eco24I grgcyc 5/1 B -..
Eco31I ggtctc 7/11 B -iI
Eco32I gatatc 3/3 B --.
Eco4174I gcacag ? -
Eco43896II crarcag ? -
Eco4465II gaaabcc ? -
Eco47I ggwcc 1/4 B -bb
Eco47III agcgct 3/3 BMS --b
Eco52I cggccg 1/5 BK --b
Eco53kI gagctc 3/3 N --v
Eco57I ctgaag 22/20 B ---
Eco57MI ctgrag 22/20 -
Eco72I cacgtg 3/3 B --b
Eco8164I gcckag ? -
Eco81I cctnagg 2/5 BK ---
Eco88I cycgrg 1/5 B --i
Eco9009II gaaantc ? -
Eco9020I cgaabtt ? -
Eco9035I gggantt ? -
Eco91I ggtnacc 1/6 B -..
Eco9699II tagarc ? -
EcoBLMcrX rcsrc 2/3 -
EcoE1140I accyac ? -
EcoHI ccsgg 0/5 -
EcoHSI ggtaag ? -
EcoICRI gagctc 3/3 IV --u
EcoMVII cancatc ? -
EcoNI cctnnnnnagg 5/6 N -.-
EcoNIH6II atgaag ? -
EcoO109I rggnccy 2/5 BJKN -v.
EcoO157SI c 15/13 -
EcoO65I ggtnacc 1/6 K -..
EcoP15I cagcag 31/33 N ---
EcoRI gaattc 1/5 BCIJKMNOQRSVXY --v
EcoRII ccwgg 0/5 BJ -b-
EcoRV gatatc 3/3 BCIJKMNOQRSVX --I
EcoT14I ccwwgg 1/5 K ---
EcoT22I atgcat 5/1 BK ---
EcoT38I grgcyc 5/1 J -uu
EgeI ggcgcc 3/3 I -uu
EheI ggcgcc 3/3 B -.v
Ehi46392I cccnnag ? -
Eli8509II ccggag ? -
ErhG4T10I cgannnnnntc ? -
ErhI ccwwgg 1/5 I ---
EsaBC3I tcga 2/2 -
EsaSSI gaccac ? -
Esp3007I cagaag ? -
Esp3I cgtctc 7/11 BN --v
EspI gctnagc 2/5 -
FaeI catg 4/0 I ---
FaiI yatr 2/2 I ---
FalI aagnnnnnctt -8/-13,24/19 I ---
FaqI gggac 15/19 B -.v
FatI catg 0/4 IN ---
FauI cccgc 9/11 IN --v
FauNDI catatg 2/4 IV ---
Fba202Z8II agaagg ? -
FbaI tgatca 1/5 K b--
FblI gtmkac 2/4 IV --u
Fco1691IV gcvgag ? -
FinI gggac ? -
FmuI ggncc 4/1 -
Fna13121I ttgayc ? -
Fnu11326II gagnnnnrtay ? -
Fnu11326IV cttaatt ? -
Fnu4HI gcngc 2/3 N --b
FnuDII cgcg 2/2 -
FokI ggatg 14/18 BIJKMNVXY -II
FriOI grgcyc 5/1 IV -..
FseI ggccggcc 6/2 N -Iv
Fsp4HI gcngc 2/3 I --b
FspAI rtgcgcay 4/4 B --b
FspBI ctag 1/3 B ---
FspEI cc 14/18 N -uu:c+2
FspI tgcgca 3/3 JN --b
FspPK15I gargaag ? -
FtnUV gaaaca ? -
GauT27I cgcgcagg ? -
Gba708II atgcac ? -
GdiII cggccr 1/5 -
GlaI gcgc 2/2 I --u:c+2,c-1,c+4,c-3
GluI gcngc 2/3 I --u:c+2,c-1,c+5,c-4
Gru56503II carabgc ? -
GsaI cccagc 5/1 I --b
GsuI ctggag 22/20 B -b-
GsuPI gtacag ? -
HaeI wggccw 3/3 -
HaeII rgcgcy 5/1 JKN -.v
HaeIII ggcc 2/2 BIJKMNOQRSX -II
HapII ccgg 1/3 BK --b
HauII tggcca 17/15 -
HbaII gcccag ? -
Hca13221V cacnnnnnrtay ? -
HdeNY26I cgannnnnntcc ? -
HdeZA17I gcannnnnntcc ? -
HgaI gacgc 10/15 IN --v
HgiAI gwgcwc 5/1 -
HgiCI ggyrcc 1/5 -
HgiEII accnnnnnnggt ? -
HgiJII grgcyc 5/1 -
HhaI gcgc 3/1 BJKNQRX --v
Hin1I grcgyc 2/4 BK -iB
Hin1II catg 4/0 B ---
Hin4I gaynnnnnvtc -8/-13,24/19 -
Hin4II ccttc 11/10 -
Hin6I gcgc 1/3 B --b
HincII gtyrac 3/3 BJKNOQX --v
HindII gtyrac 3/3 IMSV --b
HindIII aagctt 1/5 BCIJKMNOQRSVXY ---
HinfI gantc 1/4 BCIJKMNOQRVXY --v
HinP1I gcgc 1/3 N --v
HpaI gttaac 3/3 BCIJKMNQSVX --v
HpaII ccgg 1/3 BINQRVX --b
HphI ggtga 13/12 BN b..
Hpy166II gtnnac 3/3 N --B
Hpy178III tcnnga 2/4 -
Hpy188I tcnga 3/2 N b-.
Hpy188III tcnnga 2/4 N b-b
Hpy300XI cctyna ? -
Hpy8I gtnnac 3/3 B --i
Hpy99I cgwcg 5/0 N --B
Hpy99XIII gccta ? -
Hpy99XIV ggwtaa ? -
Hpy99XIV_mut1 ggwcna ? -
Hpy99XXII cyannnnnntga ? -
HpyAS001VI cyannnnnnttc ? -
HpyAV ccttc 11/10 N --i
HpyAXIV gcgta ? -
HpyAXVI_mut1 crttaa ? -
HpyAXVI_mut2 crtcna ? -
HpyAXVIII ggannag ? -
HpyCH4III acngt 3/2 N --.
HpyCH4IV acgt 1/3 N --b
HpyCH4V tgca 2/2 N ---
HpyF10VI gcnnnnnnngc 7/4 B --B
HpyF3I ctnag 1/4 B ---
HpyG272XV gaaaag ? -
HpyLIM6XII cyannnnnntcc ? -
HpyLIM9XVI gaaaag ? -
HpyPU007XIX cyannnnnntgy ? -
HpySE526I acgt 1/3 I --b
HpyUM032XIII cyannnnnnntrg ? -
HpyUM032XIII_mut1 cyannnnnnnttc ? -
HpyUM032XIV gaaag ? -
Hso63250IV aacnnnnngtt ? -
Hso63373III cgannnnnrtay ? -
Hsp92I grcgyc 2/4 R -uu
Hsp92II catg 4/0 R ---
HspAI gcgc 1/3 IV --.
HspMHR1II gagcagc ? -
Jma19592I gtatnac ? -
Jma19592II grgcrac ? -
Jsp2502II grngaat ? -
Kas9737III cccrag ? -
KasI ggcgcc 1/5 N -.v
KflI gggwccc 2/5 B -uu
Kor51II rtcgag ? -
Kpn156V crtgatt ? -
Kpn2I tccgga 1/5 B .-b
Kpn327I gacatc ? -
Kpn9178I gngcgag ? -
Kpn9644II gracrac ? -
KpnI ggtacc 5/1 BCIJKMNOQRSVXY -..
KpnNH25III ctrgag ? -
KpnNIH30III gttcnac ? -
KpnNIH50I gcyaag ? -
Kro7512II arcagkc ? -
KroI gccggc 1/5 I --u:c+3,c-4
KroNI gccggc 3/3 I --u
Ksp22I tgatca 1/5 IV b--
Ksp632I ctcttc 7/10 -
KspAI gttaac 3/3 B --B
KspI ccgcgg 4/2 MS --u
Kzo9I gatc 0/4 I .-u
Lba2029III cyaaang ? -
Lbr124II catcnac ? -
Lcr047I ctcca ? -
Lcr047II agaag ? -
LcrJM4II gmagg ? -
Lde4408II acaaag ? -
LguI gctcttc 8/11 B --.
LlaG50I ccgtka ? -
Lme32I ctycaa ? -
LmnI gctcc 6/4 I -uu
Lmo370I agcgccg ? -
Lmo911II tagrag ? -
Lpl1004II aggrag ? -
Lpn11417II acgaat ? -
Lpn12272I gcncaac ? -
LpnI rgcgcy 3/3 -
LpnPI ccdg 14/18 N -uu:c+2
Lra68I gttcnag ? -
LsaDS4I tggaat ? -
Lsp1109I gcagc 13/17 B --u
Lsp48III agcacc ? -
Lsp6406VI cragcac ? -
LweI gcatc 10/14 B --i
MabI accwggt 1/6 I -.-
MaeI ctag 1/3 M ---
MaeII acgt 1/3 M --b
MaeIII gtnac 0/5 MS --u
MalI gatc 2/2 I u-u:a+2,a-3
MaqI crttgac 28/26 -
MauBI cgcgcgcg 2/6 B --u
Mba11I aggcga ? -
MbiI ccgctc 3/3 B --B
MboI gatc 0/4 BCKNQRXY b-I
MboII gaaga 13/12 BIJKNQVX b-.
McaTI gcgcgc 4/2 -
Mch10819I cycagcg ? -
I-SceI tagggataacagggtaat 9/5 BMN ---
I-CeuI taactataacggtcctaaggtagcgaa 18/14 N ---
I-PpoI taactatgactctcttaaggtagccaaat 18/14 R ---
PI-PspI tggcaaacagctattatgggtattatgggt 17/13 N ---
PI-SceI atctatgtcgggtgcggagaaagaggtaatgaaatgg 15/11 N ---
1006:Mch946II wcgatct ? -
McrI cgrycg 4/2 -
MfeI caattg 1/5 IN ---
MflI rgatcy 1/5 K buu
MhlI gdgchc 5/1 IV -..
MjaIV gtnnac ? -
MkaDII gagaygt ? -
Mla10359I cgannnnnntca ? -
MlsI tggcca 3/3 B -b-
Mlu211III agccca ? -
MluCI aatt 0/4 N ---
MluI acgcgt 1/5 BIJKMNOQRSV --b
MluNI tggcca 3/3 M -u-
Mly113I ggcgcc 2/4 I -uu
MlyI gagtc 10/10 N --.
MmeI tccrac 26/24 NX .-v
MnlI cctc 11/10 BINQVX --.
Mox20I tggcca 3/3 I -u-
Mph1103I atgcat 5/1 B ---
MreI cgccggcg 2/6 B --u
MroI tccgga 1/5 MO .-b
MroNI gccggc 1/5 IV --u
MroXI gaannnnttc 5/5 IV --.
MscI tggcca 3/3 NO -b-
MseI ttaa 1/3 N ---
MslI caynnnnrtg 5/5 N --.
Msp20I tggcca 3/3 V -u-
MspA1I cmgckg 3/3 INV ---
MspCI cttaag 1/5 C ---
MspF392I cccaatv ? -
MspGI gccggc 5/1 -
MspI ccgg 1/3 BIJKNQRVX --I
MspI7II acgrag ? -
MspI7IV gcmgaag ? -
MspJI cnnr 13/17 N uuu:c+1
MspR9I ccngg 2/3 I -bu
MspSC27II ccgcgac ? -
MssI gtttaaac 4/4 B --.
MstI tgcgca 3/3 -
MteI gcgcngcgc 4/5 I --u:c+2,c-3,c+4,c-6,c+7,c-8
MtuHN878II cacgcag ? -
MunI caattg 1/5 BKMS ---
Mva1269I gaatgc 7/5 B --.
MvaI ccwgg 2/3 BM -.-
MvnI cgcg 2/2 M --u
MwoI gcnnnnnnngc 7/4 N --v
NaeI gccggc 3/3 CKN --B
Nal45188II accagc ? -
Nan12227I ccannnnnntcy ? -
NarI ggcgcc 2/4 JMNQX -.v
Nb.BbvCI cctcagc -/5 N --.
Nb.Bpu10I cctnagc -/5 B --u
Nb.BsmI gaatgc -/5 N --.
Nb.BsrDI gcaatg -/6 N --.
Nb.BssSI cacgag -/5 N --.
Nb.BtsI gcagtg -/6 N --.
Nb.Mva1269I gaatgc -/5 B --u
Nbr128II accgac ? -
NciI ccsgg 2/3 JN --B
NcoI ccatgg 1/5 BCJKMNOQRSXY ---
NdeI catatg 2/4 BJKMNQRSX ---
NdeII gatc 0/4 JM b-.
NgoAVII gccgc 12/12 -
NgoAVIII gacnnnnntga -12/-14,24/22 -
NgoMIV gccggc 1/5 N --B
NhaXI caagrag ? -
NheI gctagc 1/5 BCJKMNOQRSX --B
NhoI gcwgc ? -
NlaCI catcac 25/23 -
NlaIII catg 4/0 N ---
NlaIV ggnncc 3/3 N -bb
Nli3877I cycgrg 5/1 -
NmeA6CIII gccgac 27/25 -
NmeAIII gccgag 27/25 N --.
NmeDI rccggy -12/-7,13/18 -
NmuCI gtsac 0/5 B --i
NotI gcggccgc 2/6 BCJKMNOQRSX --v
NpeUS61II gatcgac ? -
NruI tcgcga 3/3 BCIJKMNQSX b-b
NsbI tgcgca 3/3 B --b
NsiI atgcat 5/1 JMNQSX ---
NspBII cmgckg 3/3 -
NspES21II crttcag ? -
NspI rcatgy 5/1 N --.
NspV ttcgaa 2/4 J --b
Nt.AlwI ggatc 9/- N b.v
Nt.BbvCI cctcagc 2/- N --.
Nt.Bpu10I cctnagc 2/- B --u
Nt.BsmAI gtctc 6/- N --v
Nt.BspQI gctcttc 8/- N --.
Nt.Bst9I gagtc 9/- I --u
Nt.BstNBI gagtc 9/- N --.
Nt.CviPII ccd 0/- N -.u
ObaBS10I acgag ? -
OgrI caacnac ? -
OliI cacnnnngtg 5/5 B --i
OspHL35III yaggag ? -
PabI gtac 3/1 -
Pac19842II ccttga ? -
PacI ttaattaa 5/3 BNO ---
PacIII gtaatc ? -
Pae10662III tgacgag ? -
Pae8506I catcgar ? -
PaeI gcatgc 5/1 B --.
PaePA99III aagayc ? -
PaeR7I ctcgag 1/5 N --B
PagI tcatga 1/5 B i--
Pal408I ccrtgag ? -
PalAI ggcgcgcc 2/6 I -uu
PaqCI cacctgc 11/15 N --i
PasI cccwggg 2/5 B -.-
PauI gcgcgc 1/5 B --b
Pba2294I gtaag ? -
Pbu13063II gtatyc ? -
PcaII gacgag ? -
PceI aggcct 3/3 IV -u-
PciI acatgt 1/5 IN ---
PciSI gctcttc 8/11 I --u
Pcr308II ccaaag ? -
PcsI wcgnnnnnnncgw 7/6 I u-u:c+2,c-3,c+11,c-12
PctI gaatgc 7/5 IV --.
Pdi8503III ccggnag ? -
PdiI gccggc 3/3 B --b
PdmI gaannnnttc 5/5 B --B
Pdu1735I caccac ? -
PenI gcagt ? -
PfeI gawtc 1/4 B --b
Pfl10783II gcgtcag ? -
Pfl1108I tcgtag ? -
Pfl23II cgtacg 1/5 B --b
Pfl3756II ccctnag ? -
Pfl8569I gcnngc 3/3 -
PflFI gacnnngtc 4/5 N --.
PflMI ccannnnntgg 7/4 N -b-
PflPt14I rgcccac ? -
PfoI tccngga 1/6 B ibb
PfrJS12IV tanaag ? -
PfrJS12V ggcggag ? -
PfrJS15III cttcnac ? -
PgaP73III ttcgag ? -
Pin17FIII ggygab ? -
PinAI accggt 1/5 QX --u
PinP23II ctrkcag ? -
PinP59III gaagnag ? -
PkrI gcngc 3/2 I --u:c+2,c-4,c+5,c-1
PlaDI catcag 27/25 -
Ple19I cgatcg 4/2 I .-u
PleI gagtc 9/10 N --v
PliMI cgccgac ? -
PluTI ggcgcc 5/1 N -.v
PmaCI cacgtg 3/3 K --b
Pme10899I gacagg ? -
PmeI gtttaaac 4/4 N --.
PmlI cacgtg 3/3 N --b
PpiI gaacnnnnnctc -7/-12,25/20 -
PpiP13II cgcrgac ? -
PpsI gagtc 9/10 I --u
Ppu10I atgcat 1/5 -
Ppu21I yacgtr 3/3 B --b
PpuMI rggwccy 2/5 N -v.
Pru8113I cagangc ? -
PscI acatgt 1/5 B ---
Pse18267I rccgaag ? -
PshAI gacnnnngtc 5/5 KN --v
PshBI attaat 2/4 K ---
PsiI ttataa 3/3 IN ---
Psp0357II gcgaag ? -
Psp03I ggwcc 4/1 -
Psp124BI gagctc 5/1 IV --u
Psp1406I aacgtt 2/4 BK --b
Psp5II rggwccy 2/5 B -bu
Psp6I ccwgg 0/5 I -u-
PspAT13III ccganag ? -
PspCI cacgtg 3/3 IV --u
PspD7DII ccgcgag ? -
PspEI ggtnacc 1/6 IV -uu
PspFI cccagc 1/5 B --u
PspGI ccwgg 0/5 N -b-
PspLI cgtacg 1/5 I --u
PspMR102II caagaac ? -
PspN4I ggnncc 3/3 I -ii
PspOMI gggccc 1/5 INV -bb
PspOMII cgcccar 27/25 -
PspPI ggncc 1/4 C -bb
PspPPI rggwccy 2/5 I -uu
PspPRI ccycag 21/19 -
PspR84I tacycac ? -
PspXI vctcgagb 2/6 IN --I
PsrI gaacnnnnnntac -7/-12,25/20 I --i
PssI rggnccy 5/2 -
Pst14472I cnyacac ? -
Pst145I ctamrag ? -
Pst273I gatcgag ? -
PstI ctgcag 5/1 BCIJKMNOQRSVX ---
PstNI cagnnnctg 6/3 I -u-
PsuGI bbcgd ? -
PsuI rgatcy 1/5 B ...
PsyI gacnnngtc 4/5 B --.
PteI gcgcgc 1/5 B --u
PvuI cgatcg 4/2 BKMNOQRSX .-b
PvuII cagctg 3/3 BCIJKMNOQSVX ---
Ran11014IV gaaagag ? -
Rba2021I cacgagh ? -
RceI catcgac 27/25 -
RdeGBI ccgcag ? -
RdeGBII acccag 26/24 -
RdeGBIII tgryca -9/-11,17/15 -
Rer8036II ccgakgg ? -
RflFIII cgccag ? -
RgaI gcgatcgc 5/3 I u-u
Rgo13296IV graagcg ? -
Rho5650I aacgag ? -
RigI ggccggcc 6/2 I -ub
Rkr11038I ggannnnnrtga ? -
RlaI vcw ? -
RlaII acacag 26/24 -
RleAI cccaca 18/15 -
Rmu369III ggcyac ? -
RpaB5I cgrggac 27/25 -
RpaBI cccgcag 27/25 -
RpaI gtyggag 18/16 -
RpaTI grtggag ? -
RruI tcgcga 3/3 B u-u
RsaI gtac 2/2 BCIJMNQRVXY --v
RsaNI gtac 1/3 I --.
RseI caynnnnrtg 5/5 B --u
Rsp008IV acgcag ? -
Rsp008V gcccat ? -
Rsp531II cacacg ? -
RspPBTS2III cttcgag ? -
Rsr2I cggwccg 2/5 IV --u
RsrII cggwccg 2/5 NQX --b
Rtr1953I tgannnnnntga ? -
SacI gagctc 5/1 BJKMNOQRSX --.
SacII ccgcgg 4/2 BJKNOQRX --b
Saf8902III caatnag ? -
Sag901I gcaaat ? -
SalI gtcgac 1/5 BCIJKMNOQRVX --B
SanDI gggwccc 2/5 -
SapI gctcttc 8/11 N --.
SaqAI ttaa 1/3 B ---
SatI gcngc 2/3 B --b
Sau1803III cgannnnnntac ? -
Sau3AI gatc 0/4 CJKMNX .-B
Sau5656II gttgca ? -
Sau64037IV gtannnnnntgg ? -
Sau96I ggncc 1/4 JN -bb
SauI cctnagg 2/5 -
SauMJ015III garcnag ? -
Sba460II ggngayg ? -
SbfI cctgcagg 6/2 INV ---
Sbo46I tgaac ? -
ScaI agtact 3/3 BCJKMNOQRX ---
SchI gagtc 10/10 B --.
SciI ctcgag 3/3 -
ScoDS2II gctaat ? -
ScrFI ccngg 2/3 JN -bb
SdaI cctgcagg 6/2 B ---
SdeAI cagrag 27/25 -
SdeOSI gacnnnnrtga -11/-13,23/21 -
SduI gdgchc 5/1 B -..
Sdy5370I cacnnnnntcy ? -
Sdy7136I gagnnnnntaa ? -
Sdy9603I gcannnnnnntga ? -
SecI ccnngg 1/5 -
SelI cgcg 0/4 -
Sen17963III ccaaac ? -
Sen5794III acgaacb ? -
Sen6480IV gttcat ? -
SenA1673III gnggcag ? -
SenSARA26III acrcag ? -
SenTFIV gatcag ? -
Sep11964I cgycat ? -
Seq11824I ctannnnnctc ? -
SetI asst 4/0 I -uu
SexAI accwggt 1/6 MN -b-
SfaAI gcgatcgc 5/3 B u-u
SfaNI gcatc 10/14 INV --I
SfcI ctryag 1/5 N ---
SfeI ctryag 1/5 -
SfiI ggccnnnnnggcc 8/5 BCIJKMNOQVX -Iv
Sfl13829III gnycag ? -
SfoI ggcgcc 3/3 N -vv
Sfr274I ctcgag 1/5 IV --u
Sfr303I ccgcgg 4/2 IV --u
SfuI ttcgaa 2/4 MS --.
SgeI cnng 13/17 B -uu:c+1
SgfI gcgatcgc 5/3 R .-b
Sgr7807I gccgagg ? -
SgrAI crccggyg 2/6 N --v
SgrAII cgagatc ? -
SgrBI ccgcgg 4/2 C --b
SgrDI cgtcgacg 2/6 B --u
SgrTI ccds 14/18 -
SgsI ggcgcgcc 2/6 B -.v
SimI gggtc 2/5 -
SinI ggwcc 1/4 X -uu
SlaI ctcgag 1/5 CY --i
Sma10259II caaaga ? -
Sma325I arccct ? -
SmaI cccggg 3/3 BCIJKMNOQRSVXY --b
SmaUMH5I cttgac ? -
SmaUMH8I gcgaacb ? -
SmiI atttaaat 4/4 BIKV ---
SmiMI caynnnnrtg 5/5 IV --u
SmlI ctyrag 1/5 N --.
SmoI ctyrag 1/5 B --.
SmuI cccgc 9/11 -
Sna507VIII crttgag ? -
SnaBI tacgta 3/3 CKMN --b
SnaI gtatac ? -
Sno506I ggccgag ? -
Spe19205IV ggacy ? -
SpeI actagt 1/5 BJKMNOQRSX ---
SphI gcatgc 5/1 BCIJKMNOQRVX --.
SplI cgtacg 1/5 -
SpnRII tcgag ? -
SpoDI gcggrag ? -
SrfI gcccgggc 4/4 N --v
Sse232I cgccggcg 2/6 -
Sse8387I cctgcagg 6/2 K ---
Sse8647I aggwcct 2/5 -
Sse9I aatt 0/4 IV ---
SseBI aggcct 3/3 C -u-
SsiI ccgc 1/3 B --b
Ssp6803IV gaaggc ? -
Ssp714II cgcagcg ? -
SspD5I ggtga 13/13 -
SspDI ggcgcc 1/5 B -uu
SspI aatatt 3/3 BCIJKNQVX ---
SspJOR1II agcganc ? -
SspMI ctag 1/3 I ---
SstE37I cgaagac 27/25 -
SstI gagctc 5/1 C --.
Sth132I cccg 8/12 -
Sth20745III ggacgac ? -
Sth302II ccgg 2/2 -
SthSt3II gaagt ? -
StsI ggatg 15/19 -
StuI aggcct 3/3 BJKMNQX -b-
StyD4I ccngg 0/5 N -bi
StyI ccwwgg 1/5 CJN ---
SurP32aII acrgag ? -
SwaI atttaaat 4/4 JMNS ---
Sxy1780I gggtna ? -
TaaI acngt 3/2 B --i
TagI acgt 2/2 -
TaiI acgt 4/0 B --b
TaqI tcga 1/3 BCIJKMNQRVX b-.
TaqII gaccga 17/15 QX u-u
TaqIII caccca 17/15 -
TasI aatt 0/4 B ---
TatI wgtacw 1/5 B ---
TauI gcsgc 4/1 B --b
TfiI gawtc 1/4 N --v
TkoI gtgaag 26/24 -
TkoII ttcaag 16/14 -
TpyTP2I accaag ? -
Tru1I ttaa 1/3 B ---
Tru9I ttaa 1/3 IMV ---
TscAI castg 7/-2 B ---
TseFI gtsac 0/5 I --u
TseI gcwgc 1/4 N --v
TsoI tarcca 17/15 -
Tsp45I gtsac 0/5 N --.
Tsp4CI acngt 3/2 -
TspARh3I gracgac ? -
TspDTI atgaa 16/14 QX ---
TspEI aatt 0/4 -
TspGWI acgga 16/14 QX u-u
TspMI cccggg 1/5 N --b
TspRI castg 7/-2 N ---
TssI gagnnnctc ? -
TstI cacnnnnnntcc -8/-13,24/19 -
TsuI gcgac ? -
Tth111I gacnnngtc 4/5 IKNQVX --.
Tth111II caarca 17/15 -
UbaF11I tcgta ? -
UbaF12I ctacnnngtc ? -
UbaF13I gagnnnnnnctgg ? -
UbaF14I ccannnnntcg ? -
UbaF9I tacnnnnnrtgt ? -
UbaPI cgaacg ? -
UcoMSI gagctc -7/-5,11/13 -
UnbI ggncc 0/5 -
UpaP162I catg 2/2 -
Van9116I cckaag ? -
Van91I ccannnnntgg 7/4 BK -b-
VchE4II rtaaayg ? -
Vdi96II gncytag ? -
Vha464I cttaag 1/5 V ---
VneI gtgcac 1/5 IV --b
VpaK11AI ggwcc 0/5 -
VpaK11BI ggwcc 1/4 K -bb
VpaSKIII cgtcag ? -
VspI attaat 2/4 BIV ---
Vtu19109I cacrayc ? -
WviI cacrag 27/25 -
XagI cctnnnnnagg 5/6 B -u-
XapI raatty 1/5 B --.
XbaI tctaga 1/5 BCIJKMNQRSVX b--
Xca85IV tacgag ? -
XceI rcatgy 5/1 B --.
XcmI ccannnnnnnnntgg 8/7 N -.-
XhoI ctcgag 1/5 BJKMNOQRX --i
XhoII rgatcy 1/5 -
XmaI cccggg 1/5 INV --I
XmaIII cggccg 1/5 -
XmaJI cctagg 1/5 B ---
XmiI gtmkac 2/4 B --b
XmnI gaannnnttc 5/5 N --v
XspI ctag 1/3 K ---
YkrI c 11/10 -
Yps3606I cggaag ? -
Yru12986I aggaag ? -
ZraI gacgtc 3/3 INV --v
ZrmI agtact 3/3 I ---
Zsp2I atgcat 5/1 IV ---
`;
