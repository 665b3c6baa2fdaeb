// Long because it is the only entry point of the package: a list of exports, nothing else.

export { alignPair } from "./align/align-pair.ts";
export { alignToCircle, type CircularAlignment, type CircularOptions } from "./align/circular.ts";
export {
  type MatrixName,
  matrixNames,
  type SubstitutionMatrix,
  substitutionMatrix,
} from "./align/matrices.ts";
export {
  alignMultiple,
  type MultipleAlignment,
  type MultipleOptions,
} from "./align/multiple/align-multiple.ts";
export {
  type AlignedRow,
  type AlignmentFormat,
  type AlignmentReadResult,
  readAlignment,
  writeAlignment,
} from "./align/multiple/alignment-file.ts";
export { consensusOf, conservationOf } from "./align/multiple/columns.ts";
export { identityMatrix } from "./align/multiple/identity.ts";
export { neighbourJoining } from "./align/multiple/neighbour-joining.ts";
export type {
  AlignError,
  AlignErrorCode,
  AlignFailure,
  AlignMode,
  AlignWork,
  FreeEnds,
  PairOptions,
  ScoreOptions,
} from "./align/options.ts";
export type { AlignmentOperation, PairAlignment } from "./align/pair-result.ts";
export {
  cleanSequence,
  complement,
  guessAlphabet,
  isLegal,
  legalResidues,
  MAX_REMOVED_NAMED,
  type RemovedCharacter,
  reverseComplement,
} from "./alphabet.ts";
export type { AmountRefusal } from "./amount/amount-refusal.ts";
export { type Dilution, dilute, diluteSerially, type SerialDilution } from "./amount/dilution.ts";
export { type LigationAmounts, ligationAmounts } from "./amount/ligation.ts";
export { meanMolarMass, type PolymerKind } from "./amount/molar-mass.ts";
export {
  type AnnotateOptions,
  type AnnotateProblem,
  type AnnotateResult,
  annotate,
} from "./annotate/annotate.ts";
export { type AnnotationMatch, featureOfMatch } from "./annotate/annotation-match.ts";
export {
  type FeatureLibrary,
  type LibraryFeature,
  loadCommonFeatures,
  MIN_FEATURE_BASES,
} from "./annotate/library.ts";
export {
  type ChecksumOptions,
  type ChecksumRefusal,
  checksum,
  checksumOfStrands,
} from "./checksum/checksum.ts";
export {
  type AlignedReads,
  alignReadsToReference,
  type ReadRow,
} from "./clone-check/align-reads-to-reference.ts";
export {
  type CheckedFeature,
  type CloneCheck,
  type CloneCheckOptions,
  type CloneVariant,
  type CloneVerdict,
  checkClone,
} from "./clone-check/check-clone.ts";
export type { ProteinEffect } from "./clone-check/protein-effect.ts";
export { type CheckedRow, columnsInOrder } from "./clone-check/row-differences.ts";
export { type AssemblyMethod, assemble, assemblyMethods } from "./cloning/assemble.ts";
export type {
  AssemblyError,
  AssemblyErrorCode,
  AssemblyFragment,
  AssemblyProduct,
  AssemblyResult,
  AssemblyWarning,
} from "./cloning/assembly.ts";
export { type AttSite, findAttSites } from "./cloning/att-sites.ts";
export { type ConstructPart, type ConstructProblem, checkConstruct } from "./cloning/check-construct.ts";
export { type CutPiece, cutOut } from "./cloning/cut-out.ts";
export { checkJunctionFrames, type FrameProblem } from "./cloning/junction-frames.ts";
export {
  type Lineage,
  type LineageInput,
  type LineageJunction,
  type LineagePart,
  type LineageStep,
  lineageInputs,
} from "./cloning/lineage.ts";
export type { ProductPart } from "./cloning/locate-parts.ts";
export { findLoxSites, type LoxSite } from "./cloning/methods/cre-lox.ts";
export type { AssemblyOptions, EndTreatment, OligoInput } from "./cloning/options.ts";
export {
  checkOverhangs,
  chooseOverhangs,
  foreignOverhangs,
  type OverhangProblem,
  type OverhangReport,
} from "./cloning/overhangs.ts";
export {
  type AssemblyPlan,
  MAX_PLANNED_FRAGMENTS,
  type PlanConflict,
  type PlanMethod,
  type PlannedFragment,
  type PlannedJunction,
  type PlannedPrimer,
  type PlanOptions,
  type PlanResult,
} from "./cloning/plan/plan.ts";
export { planAssembly } from "./cloning/plan/plan-assembly.ts";
export {
  type MutagenesisPlanOptions,
  type PlannedChange,
  planMutagenesis,
} from "./cloning/plan/plan-mutagenesis.ts";
export { type PrimersResult, type PrimerTails, planPrimers } from "./cloning/plan/plan-primers.ts";
export {
  type CodingSequence,
  codingLength,
  codingOf,
  translateCoding,
} from "./coding/coding-sequence.ts";
export { type LostQualifier, lostQualifiers } from "./coding/position-qualifiers.ts";
export { type ReadThroughCodon, readThroughCodons } from "./coding/read-through.ts";
export { translateSelection } from "./coding/translate-selection.ts";
export {
  type AnnotationChanges,
  compareRecords,
  type RecordChanges,
  type RecordPart,
} from "./compare/compare-records.ts";
export { mapRange, mapRanges } from "./compare/map-ranges.ts";
export { type MergeConflict, type MergeResult, mergeRecords } from "./compare/merge-records.ts";
export { type ResidueChange, residueChanges } from "./compare/residue-changes.ts";
export { type GcWindowOptions, type GcWindows, gcWindows } from "./composition/gc-windows.ts";
export { type BaseEditor, type BaseEditorName, baseEditors } from "./crispr/base-editor.ts";
export {
  type CloningOligosResult,
  type GuideVector,
  type GuideVectorName,
  guideCloningOligos,
  guideVectors,
} from "./crispr/cloning-oligos.ts";
export {
  type AminoAcidChange,
  aminoAcidChanges,
  type BaseSubstitution,
  type CodingRegion,
} from "./crispr/coding-change.ts";
export type { Bulge } from "./crispr/compare-windows.ts";
export { type CutOutcomes, cutOutcomes, type MicrohomologyDeletion } from "./crispr/cut-outcomes.ts";
export { designGenotypingPrimers, type GenotypingOptions } from "./crispr/design-genotyping-primers.ts";
export { type DesignHdrDonorOptions, designHdrDonor, type HdrDonor } from "./crispr/design-hdr-donor.ts";
export {
  type DesignPrimeEditsOptions,
  type DesignPrimeEditsResult,
  designPrimeEdits,
  type NickingGuide,
  type PrimeEdit,
} from "./crispr/design-prime-edits.ts";
export { type DonorPrimers, donorPrimers } from "./crispr/donor-primers.ts";
export {
  type BaseEdit,
  type FindBaseEditsOptions,
  type FindBaseEditsResult,
  findBaseEdits,
} from "./crispr/find-base-edits.ts";
export {
  type FindGuidesOptions,
  type FindGuidesRefusal,
  type FindGuidesResult,
  findGuides,
} from "./crispr/find-guides.ts";
export {
  type FindOffTargetsOptions,
  type FindOffTargetsRefusal,
  type FindOffTargetsResult,
  findOffTargets,
  type GenomePart,
} from "./crispr/find-off-targets.ts";
export {
  type FindTargetGuidesOptions,
  type FindTargetGuidesResult,
  findTargetGuides,
  type TargetGuide,
} from "./crispr/find-target-guides.ts";
export type { Guide } from "./crispr/guide.ts";
export { type GuideWarning, guideHairpin, guideWarnings } from "./crispr/guide-warnings.ts";
export type { EditRefusal, RequestedEdit } from "./crispr/local-edit.ts";
export {
  type Nuclease,
  type NucleaseChoice,
  type NucleaseName,
  type NucleaseRefusal,
  nucleases,
} from "./crispr/nuclease.ts";
export type { OffTarget } from "./crispr/off-target.ts";
export { type PairOutcome, pairOutcome } from "./crispr/pair-outcome.ts";
export { scoreCrisprScan } from "./crispr/score-crispr-scan.ts";
export { guideSpecificity, type ScoreOffTargetOptions, scoreOffTarget } from "./crispr/score-off-target.ts";
export { scoreRuleSet1 } from "./crispr/score-rule-set-1.ts";
export {
  guideContext,
  type OffTargetSummary,
  type PartSummary,
  type PlacedOffTarget,
  type SearchedGuide,
  type SummariseOptions,
  type SummariseResult,
  summariseOffTargets,
} from "./crispr/summarise-off-targets.ts";
export { isCodingKey } from "./cut-coding.ts";
export {
  type Activity,
  adviseBuffers,
  type BufferAdvice,
  type BufferAdviceResult,
  readActivity,
} from "./digest/buffer-advice.ts";
export { areCompatible, compatibleEnzymes, reverseEnd } from "./digest/compatible-ends.ts";
export { type DigestResult, digest } from "./digest/digest.ts";
export { type DigestFragment, DigestFragments, type FragmentEnd, fragmentBases } from "./digest/fragment.ts";
export {
  type PartialDigestOptions,
  type PartialDigestResult,
  type PartialFragment,
  partialDigest,
} from "./digest/partial-digest.ts";
export {
  type DnaLadder,
  dnaLadders,
  type GelBand,
  type GelOptions,
  type GelResult,
  type GelSample,
  gelMobility,
  runGel,
} from "./digest/run-gel.ts";
export {
  type BaseExchange,
  findSilentSites,
  type SilentSite,
  type SilentSiteOptions,
  type SilentSiteResult,
} from "./digest/silent-sites.ts";
export { applyEdit, type BaseChange, type Edit, type EditResult, replaceSelection } from "./edit.ts";
export { mergeFeatures, putFeature, splitFeature, unusedFeatureId } from "./edit-annotations.ts";
export { type Replacement, replacePlaces } from "./edit-places.ts";
export { changeCase, pasteFragment, reverseComplementSelection } from "./edit-stretch.ts";
export { enzymes, findEnzyme } from "./enzyme/catalogue.ts";
export { areTooClose } from "./enzyme/cleavage-near-ends.ts";
export { cloningEnzymes, commonRank, goldenGateEnzymes, isCommonEnzyme } from "./enzyme/common-enzymes.ts";
export type { CutPositions, SiteStarts } from "./enzyme/cut-positions.ts";
export type { CutSite, OverhangKind } from "./enzyme/cut-site.ts";
export { CutSites } from "./enzyme/cut-sites.ts";
export {
  type Enzyme,
  type EnzymeCut,
  type EnzymeInput,
  type EnzymeProvider,
  type EnzymeRecord,
  type Methylase,
  type MethylationEffect,
  supplierNames,
} from "./enzyme/enzyme.ts";
export {
  type EnzymeFilter,
  enzymesThatCut,
  filterEnzymes,
  groupIsoschizomers,
  overhangOf,
} from "./enzyme/filter-enzymes.ts";
export { type CutSiteOptions, type CutSiteResult, findCutSites } from "./enzyme/find-cut-sites.ts";
export { loadEnzymes } from "./enzyme/load-enzymes.ts";
export type { EnzymeProblem, EnzymeSelection } from "./enzyme/resolve-enzymes.ts";
export {
  type ArrowheadType,
  type Feature,
  type FeatureSpan,
  featureLength,
  featureSpan,
  type LocationOperator,
  type Qualifier,
  qualifierValue,
  type Segment,
  type Strand,
} from "./feature.ts";
export { colorOfFeature, type FeatureHue, featureColors, hueOf, parseColor } from "./feature-color.ts";
export {
  FALLBACK_FEATURE_TYPE,
  featureTypes,
  isKnownFeatureType,
  isWritableFeatureType,
} from "./feature-types.ts";
export { drawFigure } from "./figures/draw-figure.ts";
export { type CaptionPart, captionPartsOf } from "./figures/figure-caption.ts";
export { type Headline, headlinesOf } from "./figures/figure-headline.ts";
export {
  FIGURE_INK,
  type FigureItem,
  type FigureScene,
  type FigureStyle,
  POINTS_PER_MM,
} from "./figures/figure-scene.ts";
export { figureToSvg } from "./figures/figure-svg.ts";
export { withExportDefaults } from "./format/export-defaults.ts";
export { writeFasta } from "./format/fasta-writer.ts";
export { writeGenBank } from "./format/genbank-writer.ts";
export { MAX_FILE_BYTES, MAX_RESIDUES } from "./format/limits.ts";
export { nameRecords } from "./format/name-records.ts";
export { goesBack } from "./format/place-location.ts";
export { readSequences } from "./format/read-sequences.ts";
export type { ReadNote, ReadNoteCode, ReadResult } from "./format/report.ts";
export {
  type BinaryFormat,
  binaryFormats,
  type SequenceFormat,
  type TextFormat,
  textFormats,
} from "./format/sequence-formats.ts";
export type { WriteNote, WriteNoteCode, WriteResult } from "./format/write-report.ts";
export { writeSequences, writtenFormats } from "./format/write-sequences.ts";
export { type GenomeWindow, geneFeatures, reverseFeatures, splicedFeatures } from "./genome/gene-features.ts";
export {
  type Gene,
  type GeneTranscript,
  type GenomeChromosome,
  genomeLimits,
  type Stretch,
} from "./genome/gene-model.ts";
export {
  GenomeFault,
  type GenomeFaultCode,
  type GenomeRemark,
  genomeFaultCodes,
  genomeRemarkCodes,
} from "./genome/genome-fault.ts";
export { readFastaStream, type StreamReader } from "./genome/read-fasta-stream.ts";
export { readGenBankStream } from "./genome/read-genbank-stream.ts";
export { readGff3Genes } from "./genome/read-gff3-genes.ts";
export { baseMask } from "./iupac.ts";
export {
  defaultConditions,
  type HybridizationConditions,
} from "./melting/conditions.ts";
export {
  type DimerConditions,
  type Fold,
  type FoldConditions,
  foldDimer,
  foldHairpin,
} from "./melting/fold.ts";
export type { MeltingTable } from "./melting/melting-table.ts";
export {
  analyzeMelting,
  longOligoTemperature,
  type Melting,
  type MeltingError,
  type MeltingOptions,
  type MeltingResult,
  meltingTemperature,
} from "./melting/melting-temperature.ts";
export { checkOligo, gcFraction, type OligoCheck, type OligoError } from "./melting/oligo.ts";
export { type Annealing, annealingTemperature, type Polymerase, polymerases } from "./melting/polymerases.ts";
export type { SaltCorrection } from "./melting/salt-correction.ts";
export { wallaceTemperature } from "./melting/wallace-temperature.ts";
export { type AnnealOptions, annealOligos } from "./molecule/anneal-oligos.ts";
export { type CommonPlasmid, loadCommonPlasmids } from "./molecule/common-plasmids.ts";
export { type ConcatOptions, concatRecords } from "./molecule/concat-records.ts";
export { cutMolecule, type StrandCuts } from "./molecule/cut-molecule.ts";
export { circularise, endsFit, joinMolecules, rotateMolecule } from "./molecule/join-molecules.ts";
export {
  type EndKind,
  type EndLengths,
  type Molecule,
  type MoleculeEnd,
  type MoleculeEnds,
  type MoleculeResult,
  moleculeOf,
  reverseMolecule,
  strandsOf,
} from "./molecule/molecule.ts";
export { moleculeChecksum } from "./molecule/molecule-checksum.ts";
export { type PlasmidFacts, plasmidFacts } from "./molecule/plasmid-facts.ts";
export { reverseComplementRecord } from "./molecule/reverse-complement-record.ts";
export { rotateRecord } from "./molecule/rotate-record.ts";
export { lostBySlice } from "./molecule/slice-losses.ts";
export { sliceRecord } from "./molecule/slice-record.ts";
export { type EndTreatmentKind, treatEnd, treatMolecule } from "./molecule/treat-end.ts";
export {
  type NucleicAcidMassOptions,
  type NucleicAcidMassResult,
  nucleicAcidMass,
} from "./nucleic-acid-mass.ts";
export {
  type KineticColumn,
  type KineticSummary,
  kineticColumns,
  kineticSummaries,
  plateOfKinetics,
  tableOfKinetics,
} from "./plates/kinetic-table.ts";
export {
  emptyWell,
  newPlate,
  type Plate,
  type PlateSize,
  type PlateWell,
  plateShape,
  plateSizes,
  type WellRole,
  wellName,
  wellRoles,
} from "./plates/plate.ts";
export {
  changeWells,
  layOutSeries,
  pasteValues,
  type SeriesLayout,
  wellsBetween,
} from "./plates/plate-layout.ts";
export {
  blankOf,
  methodOfPlate,
  type PlateBlank,
  type PlateColumn,
  plateColumns,
  tableOfPlate,
} from "./plates/plate-table.ts";
export { type KineticRead, type KineticUnit, kineticUnits, readKinetics } from "./plates/read-kinetics.ts";
export { type FoundPlate, readPlates } from "./plates/read-plates.ts";
export type { BindingSite } from "./primer/bind-at.ts";
export { type BindingRules, bindingRules } from "./primer/binding-rules.ts";
export {
  type DegenerateOptions,
  type DegeneratePair,
  type DegeneratePrimer,
  type DegenerateResult,
  type DegenerateSource,
  designDegeneratePrimers,
} from "./primer/degenerate-primers.ts";
export { checkPrimers, type PrimerCheck, type PrimerCheckResult } from "./primer/design/check-primers.ts";
export { defaultDesign, primer3Design } from "./primer/design/default-design.ts";
export {
  type DesignCounts,
  explainCounts,
  type OligoFault,
  oligoFaults,
  type PairFault,
  pairFaults,
} from "./primer/design/design-counts.ts";
export type {
  DesignSettings,
  LibrarySequence,
  OligoSettings,
  OligoWeights,
  PairSettings,
  PairWeights,
  PrimerDesignOptions,
} from "./primer/design/design-options.ts";
export {
  type DesignError,
  type DesignExplanation,
  type DesignResult,
  designPrimerPairs,
} from "./primer/design/design-primer-pairs.ts";
export {
  listPrimers,
  type OligoList,
  type OligoSide,
  type PrimerListOptions,
  type PrimerListResult,
} from "./primer/design/list-primers.ts";
export type { DesignedOligo, PrimerPair } from "./primer/design/present-pair.ts";
export { primer3AnswerTags } from "./primer/design/primer3-answer.ts";
export {
  fromPrimer3Settings,
  type Primer3Tags,
  type Primer3Translation,
} from "./primer/design/primer3-settings.ts";
export type { Primer3Task } from "./primer/design/primer3-tags.ts";
export {
  designByPrimer3Settings,
  type Primer3Answer,
  type Primer3Error,
} from "./primer/design/primer3-tasks.ts";
export { type BindingPrimersResult, findBindingPrimers } from "./primer/find-binding-primers.ts";
export {
  type BindingError,
  type BindingOptions,
  type BindingResult,
  findBindingSites,
} from "./primer/find-binding-sites.ts";
export { type OligoProperties, oligoProperties } from "./primer/oligo-properties.ts";
export {
  type OrderedOligo,
  orderField,
  readOrderNotation,
  recognizeOrder,
  withOrder,
} from "./primer/order-notation.ts";
export type { Primer } from "./primer/primer.ts";
export { bindingAtPlace, type PrimerPlace, primerPlaces } from "./primer/primer-places.ts";
export { designQpcrPairs, qpcrDesign } from "./primer/qpcr-primers.ts";
export { seedCode, templateSeeds } from "./primer/seeds.ts";
export {
  designSequencingPrimers,
  type SequencingOptions,
  type SequencingPrimer,
  type SequencingResult,
} from "./primer/sequencing-primers.ts";
export {
  type PcrError,
  type PcrOptions,
  type PcrPrimer,
  type PcrProduct,
  type PcrResult,
  simulatePcr,
} from "./primer/simulate-pcr.ts";
export type { Template, TemplateError } from "./primer/template.ts";
export { chargeCurve, isoelectricPoint, proteinCharge } from "./protein/charge.ts";
export { type HalfLife, type HalfLives, halfLives } from "./protein/half-life.ts";
export {
  type ProteinProperties,
  type ProteinRefusal,
  proteinProperties,
} from "./protein/protein-properties.ts";
export { hydropathyOf } from "./protein/residues.ts";
export {
  add as addExact,
  compare as compareExact,
  decimalPattern,
  decimalText,
  divide as divideExact,
  type ExactNumber,
  exactNumber,
  exactText,
  multiply as multiplyExact,
  subtract as subtractExact,
} from "./quantity/exact-number.ts";
export { calculate, type Formula, MAX_FORMULA_CHARACTERS, readFormula } from "./quantity/formula.ts";
export { baseText, convert, inBaseUnit, type Quantity, type QuantityRefusal } from "./quantity/quantity.ts";
export { plainFigure, quantityText, readDecimal, readQuantity, readUnit } from "./quantity/read-quantity.ts";
export {
  allUnits,
  type Dimension,
  dimensionOf,
  dimensions,
  isUnit,
  powerOf,
  type Unit,
  unitsOf,
} from "./quantity/units.ts";
export {
  formatLocation,
  formatSelection,
  piecesOf,
  type Selection,
  type Span,
  sliceBases,
  toOneBased,
  wrapPosition,
} from "./range.ts";
export {
  type FindMatchesError,
  type FindMatchesOptions,
  type FindMatchesResult,
  findMatches,
  type SequenceMatch,
} from "./search/find-matches.ts";
export type {
  Alphabet,
  EndNote,
  HeaderField,
  Reference,
  SequenceMeta,
  SequenceRecord,
  Topology,
} from "./sequence.ts";
export type { Advice, AdviceReason, AdvisedTest } from "./statistics/advice.ts";
export { type AnalysisOutcome, adviseAnalysis, analyse } from "./statistics/analyse.ts";
export {
  type AnalysisFigure,
  type AnalysisMethod,
  type AnalysisOptions,
  type AnalysisResult,
  type AnalysisRole,
  type AnalysisSpec,
  analysisMethods,
  analysisRoles,
  defaultAnalysisOptions,
  type FigureGroup,
  type FigureSeries,
  methodRoles,
  type ResultCell,
  type ResultRemark,
  type ResultTable,
  STATISTICS_VERSION,
} from "./statistics/analysis-spec.ts";
export { postHocs } from "./statistics/comparisons.ts";
export { corrections } from "./statistics/corrections.ts";
export { weightings } from "./statistics/dose-response.ts";
export { growthModels } from "./statistics/kinetics.ts";
export {
  type AnalysisTable,
  hasUnclearCommas,
  readNumber,
  type TableColumn,
} from "./statistics/read-table.ts";
export type { StatisticsError, StatisticsErrorCode } from "./statistics/refusal.ts";
export { standardModels } from "./statistics/standard-curve.ts";
export {
  type DecodedText,
  decodeText,
  type TextEncodingName,
  unifyLineEnds,
} from "./text/decode-text.ts";
export {
  type AlignReadsOptions,
  type AlignReadsResult,
  alignReads,
  type ReadError,
  type UnalignedRead,
} from "./trace/align-reads.ts";
export {
  type AssembleReadsOptions,
  type AssembleReadsResult,
  assembleReads,
  type Contig,
  type ContigRead,
} from "./trace/assemble-reads.ts";
export {
  callHeterozygousPeaks,
  type HeterozygousOptions,
  type HeterozygousPeak,
} from "./trace/heterozygous-peaks.ts";
export type { ReadDifference } from "./trace/list-differences.ts";
export type { Read } from "./trace/oriented-read.ts";
export type { AlignedRead } from "./trace/place-read.ts";
export {
  CHANNELS,
  type Channel,
  NO_PEAK,
  reverseComplementTrace,
  type Trace,
  type TraceRun,
} from "./trace/trace.ts";
export { type TrimOptions, trimByQuality } from "./trace/trim-by-quality.ts";
export {
  type CodingConstraints,
  type CodingProblem,
  codingProblems,
} from "./translate/coding-constraints.ts";
export { codonAdaptationIndex } from "./translate/codon-adaptation-index.ts";
export {
  type CodonChoice,
  type CodonUsage,
  codonChoices,
  codonUsageTables,
  findCodonUsage,
  type HostId,
} from "./translate/codon-usage.ts";
export {
  type FindOrfsOptions,
  type FindOrfsRefusal,
  type FindOrfsResult,
  findOrfs,
} from "./translate/find-orfs.ts";
export {
  findGeneticCode,
  type GeneticCode,
  type GeneticCodeId,
  geneticCodes,
} from "./translate/genetic-code.ts";
export {
  type OptimiseCodonsOptions,
  type OptimiseCodonsResult,
  optimiseCodons,
} from "./translate/optimise-codons.ts";
export { type Orf, orfLength, orfSegments } from "./translate/orf.ts";
export {
  type ReverseTranslateOptions,
  type ReverseTranslateResult,
  reverseTranslate,
} from "./translate/reverse-translate.ts";
export { type Frame, type TranslateOptions, translate } from "./translate/translate.ts";
