import { errorCodes, errorValues, type Locale, locales } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { letters as englishLetters } from "./en-US/app/mails.ts";
import { errorMessage, mailTextsIn } from "./index.ts";
import { parts } from "./parts.ts";
import { letters as simplifiedLetters } from "./zh-CN/app/mails.ts";
import { letters as traditionalLetters } from "./zh-TW/app/mails.ts";

const textsOf = async (
  locale: Locale,
  letters: Readonly<Record<string, string>>,
): Promise<Map<string, string>> => {
  const said = await Promise.all(Object.values(parts[locale]).map((load) => load()));
  const areas = Object.assign(
    { letters },
    ...said.map(({ words, errors }) => ({ ...words, ...(errors && { errors }) })),
  );
  return new Map(
    Object.entries<Record<string, string>>(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );
};

const simplifiedTexts = await textsOf("zh-CN", simplifiedLetters);
const traditionalTexts = await textsOf("zh-TW", traditionalLetters);
const englishTexts = await textsOf("en-US", englishLetters);

const languages: [string, Map<string, string>][] = [
  ["zh-CN", simplifiedTexts],
  ["zh-TW", traditionalTexts],
  ["en-US", englishTexts],
];
const base = simplifiedTexts;

/** English distinguishes singular and plural with `key_one` and `key_other`; Chinese does not. */
const withoutNumber = (key: string) => key.replace(/_(one|other)$/, "");
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();
const failing = (texts: Map<string, string>, isWrong: (text: string, key: string) => boolean) =>
  [...texts].filter(([key, text]) => isWrong(text, key)).map(([key, text]) => `${key}: ${text}`);

// Common emails that exist in simplified writing only.
const SIMPLIFIED_ONLY =
  /[个么为义习书买亚产亲仅们会传伤伦体关兴养内写军农冲决况净减凤击刘则创别剂办务动劳势单卖卫压厅历县参双发变叙号吗听员响啊问围图团场坏块坚报够头夹夺奋妇妈学实审宽对寻导将尔尝层岁币师带帮库应废开异张弹强录彻径态总恋恶惊惯户执扩扫扬护报担择损换据断无旧时显书术权条来构枪标样档检楼欢气汇决没沟泪测济浅浓涂湿满滤灭灯灵点热爱环现电画疗监盖盘码确种积称稳穷签类粮级纤约纯线组细终经结给络统绝继续维绿编缩网罗罚职联胜脑脱节药营获蓝虑补装规视览觉计订认让议记讲许论设访证评识诉词译试话询该详误说请读谁调谈负贡败货质购费资赖赛赠赶跃践车转轮软载较辑输边达过运还这进远连迟选递逻遗邮针钟铁销错键长门闭闻间队阶际险随隐难静须顺预领频题额风饮饭饱馆马驱验鱼鸟]/;

describe.each(languages)("phrases of %s", (_, texts) => {
  it("have the keys of the other languages", () => {
    const keys = new Set([...texts.keys()].map(withoutNumber));
    expect([...keys].toSorted()).toEqual([...new Set([...base.keys()].map(withoutNumber))].toSorted());
  });

  it("are never empty nor padded", () => {
    expect(failing(texts, (text) => text.length === 0 || text.trim() !== text)).toEqual([]);
  });

  it("fill in the same values", () => {
    const expected = new Map([...base].map(([key, text]) => [withoutNumber(key), placeholders(text).join()]));
    const differs = (text: string, key: string) =>
      !key.endsWith("_one") && placeholders(text).join() !== expected.get(withoutNumber(key));
    expect(failing(texts, differs)).toEqual([]);
  });
});

describe("writing", () => {
  it("uses no simplified characters in Traditional Chinese, except for the names of languages", () => {
    const wrong = (text: string, key: string) =>
      !key.startsWith("shell.language") && SIMPLIFIED_ONLY.test(text);
    expect(failing(traditionalTexts, wrong)).toEqual([]);
  });

  it("uses the words of Taiwan in Traditional Chinese", () => {
    expect(
      failing(traditionalTexts, (text) => /文件夾|引物|質粒|軟件|網絡|信息|服務器|登錄$/.test(text)),
    ).toEqual([]);
  });

  it("has no Chinese in English, but for the names of languages", () => {
    const wrong = (text: string, key: string) =>
      !key.startsWith("shell.language") && /\p{Script=Han}/u.test(text);
    expect(failing(englishTexts, wrong)).toEqual([]);
  });

  it("ends every error as a sentence", () => {
    for (const [, texts] of languages) {
      expect(failing(texts, (text, key) => key.startsWith("errors.") && !/[。.！!]$/.test(text))).toEqual([]);
    }
  });
});

describe("the application", () => {
  it("is named by its brand, never by ours", () => {
    for (const [, texts] of languages) expect(failing(texts, (text) => /benchleaf/i.test(text))).toEqual([]);
    for (const locale of locales) {
      expect(mailTextsIn(locale, "Institute")("codeSubject", { code: "123456" })).toContain("Institute");
    }
  });
});

it("calls a review by one word in Taiwan", () => {
  const [, texts] = languages.find(([locale]) => locale === "zh-TW")!;
  expect(failing(texts, (text) => text.includes("簽核"))).toEqual([]);
});

describe("errorMessage", () => {
  it.each(locales)("says every error in %s", (locale) => {
    for (const code of errorCodes) expect(errorMessage(locale, code)).toMatch(/\S/);
  });

  it.each(locales)("names in %s what the data of its code carries, and nothing else", (locale) => {
    const carried: Readonly<Record<string, readonly string[]>> = errorValues;
    for (const code of errorCodes) {
      const named = errorMessage(locale, code, new Proxy({}, { get: (_, name) => `<${String(name)}>` }));
      expect([code, ...new Set(named.match(/<\w+>/g) ?? [])].toSorted()).toEqual(
        [code, ...(carried[code] ?? []).map((name) => `<${name}>`)].toSorted(),
      );
      const filled = Object.fromEntries((carried[code] ?? []).map((name) => [name, 12_000]));
      expect(errorMessage(locale, code, filled)).not.toMatch(/[{}]|<\w+>/);
    }
    expect(errorMessage(locale, "cloning.product.too.long", { limit: 12_000 })).toContain("12,000");
  });

  it("answers in the language asked for", () => {
    expect(errorMessage("zh-TW", "file.name.exists")).toContain("檔案");
    expect(errorMessage("zh-CN", "file.name.exists")).toContain("文件");
  });
});
