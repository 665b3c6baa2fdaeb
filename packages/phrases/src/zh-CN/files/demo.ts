/** Folders, documents and tags of the demo lab. */
export const demo = {
  folderVectors: "载体骨架",
  folderReporters: "报告基因",
  folderYeast: "酵母",
  folderDesign: "gRNA 与供体",
  folderConstructs: "构建",
  folderReads: "测序结果",
  folderParts: "元件",
  folderDocuments: "方案与记录",
  tagVerified: "已测序验证",
  tagOrdered: "待订购",
  tagFreezer: "-80℃ 甘油菌",
  tagTeaching: "教学",
  rnpName: "HEK293T 电转 RNP 方案.md",
  rnp: `# HEK293T 电转 RNP 方案

目标：EGFP 第 66 位 TAC→CAC，绿色变蓝色。

## 材料

| 试剂 | 用量（每孔） |
| --- | --- |
| SpCas9 蛋白（61 µM） | 1.0 µL |
| sgRNA（100 µM） | 1.2 µL |
| 单链供体（100 µM） | 1.0 µL |
| 细胞 | 2 × 10⁵ |

## 步骤

1. Cas9 与 sgRNA 室温孵育 10 分钟，形成 RNP。
2. 细胞用 PBS 洗一次，重悬于 20 µL 电转液。
3. 加入 RNP 与供体，程序 CM-130。
4. 立即加 80 µL 预热培养基，静置 5 分钟后转入 24 孔板。
5. 72 小时后流式检测：BFP⁺ 为同源修复，双阴性为插入缺失。

> 对照：只加 RNP；只加供体；不电转。
`,
  flowName: "流式结果汇总.csv",
  flow: `样品,重复,EGFP+ (%),BFP+ (%),双阴性 (%)
未电转,1,99.2,0.0,0.8
只加 RNP,1,21.4,0.1,78.5
RNP+供体 60 nt 臂,1,27.9,18.6,53.5
RNP+供体 60 nt 臂,2,26.1,19.8,54.1
RNP+供体 60 nt 臂,3,28.8,17.9,53.3
`,
  purifyName: "scFv 镍柱纯化 SOP.md",
  purify: `# scFv 镍柱纯化 SOP

版本 2，由赵明哲修订。

1. BL21(DE3) 转化 pET28a-scFv，37℃ 培养到 OD600 = 0.6。
2. 0.2 mM IPTG，16℃ 过夜诱导。
3. 裂解液：50 mM Tris-HCl pH 8.0，300 mM NaCl，10 mM 咪唑。
4. 上样后用 20 个柱体积的 30 mM 咪唑洗杂。
5. 250 mM 咪唑洗脱，每管 0.5 mL，测 A280。
6. 透析到 PBS，分装后 -80℃ 保存。

**注意**：scFv 含两对二硫键，胞质表达以 SHuffle T7 为宜。
`,
  yieldName: "表达量记录.csv",
  yields: `批次,菌株,温度 (℃),产量 (mg/L),纯度 (%)
A1,BL21(DE3),37,1.1,72
A2,BL21(DE3),16,3.4,88
A3,SHuffle T7,16,6.8,94
`,
  activityName: "启动子活性测定记录.md",
  activity: `# 启动子活性测定记录

烟草叶片注射后 48 小时取样，LUC 读数以 REN 归一。

| 构建 | LUC/REN（均值 ± 标准差，n = 6） |
| --- | --- |
| pNOS::LUC | 0.11 ± 0.02 |
| pRbcS2B::LUC | 0.64 ± 0.09 |
| p35S::LUC | 1.00 ± 0.12 |
| pd35S::LUC | 1.83 ± 0.21 |

结论：双 35S 约为单 35S 的 1.8 倍；AtRbcS2B 在光下培养 16 小时的样品里更高，下周重复。
`,
  meetingName: "组会纪要.md",
  meeting: `# 组会纪要

- 王若曦：敲入效率 18%～20%，下一步比较 60 nt 与 90 nt 同源臂。
- 赵明哲：A3 批次 scFv 产量最高，改用 SHuffle T7。
- 吴雨桐：四个启动子构建全部测序正确。
- 周航：公共质粒库请统一命名，旧项目本周清理。
`,
  orderName: "引物订购单.csv",
  order: `名称,序列 5'→3',纯化,项目
EGFP-check-F,ATGGTGAGCAAGGGCGAGGA,PAGE,CRISPR 敲入
EGFP-check-R,TTACTTGTACAGCTCGTCCATG,PAGE,CRISPR 敲入
T7-promoter-F,TAATACGACTCACTATAGGG,脱盐,scFv
T7-term-R,GCTAGTTATTGCTCAGCGG,脱盐,scFv
`,
  welcomeName: "新生必读.md",
  welcome: `# 新生必读

1. 先看「公共质粒库」，找到 pUC19，打开图谱试一试酶切。
2. 在「抗 HER2 scFv 原核表达」里打开 pET28a-scFv，看它是怎样构建的，以及各个版本改了什么。
3. 打开测序比对，找出克隆 2 的突变在哪里。
4. 有问题就在文件旁边写评论，@ 对应的同学。
`,
  wantsAccess: "想参考 scFv 的纯化条件，用在纳米抗体上。",
} as const;
