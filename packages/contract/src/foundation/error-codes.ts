import { z } from "zod";

/**
 * Every code that a problem may carry. `success` belongs to the envelope and is not among them.
 *
 * The specification gives most codes letter by letter. Where it names an error without its key, this is the key:
 *
 * | the specification's words                                  | key                                        |
 * | ---------------------------------------------------------- | ------------------------------------------ |
 * | sample meta: status invalid                                | sample.meta.status.invalid                 |
 * | sample meta: field setting invalid                         | sample.meta.field.setting.invalid          |
 * | sample meta: duplicate field name, field label             | sample.meta.field.{name,label}.duplicate   |
 * | sample meta: duplicate meta name or label                  | sample.meta.{name,label}.duplicate         |
 * | library: type mismatch                                     | biolibrary.type.mismatch                   |
 * | library: library name exists                               | biolibrary.name.exists                     |
 * | library: max entity exceeded                               | biolibrary.max.entity.exceeded             |
 * | library: entity name exists, invalid, …                    | biolibrary.entity.name.*                   |
 * | library: content exists, invalid, …                        | biolibrary.content.*                       |
 * | switch team: team does not exist                           | tenant.not.found                           |
 */
const accessCodes = [
  "error.unauthorized",
  "permission.denied",
  "feature.disabled",
  "csrf.invalid",
  "host.unknown",
  "security.ip.forbidden",
  "tenant.left",
  "project.no.access",
  "fileAsset.no.read.permission",
  "fileAsset.no.edit.permission",
] as const;

const accountCodes = [
  "third.attempt",
  "tenth.attempt",
  "need.captcha",
  "need.verify.captcha",
  "user.locked",
  "captcha.verify.failed",
  "sign.in.method.off",
  "verify.code.failed",
  "two.factor.expired",
  "two.factor.unavailable",
  "identity.token.invalid",
  "password.common",
  "password.change.required",
  "session.not.found",
  "send.verification.code.too.frequently",
  "reset.password.code.too.frequently",
  "user.not.found",
  "user.already.exists",
  "user.email.invalid",
  "user.email.already.registered",
  "user.mobile.already.registered",
  "invitation.code.invalid",
  "invitation.already.exists",
  "invitation.roles.required",
  "tenant.not.found",
  "privilege.code.cdkey.not.found",
  "privilege.code.cdkey.type.incorrect",
  "privilege.code.cdkey.expired",
  "privilege.code.cdkey.used.up",
  "activation.not.built",
  "activation.team.too.small",
  "activation.already.asked",
  "activation.already.enabled",
  "activation.not.found",
  "activation.not.waiting",
  "invitation.not.found",
  "invitation.for.another",
  "tenant.expired",
  "tenant.frozen",
  "tenant.owner.only",
  "tenant.owner.required",
  "role.not.found",
  "role.built.in",
  "role.name.exists",
  "role.in.use",
  "role.last.admin",
  "role.beyond.own",
  "member.yourself",
  "member.elsewhere",
  "security.ip.excludes.self",
  "security.ip.invalid",
  "accessToken.not.found",
  "webhook.not.found",
  "webhook.address.forbidden",
  "webhook.delivery.not.found",
  "webhook.limit.exceed",
] as const;

/** The web answers these with the limit prompt (`literature.ai.limit.exceed` with its own). */
export const limitCodes = [
  "tenant.no.remaining.seats",
  "project.limit.exceed",
  "project.file.limit.exceed",
  "equipment.limit.exceed",
  "inventory.materials.limit.exceed",
  "inventory.materials.warehouse.limit.exceed",
  "literature.ai.limit.exceed",
] as const;

const projectCodes = [
  "project.manager.required",
  "project.owner.required",
  "project.owner.changed",
  "project.member.not.found",
  "project.personal",
] as const;

const fileCodes = [
  "projectFile.not.found",
  "projectFile.locked",
  "eln.audit.cannot.delete",
  "audit.process.audit.info.empty",
  "file.name.exists",
  "file.move.into.itself",
  "file.version.stale",
  "file.name.invalid",
  "file.kind.not.copied",
  "pdf.not.possible",
  "pdf.set.aside",
  "pdf.not.merged",
  "pdf.too.large",
  "pdf.too.many.exports",
  "pdf.export.not.found",
  "tag.not.found",
  "access.request.not.found",
  "fileLink.not.found",
  "fileLink.not.allowed",
  "fileLink.limit.exceed",
  "fileLink.password.needed",
  "fileLink.password.required",
  "fileLink.password.wrong",
  "publication.not.found",
  "publication.not.allowed",
  "publication.path.taken",
  "comment.not.found",
  "comment.limit.exceed",
  "comment.anchor.stale",
  "tag.name.exists",
  "tag.limit.exceed",
  "garbage.changed",
  "garbage.file.signed",
  "upload.not.found",
  "upload.too.large",
  "upload.too.many",
  "upload.part.misplaced",
  "storage.full",
  "eln.export.too.large",
  "picture.invalid",
  "approval.not.found",
  "approval.not.pending",
  "approval.signature.required",
  "approval.no.approver",
  "approval.pending.exists",
  "approval.config.stale",
  "sequence.import.failed",
  "sequence.illegal.letters",
] as const;

const sampleMetaCodes = [
  "sample.meta.status.invalid",
  "sample.meta.field.setting.invalid",
  "sample.meta.field.name.duplicate",
  "sample.meta.field.label.duplicate",
  "sample.meta.name.duplicate",
  "sample.meta.label.duplicate",
] as const;

const biolibraryCodes = [
  "biolibrary.type.mismatch",
  "biolibrary.name.exists",
  "biolibrary.max.entity.exceeded",
  "biolibrary.entity.not.found",
  "biolibrary.entity.name.exists",
  "biolibrary.entity.name.invalid",
  "biolibrary.entity.name.empty",
  "biolibrary.entity.name.too.long",
  "biolibrary.entity.name.illegal.character",
  "biolibrary.entity.name.duplicate",
  "biolibrary.content.exists",
  "biolibrary.content.invalid",
  "biolibrary.content.empty",
  "biolibrary.content.too.short",
  "biolibrary.content.too.long",
  "biolibrary.content.illegal.scope",
  "biolibrary.content.duplicate",
] as const;

const sourceCodes = [
  "source.off",
  "source.unreachable",
  "source.busy",
  "source.answer.unread",
  "source.record.not.found",
  "source.record.too.long",
] as const;

const genomeCodes = [
  "genome.not.found",
  "genome.not.ready",
  "genome.name.exists",
  "genome.too.many",
  "genome.gene.not.found",
  "genome.region.outside",
  "genome.region.too.long",
] as const;

const primersCodes = [
  "primers.design.too.long",
  "primers.design.too.slow",
  "primers.oligos.unpaired",
] as const;

const crisprCodes = [
  "crispr.task.not.found",
  "crispr.version.gone",
  "crispr.not.dna",
  "crispr.target.outside",
  "crispr.target.too.long",
  "crispr.genome.too.long",
  "crispr.too.many.tasks",
] as const;

const alignmentCodes = ["alignment.rows.invalid", "alignment.too.large"] as const;
const cloningCodes = [
  "cloning.bench.not.found",
  "cloning.bench.stale",
  "cloning.too.many.fragments",
  "cloning.too.many.vectors",
  "cloning.plasmid.twice",
  "cloning.place.unknown",
  "cloning.too.many.constructs",
  "cloning.not.dna",
  "cloning.version.gone",
  "cloning.product.differs",
  "cloning.product.too.long",
] as const;

const interchangeCodes = [
  "eln.not.found",
  "eln.too.many",
  "eln.import.not.ready",
  "eln.export.expired",
  "eln.export.no.longer.allowed",
] as const;

const identityCodes = [
  "sso.failed",
  "sso.expired",
  "sso.email.unverified",
  "sso.domain.unproven",
  "sso.not.member",
  "passkey.failed",
  "passkey.not.found",
  "identity.not.found",
  "identity.provider.not.found",
  "identity.provider.unreachable",
  "identity.certificate.invalid",
  "identity.domain.not.found",
  "identity.domain.unproven",
  "identity.domain.taken",
  "trail.entry.not.found",
  "signature.not.found",
  "signature.exists",
  "signature.unsupported",
  "signature.limit.exceed",
] as const;

const systemCodes = [
  "instance.config.fixed",
  "first.account.exists",
  "registration.closed",
  "feedback.not.found",
  "request.invalid",
  "request.too.large",
  "request.key.reused",
  "request.unanswered",
  "rate.limited",
  "route.not.found",
  "system.error",
  "system.unavailable",
] as const;

/** The whole catalogue. */
export const errorCodes = [
  ...accessCodes,
  ...accountCodes,
  ...limitCodes,
  ...projectCodes,
  ...fileCodes,
  ...sampleMetaCodes,
  ...biolibraryCodes,
  ...alignmentCodes,
  ...sourceCodes,
  ...genomeCodes,
  ...primersCodes,
  ...crisprCodes,
  ...cloningCodes,
  ...interchangeCodes,
  ...identityCodes,
  ...systemCodes,
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/**
 * Whether a text from outside is a code of the catalogue.
 *
 * @example isErrorCode("projectFile.locked") // true
 * @example isErrorCode("success") // false
 */
export const isErrorCode = (code: string): code is ErrorCode => errorCodeSchema.safeParse(code).success;
