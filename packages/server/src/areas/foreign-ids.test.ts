// Long because one person has to have a record of every kind that any row names.
import {
  type AccessToken,
  allEndpoints,
  firstLabelSettings,
  type Invitation,
  type LabFile,
  type Project,
  type Role,
  type SubjectKind,
  subjectKindNames,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzSeed, randomOf } from "../test-support/damage.ts";
import { mutateRequest } from "../test-support/mutate-request.ts";
import { callRow } from "../test-support/refusals.ts";
import {
  type IdField,
  idFieldsOf,
  type SampleRequest,
  sampleRequest,
  UNKNOWN_UUID,
} from "../test-support/sample-request.ts";
import {
  INSPECTIONS,
  publishForm,
  sendPhoto,
  startInspection,
  submitRecord,
} from "./test-support/inspections.ts";
import {
  alignmentOf,
  analysisOf,
  buildLab,
  contentOf,
  crisprSettings,
  type Lab,
  type Person,
} from "./test-support/lab.ts";

/** Records of one user, by the name of the field that refers to them. A field without an example fails its test. */
type Records = Readonly<Record<string, string>>;

/** Records of one person, and of each kind of subject one with what is on it. */
interface Owned {
  readonly records: Records;
  readonly subjects: Readonly<Record<SubjectKind, Records>>;
}
const unknown = "999999999";

let lab: Lab;
let stranger: Person;
let foreign: Owned;
let own: Owned;

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Ways to sign in, put into the tables: making them takes a device or a provider. */
const waysOf = async ({ user }: Person): Promise<Records> => {
  const insert = async (text: string, ...values: unknown[]): Promise<string> =>
    (await lab.database.asOwner<{ id: string }>(`insert into ${text} returning id`, values))[0]!.id;
  const { userId, tenantId } = user;
  return {
    passkeyId: await insert(
      "passkey (account_id, credential_id, public_key, counter, name, is_synced) values ($1, $2, '', 0, 'secret', false)",
      userId,
      `key of ${userId}`,
    ),
    identityId: await insert(
      `external_identity (provider_key, provider_name, subject, email, account_id)
       values ('google', 'Google', $2, 'secret', $1)`,
      userId,
      `subject of ${userId}`,
    ),
    identityProviderId: await insert(
      `identity_provider (tenant_id, provider_key, name, protocol, settings, joining, is_enabled)
       values ($1, $2, 'secret', 'saml', $3, 'members', true)`,
      tenantId,
      `${tenantId}-provider`,
      { entryPoint: "https://idp.example.org/sso", idpIssuer: "secret", certificate: "secret ".repeat(20) },
    ),
    // Not announced yet; who does not run the installation learns nothing of it.
    announcementId: await insert(
      `announcement (level, title, text, start_time, end_time, created_by)
       values ('info', '{}', '{}', '2099-01-01', '2099-01-02', $1)`,
      userId,
    ),
    applicationId: await insert(
      `activation_application (tenant_id, applicant_id, modules, name, organization_name, mobile)
       values ($1, $2, '{inventory}', 'secret', 'secret', '13800138000')`,
      tenantId,
      userId,
    ),
    grantId: await insert(
      `plan_grant (tenant_id, plan, seats, storage_mebibytes, source, created_by) values ($1, 'team', 3, 1, 'owner', $2)`,
      tenantId,
      userId,
    ),
    customizationId: await insert(
      `customization_request (tenant_id, account_id, first_name, last_name, email, organization, organization_size,
         occupation, industry, description) values ($1, $2, 'secret', '', '', '', '', '', '', '')`,
      tenantId,
      userId,
    ),
    subscriptionId: `sub_${tenantId}`,
    useId: await insert(
      `model_use (tenant_id, account_id, purpose, model, host, sent_class, sent, sent_characters)
       values ($1, $2, 'chat', 'secret', 'secret', 'private', '[]', 0)`,
      tenantId,
      userId,
    ),
    signatureRecordId: await insert(
      `signature_record (tenant_id, object_type, object_id, version, signer_id, signer_name, meaning, comment,
         timezone, digest)
       values ($1, 'file', 1, 1, $2, 'secret', 'author', '', 'UTC', sha256(''))`,
      tenantId,
      userId,
    ),
  };
};

/** A paper with a mark in a collection, and a conversation about it: an answer is a stream. */
const literatureOf = async (person: Person): Promise<Records> => {
  const source = { type: "record", fields: { title: "secret" } };
  const { entries } = await person.post<{ entries: { literatureId: string }[] }>("/library/import", {
    source,
  });
  const literatureId = entries[0]!.literatureId;
  const { id: collectionId } = await person.post<{ id: string }>("/library/collections", { name: "secret" });
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const mark = { version: 1, page: 1, boxes: [box], quote: "secret" };
  const { id: markId } = await person.post<{ id: string }>(`/library/literature/${literatureId}/marks`, mark);
  const { tenantId, userId } = person.user;
  const insert = async (text: string, ...values: unknown[]): Promise<string> =>
    (await lab.database.asOwner<{ id: string }>(`insert into ${text} returning id`, values))[0]!.id;
  const chatOf = async (kind: "literature" | "assistant") => {
    const conversationId = await insert(
      "conversation (tenant_id, owner_id, kind, title, scope) values ($1, $2, $3, 'secret', 'all')",
      tenantId,
      userId,
      kind,
    );
    const messageId = await insert(
      `chat_message (tenant_id, conversation_id, owner_id, chat_type, message, status)
       values ($1, $2, $3, 'answer', 'secret', 'completed')`,
      tenantId,
      conversationId,
      userId,
    );
    return { conversationId, messageId };
  };
  const { conversationId, messageId } = await chatOf("literature");
  const assistant = await chatOf("assistant");
  const proposalId = await insert(
    `proposal (tenant_id, owner_id, message_id, tool, endpoint, request, body_hash, expire_time)
     values ($1, $2, $3, 'complete_task', 'secret', '{}', '', now() + interval '1 day')`,
    tenantId,
    userId,
    assistant.messageId,
  );
  return {
    literatureId,
    literatureIds: literatureId,
    mergedIds: literatureId,
    collectionId,
    markId,
    conversationId,
    messageId,
    lastId: conversationId,
    firstId: messageId,
    assistantConversationId: assistant.conversationId,
    assistantMessageId: assistant.messageId,
    proposalId,
  };
};

/** A glossary and a memory with their first entries, and a translation: it would be started by a stream. */
const translationOf = async (person: Person): Promise<Records> => {
  const pair = { name: "secret", sourceLanguage: "en", targetLanguage: "de" };
  const made = (path: string, body: object) => person.post<{ id: string }>(`/translation/${path}`, body);
  const { id: glossaryId } = await made("glossaries", pair);
  const { id: termId } = await made(`glossaries/${glossaryId}/terms`, {
    source: "secret",
    targets: ["secret"],
  });
  const { id: memoryId } = await made("memories", pair);
  const unit = { source: "secret", target: "secret" };
  const { id: unitId } = await made(`memories/${memoryId}/units`, unit);
  const [translation] = await lab.database.asOwner<{ id: string }>(
    `insert into translation (tenant_id, owner_id, name, source_language, target_language, state)
     values ($1, $2, 'secret', 'en', 'de', 'completed') returning id`,
    [person.user.tenantId, person.user.userId],
  );
  return {
    glossaryId,
    termId,
    termIds: termId,
    memoryId,
    unitId,
    unitIds: unitId,
    translationId: translation!.id,
  };
};

const trailEntryOf = async (tenantId: string): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>("select id from audit_entry where tenant_id = $1 limit 1", [
      tenantId,
    ])
  )[0]!.id;

/** A subject of the person's with a comment and an attachment on it. */
const subjectOf = async (person: Person, kind: SubjectKind, id: string): Promise<Records> => {
  const path = `/platform/resource/subjects/${kind}/${id}`;
  const said = { body: "secret", threadId: null, anchor: null };
  const comment = await person.post<{ id: string }>(`${path}/comments`, said);
  const input = { uuid: await person.upload("secret.png", pixel), name: "secret.png" };
  const attachment = await person.post<{ id: string }>(`${path}/attachments`, input);
  return {
    subjectId: id,
    toId: id,
    commentId: comment.id,
    threadId: comment.id,
    attachmentId: attachment.id,
  };
};

/** A large import on its way in, of an upload that nothing reads here. */
const largeImportOf = async ({ user }: Person): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into sequence_import (tenant_id, created_by, file_name, object_key, size, project_id)
       values ($1, $2, 'secret', gen_random_uuid(), 1, $3) returning id`,
      [user.tenantId, user.userId, user.personalProjectId],
    )
  )[0]!.id;

/** A table on its way in, put where it is when it was read: reading takes a process. */
const tableOf = async ({ user }: Person): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into table_import (tenant_id, created_by, kind, params, file_name, encoding, locale, is_of_records,
         has_head, mapping, is_remembered)
       values ($1, $2, 'primer', '{"scope":"private"}', 'secret', 'utf-8', 'en-US', false, true, '["name"]', false)
       returning id`,
      [user.tenantId, user.userId],
    )
  )[0]!.id;

const linkOf = async (tenantId: string, fileId: string, makerId: string): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into file_link (tenant_id, file_id, maker_id, token_hash, expire_time)
       values ($1, $2, $3, sha256(''), now() + interval '1 day') returning id`,
      [tenantId, fileId, makerId],
    )
  )[0]!.id;

const requestOf = async (tenantId: string, fileId: string, accountId: string): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into access_request (tenant_id, file_id, account_id, level, message)
       values ($1, $2, $3, 1, 'secret') returning id`,
      [tenantId, fileId, accountId],
    )
  )[0]!.id;

const projectRequestOf = async (tenantId: string, projectId: string, accountId: string): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into project_request (tenant_id, project_id, account_id, message)
       values ($1, $2, $3, 'secret') returning id`,
      [tenantId, projectId, accountId],
    )
  )[0]!.id;

/** Samples that a person has offered to someone else of no team. */
const sampleTransferOf = async (tenantId: string, warehouseId: string, fromId: string): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>(
      `insert into sample_transfer (tenant_id, warehouse_id, number, from_id, to_id, note)
       select $1, $2, 'secret', $3, a.id, 'secret' from account a where a.id <> $3 order by a.id limit 1 returning id`,
      [tenantId, warehouseId, fromId],
    )
  )[0]!.id;

/** A form with a schedule, an inspection that is open, and one that failed, with its photo and action. */
const inspectionsOf = async (person: Person, userId: string): Promise<Records> => {
  const { id: formId } = await publishForm(person);
  const target = { kind: "location", name: "secret" };
  const { id: scheduleId } = await person.post<{ id: string }>(`${INSPECTIONS}/assign`, {
    ...{ formId, target, recurrence: null, timezone: "UTC", firstDue: "2099-01-01T09:00", userIds: [userId] },
  });
  const photo = await sendPhoto(person, pixel, "secret.png");
  const { uploadUuid: _, ...file } = photo;
  const answers = { t: { number: "-10" }, p: { files: [file] } };
  const { data } = await submitRecord(person, await startInspection(person, formId), answers, {
    files: [photo],
  });
  const record = await person.get<{ files: { id: string }[]; actions: { id: string }[] }>(
    `${INSPECTIONS}/record/${data.recordId}`,
  );
  const day = "2099-01-02";
  const { id: standInEntryId } = await person.post<{ id: string }>(`${INSPECTIONS}/standIns`, {
    ...{ absentId: userId, standInId: person.user.userId, fromDate: day, untilDate: day },
  });
  return {
    ...{ formId, copyOfFormId: formId, scheduleId, standInEntryId, absentId: userId, standInId: userId },
    inspectionTaskId: (await startInspection(person, formId)).id,
    inspectionRecordId: data.recordId,
    inspectionFileId: record.files[0]!.id,
    actionId: record.actions[0]!.id,
  };
};

const recordsOf = async (person: Person): Promise<Owned> => {
  const projectId = person.user.personalProjectId;
  const folder = { projectId, folderId: null, name: "folder" };
  const { id: folderId } = await person.post<LabFile>("/platform/resource/projects/fileAsset/folder", folder);
  const made = { content: contentOf({ name: "secret" }) };
  const { file } = await person.post<{ file: LabFile }>("/application/molecular-biology/sequences", made);
  const analysed = await person.post<{ file: LabFile }>("/application/analysis/files", {
    name: "secret",
    content: analysisOf(),
  });
  const aligned = await person.post<{ file: LabFile }>("/application/molecular-biology/alignments", {
    name: "secret",
    content: alignmentOf(),
  });
  const page = await person.post<{ file: LabFile }>("/application/molecular-biology/yydocs", {
    name: "secret",
  });
  const noted = await person.post<{ file: LabFile }>("/application/molecular-biology/elns", {
    name: "secret",
  });
  const { userId } = (await lab.addColleague(person, `${person.user.name}-colleague`)).user;
  const entry = { name: "role", authorities: ["PROJECT_READ"] };
  const { id: roleId } = await person.post<Role>("/roles", entry);
  const invited = {
    sendMethod: "email",
    invitedEmail: `${person.user.name}-guest@lab.test`,
    roleIds: ["-2"],
  };
  const { id: invitationId } = await person.post<Invitation>("/invitation", invited);
  const { tenantId } = person.user;
  const input = { name: "secret", permissions: ["PROJECT_READ"], days: 1 };
  const { id: tokenId } = await person.post<AccessToken>("/accessTokens", input);
  const people = {
    userId,
    userIds: userId,
    mentionIds: userId,
    successorId: userId,
    fromUserId: userId,
    accountId: userId,
    tenantId,
    roleId,
    roleIds: roleId,
    invitationId,
    tokenId,
    objectId: roleId,
  };
  const uuid = await person.upload("secret.fasta", new TextEncoder().encode(">secret\nACGT\n"));
  const [session] = await person.get<{ id: string }[]>("/sessions");
  const sessionId = session?.id ?? "";
  const primer = { scope: "private", entries: [{ name: "secret", bases: "ACGTACGTACGT" }] };
  const library = "/application/molecular-biology/libraries/primer";
  const { entries } = await person.post<{ entries: { id: string }[] }>(library, primer);
  const entryId = entries[0]!.id;
  const guides = {
    fileId: file.id,
    version: 1,
    target: { name: "", stretches: [] },
    settings: crisprSettings(),
    genomeIds: [],
  };
  const crispr = "/application/molecular-biology/crispr/tasks";
  const { id: crisprTaskId } = await person.post<{ id: string }>(crispr, guides);
  const letters = { uuid: await person.upload("secret.fa", new Uint8Array([62])), name: "secret.fa" };
  const { id: genomeId } = await person.post<{ id: string }>("/application/molecular-biology/genomes", {
    name: "secret",
    sequence: letters,
  });
  // No jobs run here; requests about genomes use an existing one.
  await lab.database.asOwner(
    "update genome set state = 'ready', object_key = gen_random_uuid() where id = $1",
    [genomeId],
  );
  const archive = { uuid: await person.upload("secret.eln", new Uint8Array([1])), name: "secret.eln" };
  const { id: elnImportId } = await person.post<{ id: string }>("/platform/resource/eln/imports", archive);
  const { id: elnExportId } = await person.post<{ id: string }>(
    `/platform/resource/projects/${projectId}/eln`,
    { folderId: null },
  );
  const plan = { cloningMethod: "gibson", enzymes: [], overlapLength: null, plasmids: [] };
  const bench = { name: "secret", plan };
  const { id: benchId } = await person.post<{ id: string }>(
    "/application/molecular-biology/cloning/benches",
    bench,
  );
  const doomed = await person.post<Project>("/platform/resource/projects", { name: "secret" });
  const { recordId } = await person.post<{ recordId: string }>(
    `/platform/resource/projects/${doomed.id}/deletion`,
    {},
  );
  const hook = { name: "secret", url: "https://lims.example.org/hooks", events: ["file.created"] };
  const { id: webhookId } = await person.post<{ id: string }>("/webhooks", hook);
  const { id: deliveryId } = await person.post<{ id: string }>(`/webhooks/${webhookId}/ping`, {});
  const printed = { fileIds: [file.id], mode: "merge" };
  const { id: pdfExportId } = await person.post<{ id: string }>("/func/pdf/exports", printed);
  const ways = await waysOf(person);
  const tag = { name: "secret", color: "red" };
  const { id: tagId } = await person.post<{ id: string }>("/platform/resource/projects/fileAsset/tags", tag);
  const field = { kind: "primer", type: "text", name: "secret" };
  const { id: fieldId } = await person.post<{ id: string }>("/fields", field);
  await lab.switchOn(person, "INVENTORY", "SAMPLE");
  const store = { kind: "inventory", name: "secret" };
  const { id: warehouseId } = await person.post<{ id: string }>("/platform/resource/warehouses", store);
  const [room] = await person.post<{ id: string }[]>(
    `/platform/resource/warehouses/${warehouseId}/locations`,
    { kind: "room", name: "secret" },
  );
  const locationId = room!.id;
  const inventory = `/platform/resource/warehouses/${warehouseId}/inventory`;
  const { id: materialId } = await person.post<{ id: string }>(`${inventory}/materials`, {
    kind: "chemical",
    name: "secret",
    unit: "g",
  });
  const inStock = { materialId, batchNo: "1", quantity: { value: "5", unit: "g" } };
  const { containerIds } = await person.post<{ containerIds: string[] }>(`${inventory}/stock/in`, inStock);
  const lots = await person.get<{ id: string }[]>(`${inventory}/materials/${materialId}/lots`);
  const wanted = { materialId, quantity: { value: "1", unit: "g" }, reason: "secret" };
  const { id: stockApplicationId } = await person.post<{ id: string }>(`${inventory}/applications`, wanted);
  const { id: orderId } = await person.post<{ id: string }>(`${inventory}/orders`, {
    lines: [{ materialId, quantity: { value: "1", unit: "g" } }],
  });
  const ledger = await person.get<{ records: { id: string }[] }>(`${inventory}/stock`);
  const sampleStore = { kind: "sample", name: "secret" };
  const { id: sampleStoreId } = await person.post<{ id: string }>(
    "/platform/resource/warehouses",
    sampleStore,
  );
  const samples = `/platform/resource/warehouses/${sampleStoreId}/samples`;
  const { id: metaId } = await person.post<{ id: string }>(`${samples}/meta`, {
    name: "secret",
    label: "secret",
  });
  const {
    sampleIds: [sampleId],
  } = await person.post<{ sampleIds: string[] }>(samples, {
    name: "secret",
    quantity: { value: "1", unit: "mL" },
  });
  const { id: sampleRequestId } = await person.post<{ id: string }>(`${samples}/requests`, {
    kind: "OUT",
    items: [{ sampleId }],
    reason: "secret",
  });
  const image = { name: "secret", kind: "draw", uuid: await person.upload("secret.png", pixel) };
  const { id: signatureId } = await person.post<{ id: string }>("/signatures", image);
  const inspections = await inspectionsOf(person, userId);
  const todo = { title: "secret", projectId };
  const { id: taskId } = await person.post<{ id: string }>("/platform/resource/tasks", todo);
  const device = { name: "secret", ownerIds: [userId] };
  const devices = "/platform/resource/basic/equipments";
  const { id: equipmentId } = await person.post<{ id: string }>(devices, device);
  const { id: groupId } = await person.post<{ id: string }>(`${devices}/group`, { name: "secret" });
  const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const booked = { equipmentId, startTime: time(1), endTime: time(2), title: "secret" };
  const { reservations } = await person.post<{ reservations: { id: string }[] }>(
    `${devices}/reservation`,
    booked,
  );
  const reservationId = reservations[0]!.id;
  const request = { equipmentId, fromTime: time(1), toTime: time(9), minutes: 30, title: "secret" };
  const { id: waitingId } = await person.post<{ id: string }>(`${devices}/waiting`, request);
  const { id: blockId } = await person.post<{ id: string }>(`${devices}/${equipmentId}/block`, {
    reason: "secret",
  });
  const upkeep = { equipmentId, kind: "service", title: "secret" };
  const { id: maintenanceId } = await person.post<{ id: string }>(`${devices}/maintenance`, upkeep);
  const { id: planId } = await person.post<{ id: string }>(`${devices}/maintenance/plan`, {
    ...upkeep,
    everyDays: 30,
  });
  const labelTemplate = { name: "secret", settings: firstLabelSettings };
  const { id: templateId } = await person.post<{ id: string }>(
    "/platform/resource/labels/templates",
    labelTemplate,
  );
  const { id: filterId } = await person.post<{ id: string }>("/application/molecular-biology/elns/filters", {
    name: "secret",
    filter: {},
  });
  const { id: dashboardId } = await person.post<{ id: string }>("/application/analysis/dashboards", {
    ...{ name: "secret", description: "", period: { kind: "all" }, tiles: [] },
    ...{ scope: "project", projectId },
  });
  const deviceAttachmentId = (await subjectOf(person, "equipment", equipmentId)).attachmentId!;
  const fault = { severity: "minor", text: "secret" };
  const { id: reportId } = await person.post<{ id: string }>(`${devices}/${equipmentId}/report`, fault);
  const records = {
    ...ways,
    ...(await literatureOf(person)),
    ...(await translationOf(person)),
    reservationId,
    waitingId,
    maintenanceId,
    planId,
    reportId,
    templateId,
    filterId,
    dashboardId,
    ...inspections,
    ...{ taskId, beforeTaskId: taskId, assigneeId: userId },
    equipmentId,
    groupId,
    blockId,
    ownerIds: userId,
    pictureId: deviceAttachmentId,
    certificateId: deviceAttachmentId,
    signatureId,
    webhookId,
    deliveryId,
    tagId,
    accessRequestId: await requestOf(person.user.tenantId, file.id, userId),
    projectRequestId: await projectRequestOf(person.user.tenantId, projectId, userId),
    linkId: await linkOf(person.user.tenantId, file.id, person.user.userId),
    addTagIds: tagId,
    removeTagIds: tagId,
    ownerId: userId,
    projectId,
    scopeId: projectId,
    folderId,
    recordId,
    ...people,
    fileId: file.id,
    fileIds: file.id,
    importId: await tableOf(person),
    sequenceImportId: await largeImportOf(person),
    fieldId,
    fieldIds: fieldId,
    warehouseId,
    locationId,
    parentId: locationId,
    materialId,
    ...{ sampleStoreId, metaId, sampleRequestId },
    ...{ sampleId: sampleId!, sampleIds: sampleId! },
    sampleTransferId: await sampleTransferOf(person.user.tenantId, sampleStoreId, userId),
    toUserId: userId,
    containerIds: containerIds[0]!,
    fromId: containerIds[0]!,
    orderId,
    stockApplicationId,
    movementId: ledger.records[0]!.id,
    movementIds: ledger.records[0]!.id,
    lotId: lots[0]!.id,
    sequenceId: file.id,
    alignmentId: aligned.file.id,
    analysisId: analysed.file.id,
    documentId: page.file.id,
    elnId: noted.file.id,
    crisprTaskId,
    genomeId,
    referenceIds: genomeId,
    elnImportId,
    elnExportId,
    benchId,
    pdfExportId,
    genomeIds: file.id,
    uuid,
    sessionId,
    entryId,
    entryIds: entryId,
    trailEntryId: await trailEntryOf(tenantId),
  };
  const subjects = {
    file: await subjectOf(person, "file", file.id),
    libraryEntry: await subjectOf(person, "libraryEntry", entryId),
    project: await subjectOf(person, "project", projectId),
    inspectionRecord: await subjectOf(person, "inspectionRecord", inspections.inspectionRecordId ?? ""),
    equipment: await subjectOf(person, "equipment", equipmentId),
    warehouse: await subjectOf(person, "warehouse", warehouseId),
    location: await subjectOf(person, "location", locationId),
    material: await subjectOf(person, "material", materialId),
    sample: await subjectOf(person, "sample", sampleId!),
    reservation: await subjectOf(person, "reservation", reservationId),
  };
  return { records, subjects };
};

beforeAll(async () => {
  lab = await buildLab();
  // Who opened the first account runs the installation, and decides on what other teams apply for.
  await lab.register("house");
  stranger = await lab.register("stranger");
  const other = await lab.register("owner");
  for (const person of [stranger, other]) await lab.switchOn(person, "EQUIPMENT");
  [foreign, own] = await Promise.all([recordsOf(other), recordsOf(stranger)]);
});
afterAll(() => lab.close());

/** A row and the field of it that names a record; where it names a subject, the kind of subject as well. */
interface Try {
  readonly row: (typeof allEndpoints)[number]["row"];
  readonly field: IdField;
  readonly kind: SubjectKind;
}

const namesSubject = (row: Try["row"]): boolean => row.path.includes("/:subjectKind/");

/** What a person has of the records that such a row may name. */
const recordsFor = ({ kind, row }: Pick<Try, "row" | "kind">, { records, subjects }: Owned): Records => ({
  ...records,
  // Samples have warehouses of their own.
  ...(row.path.includes("/:warehouseId/samples") && { warehouseId: records.sampleStoreId! }),
  // The parent of a collection is one too.
  ...(row.path.startsWith("/library/collections") && { parentId: records.collectionId! }),
  // Conversations with the assistant are others than those about papers.
  ...(row.path.startsWith("/customer-service") && {
    conversationId: records.assistantConversationId!,
    messageId: records.assistantMessageId!,
    lastId: records.assistantConversationId!,
    firstId: records.assistantMessageId!,
  }),
  ...subjects[kind],
  subjectKind: kind,
  toKind: kind,
});

/** The row's smallest request on the stranger's own records, but for one field where there is one. */
const ownRequest = (tried: Pick<Try, "row" | "kind">, field?: IdField, value = ""): SampleRequest => {
  const { row } = tried;
  const request = sampleRequest(row);
  const mine = recordsFor(tried, own);
  for (const name of ["subjectKind", "toKind"] as const)
    for (const part of [request.params, request.query, request.body])
      if (name in part && mine[name] !== undefined) part[name] = mine[name];
  for (const { part, name, isList } of idFieldsOf(row)) {
    const given = name === field?.name ? value : mine[name];
    if (given !== undefined) request[part][name] = (isList ? [given] : given) as string;
  }
  return request;
};

const ask = async (tried: Try, value: string) => {
  const { row, field } = tried;
  const request = ownRequest(tried, field, value);
  const { cookie, csrfToken } = stranger;
  const answer = await callRow(lab.app, row, { ...request, cookie, csrfToken });
  const problem = JSON.parse(answer.body.startsWith("{") ? answer.body : "{}") as { code?: string };
  return { status: answer.statusCode, code: problem.code, body: answer.body.replaceAll(`"${value}"`, "#") };
};

const rows = allEndpoints
  .filter(({ row }) => row.access !== "public")
  .flatMap(({ row }) =>
    (namesSubject(row) ? subjectKindNames : (["file"] as const)).flatMap((kind) =>
      idFieldsOf(row).map((field) => ({
        name: `${row.method} ${row.path.replace(":subjectKind", kind)} with another team's ${field.part}.${field.name}`,
        row,
        field,
        kind,
      })),
    ),
  );

/** A request for many ids returns those it knows and leaves out the others. */
const leavesOut = [
  "POST /users/avatars",
  "POST /application/molecular-biology/elns/comments/count",
  "POST /translation/glossaries/:glossaryId/terms/remove",
  "POST /translation/memories/:memoryId/units/remove",
];

// The name as `%s`: as `$name` it would be cut.
test.each(rows.map((tried) => [tried.name, tried] as const))(
  "%s answers as for one that does not exist",
  async (_, tried) => {
    const { row, field } = tried;
    const theirs = recordsFor(tried, foreign)[field.name];
    expect(theirs, `no example of ${field.name} in this test`).toBeDefined();
    const asked = await ask(tried, theirs!);
    expect(asked).toEqual(await ask(tried, field.name === "uuid" ? UNKNOWN_UUID : unknown));
    expect(asked.code).not.toBe("request.invalid");
    // Only a filter of a list may find nothing instead of refusing.
    const isFilter = field.part === "query" || leavesOut.includes(`${row.method} ${row.path}`);
    if (!isFilter) expect([403, 404]).toContain(asked.status);
    else expect(asked.body).not.toContain("secret");
  },
);

/** Requests to each row: one as it should be, the others changed. */
const ROUNDS = process.env.BENCHLEAF_FULL === "1" ? 20 : 2;
/** Rows that end sessions or take away what other rows name come after those. */
const isEnding = ({ method, path }: Try["row"]): boolean =>
  method === "DELETE" ||
  /(remove|erase|recycle|deletion|archive|cancel|reject|revoke|leave|quit|session|password|logout|signOut|owner|batch)/i.test(
    path,
  );

test("no request on one's own records, right or changed, ends in an error of the server", async () => {
  const random = randomOf(fuzzSeed);
  const counts = new Map<string, number>();
  const faults: string[] = [];
  const signedIn = allEndpoints
    .map(({ row }) => row)
    .filter(
      ({ access, answersStream, answersSocket }) => access !== "public" && !answersStream && !answersSocket,
    );
  const reached = new Set<Try["row"]>();
  const isGet = ({ method }: Try["row"]): boolean => method === "GET";
  const inOrder = [
    ...signedIn.filter((row) => isGet(row)),
    ...signedIn.filter((row) => !isGet(row) && !isEnding(row)),
    ...signedIn.filter((row) => !isGet(row) && isEnding(row)),
  ];
  for (const row of inOrder)
    for (let round = 0; round < ROUNDS; round += 1) {
      const right = ownRequest({ row, kind: "file" });
      const request = round === 0 ? right : mutateRequest(row, right, random);
      const { cookie, csrfToken } = stranger;
      const answer = await callRow(lab.app, row, { ...request, cookie, csrfToken });
      const status = answer.statusCode;
      const kind = status < 300 ? "2xx" : status < 400 ? "3xx" : status < 500 ? "4xx" : "5xx";
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (kind === "2xx") reached.add(row);
      if (kind === "5xx")
        faults.push(
          `${row.method} ${row.path} ${status} ${answer.body.slice(0, 200)} ${JSON.stringify(request).slice(0, 600)}`,
        );
      // Some end the session that they come in.
      if (status === 401) stranger = await lab.signIn(stranger.user.email ?? "");
    }
  const asked = `seed ${fuzzSeed}: ${inOrder.length} rows, ${reached.size} of them answered 2xx at least once`;
  process.stdout.write(`${asked}; requests: ${JSON.stringify(Object.fromEntries(counts))}\n`);
  expect(faults).toEqual([]);
  // Most of the code after validation has been run.
  expect(reached.size / inOrder.length).toBeGreaterThan(0.55);
}, 1_800_000);
