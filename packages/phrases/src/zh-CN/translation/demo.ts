/** A glossary, a memory and a translated text of the demo lab: English into the lab's language. */
export const demo = {
  language: "zh-CN",
  glossary: "分子克隆术语",
  terms: `source,target,note,caseSensitive,doNotTranslate
plasmid,质粒,,,
vector,载体,,,
insert,插入片段,,,
backbone,骨架,,,
primer,引物,,,
template,模板,,,
annealing temperature,退火温度,,,
annealing,退火,,,
denaturation,变性,,,
extension,延伸,,,
amplicon,扩增子|扩增产物,,,
restriction site,酶切位点,,,
restriction enzyme,限制性内切酶|限制酶,,,
digestion,酶切,,,
ligation,连接,,,
sticky end,黏性末端,,,
blunt end,平末端,,,
transformation,转化,,,
transfection,转染,,,
competent cells,感受态细胞,,,
heat shock,热激,,,
colony,菌落,,,
colony PCR,菌落 PCR,,,
overnight culture,过夜培养物|过夜培养,,,
miniprep,质粒小提,,,
supernatant,上清液|上清,,,
pellet,沉淀,,,
lysis buffer,裂解液|裂解缓冲液,,,
elution buffer,洗脱液|洗脱缓冲液,,,
gel electrophoresis,凝胶电泳,,,
ladder,DNA 分子量标准,,,
Western blot,蛋白质印迹|Western blot,,,
primary antibody,一抗,,,
secondary antibody,二抗,,,
blocking,封闭,,,
knockout,敲除,,,
knockdown,敲低,,,
guide RNA,向导 RNA,,,
off-target,脱靶,,,
reading frame,阅读框|读码框,,,
stop codon,终止密码子,,,
wild type,野生型,,,
fetal bovine serum,胎牛血清,,,
Gibson Assembly,,,yes,yes
Golden Gate,,,yes,yes
DH5α,,,yes,yes
`,
  memory: "实验步骤",
  units: `Incubate on ice for 30 min.	冰上孵育 30 min。
Heat shock at 42 °C for 45 s.	42 °C 热激 45 s。
Discard the supernatant.	弃上清。
Keep the supernatant.	保留上清。
Centrifuge at 12,000 × g for 5 min at 4 °C.	4 °C，12,000 × g 离心 5 min。
Add 5 µL of plasmid DNA to 50 µL of competent cells.	向 50 µL 感受态细胞中加入 5 µL 质粒 DNA。
Spread 100 µL on LB agar with 100 µg/mL ampicillin.	取 100 µL 涂布于含 100 µg/mL 氨苄青霉素的 LB 平板。
Incubate overnight at 37 °C.	37 °C 过夜培养。
Store at -20 °C.	-20 °C 保存。
Mix gently by pipetting.	用移液器轻轻吹打混匀。`,
  name: "DH5α 转化步骤",
  text: `Transformation of DH5α

Thaw the competent cells on ice. Add 10 µL of plasmid DNA to 50 µL of competent cells. Incubate on ice for 30 min. Heat shock at 42 °C for 45 s.
Add 950 µL of SOC medium. Spread 100 µL on LB agar with 100 µg/mL ampicillin. Incubate overnight at 37 °C.`,
  first: "冰上融化感受态细胞。",
};
