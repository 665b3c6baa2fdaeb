import { describe, expect, it } from "vitest";
import { plateOfKinetics, tableOfKinetics } from "./kinetic-table.ts";
import { readKinetics } from "./read-kinetics.ts";
import { readPlates } from "./read-plates.ts";

const cells = (text: string, separator = "\t"): string[][] =>
  text.split("\n").map((line) => line.split(separator));

describe("kinetic measurements", () => {
  it("Tecan i-control: cycles, seconds and temperatures above, a well in each line", () => {
    const rows = cells(
      [
        ...["Application: Tecan i-control", "", "Label: OD600"],
        ...["Cycle Nr.\t1\t2\t3\t4", "Time [s]\t0\t1800\t3600\t7200.4", "Temp. [°C]\t37\t37\t36.9\t37"],
        ...[
          "A1\t0.05\t0.07\t0.11\t0.4",
          "A2\t0.05\t0.05\t0.05\tOVER",
          "B1\t0.1\t0.2\t0.3\t0.5",
          "",
          "End Time:\t12:00",
        ],
      ].join("\n"),
    );
    const [read, ...more] = readKinetics(rows);
    expect(more).toEqual([]);
    expect(read).toEqual({
      ...{ label: "Label: OD600", unit: "h", times: [0, 0.5, 1, 2.0001111] },
      wells: [
        { name: "A1", values: ["0.05", "0.07", "0.11", "0.4"] },
        { name: "A2", values: ["0.05", "0.05", "0.05", "OVER"] },
        { name: "B1", values: ["0.1", "0.2", "0.3", "0.5"] },
      ],
    });
  });
  it("Gen5: hours and minutes in lines, wells side by side, an empty line at the end", () => {
    const rows = cells(
      [
        ...["600", "", "Time\tT° 600\tA1\tA2\tA3"],
        ...["0:00:00\t37.0\t0.1\t0.2\t0.3", "0:10:00\t37.0\t0.2\t0.3\t0.4", "0:20:00\t37.0\t0.3\t0.4\t0.5"],
        ...["\t\t\t\t", "Results"],
      ].join("\n"),
    );
    expect(readKinetics(rows)).toMatchObject([
      {
        label: "600",
        unit: "min",
        times: [0, 10, 20],
        wells: [{ name: "A1" }, { name: "A2" }, { name: "A3" }],
      },
    ]);
  });
  it("SoftMax: seconds as minutes and seconds, and BMG: row and column of a well apart", () => {
    const softMax = cells(
      "Time(hh:mm:ss)\tTemperature\tA01\tA02\n00:00:00\t25\t1\t2\n00:00:15\t25\t3\t4\n00:00:30\t25\t5\t6",
    );
    expect(readKinetics(softMax)).toMatchObject([{ unit: "s", times: [0, 15, 30] }]);
    const bmg = cells(
      "Well Row,Well Col,Content,Raw Data\n,,Time,0 h,0 h 10 min,1 h 30 min\nA,1,Sample X1,0.1,0.2,0.3\nA,2,Sample X2,0.2,0.3,0.4",
      ",",
    );
    expect(readKinetics(bmg)).toMatchObject([
      {
        unit: "min",
        times: [0, 10, 90],
        wells: [{ name: "A1", values: ["0.1", "0.2", "0.3"] }, { name: "A2" }],
      },
    ]);
  });
  it("are none in a plate that was read once, a plain table, or times that do not rise", () => {
    expect(readKinetics(cells("<>\t1\t2\t3\nA\t1\t2\t3\nB\t4\t5\t6"))).toEqual([]);
    expect(readKinetics(cells("time\tod\n0\t1\n1\t2\n2\t3"))).toEqual([]);
    expect(readKinetics(cells("Time\tA1\tA2\n0\t1\t1\n0\t1\t1\n0\t1\t1"))).toEqual([]);
    expect(readPlates(cells("Time\tA1\tA2\tA3\n0\t1\t1\t1\n1\t1\t1\t1\n2\t1\t1\t1"))).toEqual([]);
  });
  it("become curves, thinned evenly if they are too long, and plates of one value each", () => {
    const [read] = readKinetics(cells("Time [s]\tA1\tB2\n0\t1\t5\n10\t3\t4\n20\t5\t\n30\t7\t2"));
    expect(tableOfKinetics(read!, 100).rows[5]).toEqual(["B2", "10", "4"]);
    expect(tableOfKinetics(read!, 4)).toEqual({
      every: 2,
      rows: [
        ["A1", "0", "1"],
        ["A1", "20", "5"],
        ["B2", "0", "5"],
        ["B2", "20", ""],
      ],
    });
    const values = (summary: "last" | "slope" | "highest") =>
      plateOfKinetics(read!, summary)!
        .wells.filter(({ role }) => role !== "empty")
        .map(({ value }) => value);
    expect(values("last")).toEqual(["7", "2"]);
    expect(values("highest")).toEqual(["7", "5"]);
    // Through (0, 5), (10, 4) and (30, 2).
    expect(values("slope")).toEqual(["0.2", "-0.1"]);
  });
});
