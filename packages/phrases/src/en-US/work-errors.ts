import type { ErrorCode } from "@benchleaf/contract";
import { errors } from "./errors.ts";

/** Sentences that nobody meets before they have signed in: the sign-in page does not wait for them. */
const workErrors = {
  "tenant.left": "You are no longer in this team.",
  "fileAsset.no.read.permission": "You do not have permission to view this file. Ask its owner for access.",
  "fileAsset.no.edit.permission": "You do not have permission to edit this file. Ask its owner for access.",
  "identity.token.invalid": "Your identity check has expired. Confirm your identity again.",
  "privilege.code.cdkey.not.found": "This code is invalid. Check the spelling and try again.",
  "privilege.code.cdkey.type.incorrect": "This code is of another type. Use a code meant for your team.",
  "privilege.code.cdkey.expired": "This code has expired. Contact support.",
  "privilege.code.cdkey.used.up": "This code has been used up. Contact support.",
  "cloning.bench.not.found":
    "This bench does not exist any more, or it is another person’s. Go back to your benches.",
  "cloning.bench.stale": "This bench was changed in another window. Reload it; then make your change again.",
  "cloning.too.many.fragments":
    "A bench holds at most {{limit}} fragments. Join some of them first, then use the product as a fragment.",
  "cloning.too.many.vectors": "A bench has one vector. Turn the other one into a fragment.",
  "cloning.plasmid.twice": "The bench was sent with one entry twice. Reload it and try again.",
  "cloning.place.unknown":
    "An alternative on the bench names a place that is not there. Reload it and try again.",
  "cloning.too.many.constructs": "These alternatives make more than {{limit}} constructs. Take some off.",
  "cloning.not.dna": "{{name}} is not DNA. Only DNA can be cloned; choose another sequence.",
  "cloning.version.gone":
    "The version of {{name}} that the bench stands on no longer exists. Take the current one.",
  "cloning.product.differs":
    "The product and how it was made do not belong together. Reload the bench and save again.",
  "cloning.product.too.long": "The product has more than {{limit}} bp and cannot be saved from a bench.",
  "identity.certificate.invalid":
    "The signing certificate cannot be read. Paste the whole certificate in PEM form.",
  "identity.domain.not.found": "There is no such domain. Reload the page.",
  "identity.domain.unproven":
    "The TXT record is not there yet. Check the DNS; a new record may take minutes to hours.",
  "identity.domain.taken": "Another team has proven this domain. Ask support.",
  "publication.not.found": "This sequence is not public, or no longer.",
  "publication.not.allowed":
    "Your team has not allowed sequences to be published. An administrator can allow it under Security.",
  "publication.path.taken": "This address is taken. Choose another one.",
  "biolibrary.type.mismatch": "The entry does not match the library's type. Choose a matching library.",
  "biolibrary.name.exists": "A library with this name already exists. Choose another name.",
  "biolibrary.max.entity.exceeded": "At most 200 entries can be handled at once. Do it in several steps.",
  "biolibrary.entity.not.found":
    "This entry does not exist or has been deleted. Reload the page and try again.",
  "biolibrary.entity.name.exists": "The library already has an entry with this name. Choose another name.",
  "biolibrary.entity.name.invalid": "The entry name is not valid. Change it and try again.",
  "biolibrary.entity.name.empty": "The entry name is empty. Enter a name.",
  "biolibrary.entity.name.too.long": "The entry name is too long. Shorten it to 64 characters.",
  "biolibrary.entity.name.illegal.character":
    'The entry name cannot contain \\ / : * " < > | , @. Change it and try again.',
  "biolibrary.entity.name.duplicate": "Two of these entries have the same name. Change one and try again.",
  "biolibrary.content.exists": "The library already has an entry with this sequence. Use that entry.",
  "biolibrary.content.invalid": "The sequence is not valid. Check it and try again.",
  "biolibrary.content.empty": "The sequence is empty. Enter a sequence.",
  "biolibrary.content.too.short":
    "The sequence is too short. A feature needs at least 6 bases, a primer at least 10.",
  "biolibrary.content.too.long": "The sequence is too long. Shorten it; a primer has at most 250 bases.",
  "biolibrary.content.illegal.scope":
    "The sequence has characters that are not allowed. Use the permitted base letters only.",
  "biolibrary.content.duplicate":
    "Two of these entries have the same sequence. Remove the duplicate and try again.",
  "alignment.rows.invalid":
    "The rows of this alignment do not fit together, so nothing was saved. Align again.",
  "alignment.too.large": "This alignment is too large. Take fewer or shorter sequences.",
  "source.off": "“{{source}}” has not been switched on by who runs this installation.",
  "source.unreachable":
    "“{{source}}” cannot be reached now. Try again later; if it stays so, ask your administrator about the network.",
  "source.busy": "“{{source}}” has been asked too often. Try again in a few seconds.",
  "source.answer.unread": "“{{source}}” gave an answer that cannot be read. Try again later.",
  "source.record.not.found": "“{{source}}” has no “{{accession}}”. Check the accession.",
  "source.record.too.long":
    "“{{accession}}” has more than {{limit}} bp, too many for one sequence file. Download it and import it as a genome.",
  "genome.not.found": "This genome does not exist any more. Reload the list.",
  "genome.not.ready": "This genome has not been imported yet. Wait until it is ready.",
  "genome.name.exists": "A genome of this name exists already. Choose another name.",
  "genome.too.many": "Your team imports {{limit}} genomes already. Wait until one is done.",
  "genome.gene.not.found": "This genome has no such gene or transcript.",
  "genome.region.outside": "The region lies beyond the chromosome, which runs from 1 to {{size}}.",
  "genome.region.too.long": "At most {{limit}} bp are taken at once. Choose a smaller region.",
  "primers.design.too.long":
    "Primers are designed on at most {{limit}} bp at a time. Take the part of the sequence around the target.",
  "primers.design.too.slow":
    "The design takes too much time or memory. Name a target, make the product sizes and limits narrower, or try again later.",
  "primers.oligos.unpaired":
    "The oligos share no {{least}} bases that pair. Give both 5′ to 3′, or ask for a shorter overlap.",
  "crispr.task.not.found": "This CRISPR task does not exist any more. Reload the list of tasks.",
  "crispr.version.gone":
    "This version of the sequence no longer exists. Open the current one and design again.",
  "crispr.not.dna": "Guides are designed on DNA only. Choose a DNA sequence.",
  "crispr.target.outside": "The target reaches beyond the sequence. Choose it again.",
  "crispr.target.too.long":
    "The target is too long: at most {{limit}} bp at a time, flanks included. Make it shorter or design in parts.",
  "crispr.genome.too.long":
    "The sequences to search for off-targets have more than {{limit}} bp together. Choose fewer.",
  "crispr.too.many.tasks":
    "{{limit}} CRISPR tasks of yours are under way. Wait for one of them, or stop one, then start again.",
  "project.no.access": "You do not have access to this project. Ask its owner to add you.",
  "activation.not.built": "This version does not have what you apply for yet.",
  "activation.team.too.small":
    "A free activation needs a team of more than 2 people. Invite colleagues first, then apply.",
  "activation.already.asked": "Your team has already applied for this. Wait for the decision.",
  "activation.already.enabled": "Your team has this already. Reload the page.",
  "activation.not.found": "This application does not exist. Reload the list.",
  "activation.not.waiting": "This application has been decided already. Reload the list.",
  "role.not.found": "This role does not exist any more. Refresh and choose again.",
  "role.built.in": "Built-in roles cannot be changed or deleted. Create a role of your own.",
  "role.name.exists": "There is a role with this name already. Choose another name.",
  "role.in.use": "Members or invitations still use this role. Give them another role first.",
  "role.last.admin": "A team needs at least one administrator. Appoint another one first.",
  "role.beyond.own": "You cannot grant permissions that you do not have. Ask an administrator.",
  "member.yourself": "You cannot do this for yourself. Ask another administrator.",
  "member.elsewhere":
    "This person owns another team, so only the site's administrator can reset their two-factor sign-in. A recovery code lets the person in, too.",
  "accessToken.not.found": "This access token does not exist any more. Refresh the list.",
  "webhook.not.found": "This webhook does not exist any more. Refresh the list.",
  "webhook.address.forbidden": "Private and local addresses cannot be used. Enter a public HTTPS address.",
  "webhook.delivery.not.found":
    "This delivery does not exist any more; the log is kept for 30 days. Refresh the list.",
  "webhook.limit.exceed": "There are as many webhooks as can be. Remove one that is not used.",
  "project.limit.exceed":
    "Your team has reached its project limit. Upgrade the plan or delete unused projects.",
  "project.file.limit.exceed":
    "This project has reached its file limit. Upgrade the plan or remove unused files.",
  "project.manager.required": "Only the project’s owner and managers may do this. Ask one of them.",
  "project.owner.required": "The owner cannot leave a project. Give it to somebody else first.",
  "project.owner.changed": "The project has just been given to somebody else. Reload to see who owns it.",
  "project.member.not.found": "This person is no longer in the project. Reload the list of members.",
  "project.personal":
    "A personal project is its owner’s alone: it has no members and stays with them. Make a new project to work together.",
  "equipment.limit.exceed":
    "Your team has reached its equipment limit. Upgrade the plan or remove unused equipment.",
  "inventory.materials.limit.exceed":
    "Your team has reached its material limit. Upgrade the plan or archive unused materials.",
  "inventory.materials.warehouse.limit.exceed":
    "Your team has reached its warehouse limit. Upgrade the plan or delete unused warehouses.",
  "literature.ai.limit.exceed": "No literature AI uses are left. Upgrade the plan or redeem a code.",
  "projectFile.not.found":
    "This file does not exist or was deleted. Look in the trash or return to the list.",
  "projectFile.locked": "This file is locked. Wait until it is unlocked to edit it.",
  "eln.audit.cannot.delete":
    "This file has been submitted for review and cannot be deleted. Withdraw the review first.",
  "audit.process.audit.info.empty":
    "The approval process has no approver. Complete the approval settings first.",
  "file.name.exists": "A file with this name already exists here. Choose another name.",
  "file.move.into.itself": "A folder cannot be moved into itself or its subfolders. Choose another place.",
  "file.version.stale":
    "Someone saved a newer version. Your changes are still on this page; review the newest version before saving.",
  "file.name.invalid":
    "The name “{{name}}” cannot be used: no / or \\, no control characters, and at most 255 bytes.",
  "file.kind.not.copied": "Files like “{{name}}” cannot be copied yet. Leave it out and copy again.",
  "pdf.not.possible": "“{{name}}” cannot be laid out as PDF. Leave it out, or download the file itself.",
  "pdf.set.aside":
    "The printer broke down at these files or took too long, so the export was set aside and is not tried again. Export them one by one to find the file, and leave it out.",
  "pdf.not.merged":
    "“{{name}}” is protected or damaged and cannot be merged. Export one PDF of each instead.",
  "pdf.too.large": "Together these PDFs are too large. Export fewer files at a time.",
  "pdf.too.many.exports":
    "You already have {{limit}} PDF exports under way. Wait until one has finished or stop it.",
  "pdf.export.not.found": "This export is no longer there. Export the files again.",
  "tag.not.found": "This tag does not exist any more. Reload and try again.",
  "access.request.not.found": "This request has been decided, has ended or was withdrawn.",
  "comment.not.found": "This comment does not exist any more.",
  "comment.limit.exceed": "This thread has no room for more answers. Begin a new one.",
  "comment.anchor.stale": "The sequence has just been saved anew. Select the stretch again to comment on it.",
  "tag.name.exists": "A tag of this name exists. Choose another name.",
  "tag.limit.exceed": "A team has at most {{limit}} tags. Delete some that are not used.",
  "garbage.changed": "The trash has just changed. Look at what would be erased, then erase again.",
  "garbage.file.signed": "“{{name}}” has a signed version, which must be kept, so it cannot be erased.",
  "picture.invalid": "This picture cannot be used. Choose a JPG or PNG of at most 2 MB.",
  "upload.not.found": "The uploaded file was not found. Upload it again.",
  "upload.too.large": "“{{name}}” is larger than {{gigabytes}} GB. Split it and upload the parts.",
  "upload.too.many": "Too many uploads are still unfinished. Let those under way finish, then try again.",
  "upload.part.misplaced": "The upload was broken off. Try again; it goes on where it ended.",
  "storage.full":
    "The server is out of storage, and the file was not kept. Ask your administrator to make room, then try again.",
  "eln.export.too.large":
    "One archive holds at most {{files}} files and {{gigabytes}} GB. Export folder by folder.",
  "approval.not.found": "This approval does not exist, or you may not see it.",
  "approval.not.pending": "This approval has been settled already. Reload to see how it ended.",
  "approval.signature.required":
    "This step is decided with a signature. Prove who you are, and decide again.",
  "approval.no.approver":
    "Nobody is left who could approve this. Ask an administrator to change the approval settings.",
  "approval.pending.exists": "This is waiting for approval already. Submit it again once that is settled.",
  "approval.config.stale": "Somebody else has changed the approval settings. Reload and edit them again.",
  "sequence.import.failed":
    "No sequence could be read from this file, so nothing was imported. Check its format and try again.",
  "sequence.illegal.letters": "The sequence contains illegal characters. Remove them and save again.",
  "sample.meta.status.invalid": "The sample template's current status does not allow this. Reload to see it.",
  "sample.meta.field.setting.invalid": "A field is set up incorrectly. Check its type and options.",
  "sample.meta.field.name.duplicate": "Two fields have the same name. Change one and save again.",
  "sample.meta.field.label.duplicate": "Two fields have the same label. Change one and save again.",
  "sample.meta.name.duplicate": "A sample template with this name already exists. Choose another name.",
  "sample.meta.label.duplicate": "A sample template with this label already exists. Choose another label.",
  "eln.not.found": "This import or export was not found. It may have been deleted; reload the list.",
  "eln.too.many":
    "You already have {{limit}} imports or exports under way. Try again when one of them is done.",
  "eln.import.not.ready":
    "This archive cannot be imported now: it is being read or imported, or it has been cleaned up. Reload the page to see.",
  "eln.export.expired": "This export has expired or is not ready. Please export again.",
  "eln.export.no.longer.allowed":
    "You may no longer view some of the files in this export, so it cannot be downloaded. Please export again.",
  "trail.entry.not.found": "There is no such entry in the audit trail. Reload the page.",
  "signature.not.found": "There is no such signature. Reload the page.",
  "signature.exists": "You have signed this version with this meaning already. There is nothing more to do.",
  "signature.unsupported":
    "This version does not exist or its kind of file cannot be signed. Choose another version.",
  "signature.limit.exceed": "You have as many signatures as there may be. Remove one first.",
  "feedback.not.found": "This feedback or its picture cannot be found. Refresh the list.",
  "request.key.reused": "This was sent before with other content. Reload the page and send it again.",
  "request.unanswered":
    "This was sent before, but its result has not come back. Reload the page and see whether it is done.",
} satisfies Partial<Record<ErrorCode, string>>;

/** All of them. */
export const allErrors: Readonly<Record<ErrorCode, string>> = { ...errors, ...workErrors };
