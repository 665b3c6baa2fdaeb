import { expect, it } from "vitest";
import { minutesIn } from "./minutes-in.ts";

it.each([
  ["37 ℃ 孵育 1 h", 60],
  ["65 ℃ 灭活 20 min", 20],
  ["37 ℃ 孵育 1 h 30 min，离心 5 min", 90],
  ["变性 98 ℃ 30 s", 0.5],
  ["室温静置10分钟", 10],
  ["培养 1.5 小时", 90],
  ["Incubate for 2 hours at 37 °C", 120],
  ["Spin 1 minute at 12,000 g", 1],
  // No time, or none that can be set.
  ["加入 5 µL 酶", null],
  ["12000 rpm, 5 samples", null],
  ["培养 12-16 h", null],
  ["振荡 5–10 min", null],
])("reads how long %s takes", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});
