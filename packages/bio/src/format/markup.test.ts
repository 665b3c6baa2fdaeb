import { describe, expect, it } from "vitest";
import { readText } from "../test-support/read-text.ts";
import { childOf, readXmlDocument } from "./xml-reader.ts";

describe("readXmlDocument", () => {
  it("reads elements, attributes, entities, CDATA and comments", () => {
    expect(
      readXmlDocument(
        "<?xml version='1.0'?>\n<a:b x='1 &lt; 2' y:z=\"'\"><!-- <no> --><c>x &amp; &#65;<![CDATA[<d>]]></c>\n<e/></a:b>",
      ),
    ).toMatchObject({
      name: "b",
      prefix: "a",
      line: 2,
      attributes: { x: "1 < 2", z: "'" },
      children: [
        { name: "c", text: "x & A<d>" },
        { name: "e", line: 3 },
      ],
    });
  });

  it.each([
    ["a tag that is not closed", "<a>\n<b>\n</a>", 3],
    ["a text that breaks off", "<a>\n<b", 2],
    ["a document type", "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", 1],
    ["nothing", "", 1],
  ])("reports the line of %s", (_, text, line) => {
    expect(readXmlDocument(text)).toMatchObject({ code: "markup-damaged", line });
  });

  it("resolves no entity that it does not know", () => {
    const node = readXmlDocument("<a><b>&x; &constructor;</b></a>");
    expect("code" in node ? "" : childOf(node, "b")?.text).toBe("&x; &constructor;");
  });
});

const sbol2 = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:sbol="http://sbols.org/v2#" xmlns:dcterms="http://purl.org/dc/terms/">
<sbol:ComponentDefinition rdf:about="http://x/plasmid/1"><sbol:displayId>plasmid</sbol:displayId><dcterms:title>p A</dcterms:title>
<sbol:type rdf:resource="http://www.biopax.org/release/biopax-level3.owl#DnaRegion"/>
<sbol:type rdf:resource="http://identifiers.org/so/SO:0000988"/>
<sbol:component><sbol:Component rdf:about="http://x/plasmid/c1/1"><sbol:definition rdf:resource="http://x/part/1"/></sbol:Component></sbol:component>
<sbol:sequence rdf:resource="http://x/seq/1"/>
<sbol:sequenceAnnotation><sbol:SequenceAnnotation rdf:about="http://x/plasmid/a1/1"><sbol:displayId>a1</sbol:displayId>
<sbol:component rdf:resource="http://x/plasmid/c1/1"/>
<sbol:location><sbol:Range rdf:about="http://x/plasmid/a1/r/1"><sbol:start>5</sbol:start><sbol:end>10</sbol:end>
<sbol:orientation rdf:resource="http://sbols.org/v2#reverseComplement"/></sbol:Range></sbol:location>
</sbol:SequenceAnnotation></sbol:sequenceAnnotation></sbol:ComponentDefinition>
<sbol:ComponentDefinition rdf:about="http://x/part/1"><sbol:displayId>part</sbol:displayId>
<sbol:role rdf:resource="http://identifiers.org/so/SO:0000167"/><sbol:sequence rdf:resource="http://x/seq/2"/>
<sbol:sequenceAnnotation><sbol:SequenceAnnotation rdf:about="http://x/part/a/1"><dcterms:title>box</dcterms:title>
<sbol:role rdf:resource="http://identifiers.org/so/SO:0000175"/>
<sbol:location><sbol:Range rdf:about="http://x/part/a/r/1"><sbol:start>1</sbol:start><sbol:end>2</sbol:end></sbol:Range></sbol:location>
</sbol:SequenceAnnotation></sbol:sequenceAnnotation></sbol:ComponentDefinition>
<sbol:Sequence rdf:about="http://x/seq/1"><sbol:elements>acgtacgtacgt</sbol:elements></sbol:Sequence>
<sbol:Sequence rdf:about="http://x/seq/2"><sbol:elements>gtacgt</sbol:elements></sbol:Sequence>
</rdf:RDF>`;

const sbol3 = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:sbol="http://sbols.org/v3#">
<sbol:Component rdf:about="http://x/p"><sbol:displayId>p</sbol:displayId><sbol:type rdf:resource="https://identifiers.org/SBO:0000251"/>
<sbol:type rdf:resource="https://identifiers.org/SO:0000988"/><sbol:hasSequence rdf:resource="http://x/s"/>
<sbol:hasFeature><sbol:SequenceFeature rdf:about="http://x/p/f"><sbol:name>ori</sbol:name><sbol:role rdf:resource="https://identifiers.org/SO:0000296"/>
<sbol:hasLocation><sbol:Range rdf:about="http://x/p/f/r"><sbol:start>2</sbol:start><sbol:end>4</sbol:end>
<sbol:orientation rdf:resource="http://sbols.org/v3#inline"/></sbol:Range></sbol:hasLocation></sbol:SequenceFeature></sbol:hasFeature></sbol:Component>
<sbol:Sequence rdf:about="http://x/s"><sbol:elements>acgtacgt</sbol:elements></sbol:Sequence></rdf:RDF>`;

describe("readSbol", () => {
  it("reads SBOL 2: parts and the parts of parts are features in their place", () => {
    expect(readText(sbol2)).toMatchObject({
      ok: true,
      format: "sbol",
      records: [
        {
          name: "p A",
          topology: "circular",
          sequence: "acgtacgtacgt",
          features: [
            { name: "part", type: "promoter", locations: [{ start: 4, end: 10, strand: -1 }] },
            { name: "box", type: "-10_signal", locations: [{ start: 8, end: 10, strand: -1 }] },
          ],
        },
      ],
    });
  });

  it("reads SBOL 3", () => {
    expect(readText(sbol3)).toMatchObject({
      ok: true,
      records: [
        {
          name: "p",
          kind: "dna",
          topology: "circular",
          features: [{ name: "ori", type: "rep_origin", locations: [{ start: 1, end: 4 }] }],
        },
      ],
    });
  });

  it("does not follow parts round in a ring", () => {
    const ring = sbol2.replace(
      "<dcterms:title>box</dcterms:title>",
      '<sbol:component rdf:resource="http://x/plasmid/c1/1"/>',
    );
    expect(readText(ring).ok).toBe(true);
  });
});

const interval = (from: number, to: number, direction = "leftToRight") =>
  `<interval><minimumIndex>${from}</minimumIndex><maximumIndex>${to}</maximumIndex><direction>${direction}</direction></interval>`;
const annotation = (name: string, type: string, intervals: string) =>
  `<annotation><description>${name}</description><type>${type}</type><intervals>${intervals}</intervals><qualifiers>
  <qualifier><name>note</name><value>&lt;i&gt;E. coli&lt;/i&gt;&amp;nbsp;gene</value></qualifier></qualifiers></annotation>`;
const geneious = `<?xml version="1.0"?>
<geneious version="2023"><geneiousDocument class="a.b.OperationRecordDocument"/>
<geneiousDocument class="x.DefaultNucleotideSequence"><hiddenFields><cache_name>p A</cache_name></hiddenFields>
<fields><molType>DNA</molType><topology>circular</topology><sequence_residues>ACG</sequence_residues></fields>
<originalElement><XMLSerialisableRootElement><charSequence>ACGTACGTACGT</charSequence><sequenceAnnotations>
${annotation("a", "restriction site", interval(3, 6, "none"))}${annotation("b", "CDS", interval(11, 14, "rightToLeft"))}
${annotation("c", "gene", interval(1, 2) + interval(5, 6))}${annotation("p", "invisible_Parent", interval(1, 2))}
</sequenceAnnotations></XMLSerialisableRootElement></originalElement></geneiousDocument></geneious>`;

describe("readGeneious", () => {
  it("reads the whole molecule, annotations on circles, and text without HTML", () => {
    expect(readText(geneious)).toMatchObject({
      ok: true,
      format: "geneious",
      warnings: [],
      records: [
        {
          name: "p A",
          topology: "circular",
          sequence: "ACGTACGTACGT",
          features: [
            {
              name: "a",
              type: "restriction_site",
              arrowheadType: "NONE",
              locations: [{ start: 2, end: 6 }],
              qualifiers: [{ key: "note", value: "E. coli gene" }],
            },
            {
              name: "b",
              locations: [
                { start: 0, end: 2, strand: -1 },
                { start: 10, end: 12, strand: -1 },
              ],
            },
            {
              name: "c",
              locations: [
                { start: 0, end: 2 },
                { start: 4, end: 6 },
              ],
            },
          ],
        },
      ],
    });
  });
});
