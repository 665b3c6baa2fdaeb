/** A glossary, a memory and a translated text of the demo lab: English into the lab's language. */
export const demo = {
  language: "zh-TW",
  glossary: "分子選殖術語",
  terms: `source,target,note,caseSensitive,doNotTranslate
plasmid,質體,,,
vector,載體,,,
insert,插入片段,,,
backbone,骨架,,,
primer,引子,,,
template,模板,,,
annealing temperature,黏合溫度,,,
annealing,黏合,,,
denaturation,變性,,,
extension,延伸,,,
amplicon,擴增子|擴增產物,,,
restriction site,酶切位|限制酶切位,,,
restriction enzyme,限制酶,,,
digestion,酶切,,,
ligation,接合,,,
sticky end,黏性末端,,,
blunt end,平末端,,,
transformation,轉形,,,
transfection,轉染,,,
competent cells,勝任細胞,,,
heat shock,熱休克,,,
colony,菌落,,,
colony PCR,菌落 PCR,,,
overnight culture,隔夜培養物|隔夜培養,,,
miniprep,質體小量抽取,,,
supernatant,上清液,,,
pellet,沉澱物,,,
lysis buffer,裂解緩衝液,,,
elution buffer,沖提緩衝液,,,
gel electrophoresis,膠體電泳|凝膠電泳,,,
ladder,DNA 分子量標準,,,
Western blot,西方墨點法|Western blot,,,
primary antibody,一級抗體,,,
secondary antibody,二級抗體,,,
blocking,阻斷,,,
knockout,剔除,,,
knockdown,減量,,,
guide RNA,嚮導 RNA,,,
off-target,脫靶,,,
reading frame,讀框,,,
stop codon,終止密碼子,,,
wild type,野生型,,,
fetal bovine serum,胎牛血清,,,
Gibson Assembly,,,yes,yes
Golden Gate,,,yes,yes
DH5α,,,yes,yes
`,
  memory: "實驗步驟",
  units: `Incubate on ice for 30 min.	冰上培養 30 min。
Heat shock at 42 °C for 45 s.	42 °C 熱休克 45 s。
Discard the supernatant.	棄上清液。
Keep the supernatant.	保留上清液。
Centrifuge at 12,000 × g for 5 min at 4 °C.	4 °C，12,000 × g 離心 5 min。
Add 5 µL of plasmid DNA to 50 µL of competent cells.	在 50 µL 勝任細胞中加入 5 µL 質體 DNA。
Spread 100 µL on LB agar with 100 µg/mL ampicillin.	取 100 µL 塗布於含 100 µg/mL 安比西林的 LB 平板。
Incubate overnight at 37 °C.	37 °C 隔夜培養。
Store at -20 °C.	-20 °C 保存。
Mix gently by pipetting.	以微量吸管輕輕吹打混勻。`,
  name: "DH5α 轉形步驟",
  text: `Transformation of DH5α

Thaw the competent cells on ice. Add 10 µL of plasmid DNA to 50 µL of competent cells. Incubate on ice for 30 min. Heat shock at 42 °C for 45 s.
Add 950 µL of SOC medium. Spread 100 µL on LB agar with 100 µg/mL ampicillin. Incubate overnight at 37 °C.`,
  first: "冰上融化勝任細胞。",
};
