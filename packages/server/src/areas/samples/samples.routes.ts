import {
  type SampleFilter,
  sampleMetasApi,
  sampleRequestsApi,
  samplesApi,
  sampleTransfersApi,
} from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { SavedFilters } from "../records/records.service.ts";
import type { DivideSamples } from "./divide-samples.ts";
import type { ManageMetas } from "./manage-metas.ts";
import type { ManageSamples } from "./manage-samples.ts";
import type { RequestSamples } from "./request-samples.ts";
import type { TransferSamples } from "./transfer-samples.ts";
import type { UseSamples } from "./use-samples.ts";

export const metasRoutes = (metas: ManageMetas): Binding[] => [
  bind(sampleMetasApi.list, ({ params }, { session }) => metas.list(session, params.warehouseId)),
  bind(sampleMetasApi.get, ({ params, query }, { session }) =>
    metas.get(session, params.warehouseId, params.metaId, query.version),
  ),
  bind(sampleMetasApi.versions, ({ params }, { session }) =>
    metas.versions(session, params.warehouseId, params.metaId),
  ),
  bind(sampleMetasApi.create, ({ params, body }, { session }) =>
    metas.create(session, params.warehouseId, body),
  ),
  bind(sampleMetasApi.update, ({ params, body }, { session }) =>
    metas.update(session, params.warehouseId, params.metaId, body),
  ),
  bind(sampleMetasApi.setStatus, ({ params, body }, { session }) =>
    metas.setStatus(session, params.warehouseId, params.metaId, body.status),
  ),
];

export const samplesRoutes = (samples: ManageSamples, divide: DivideSamples, uses: UseSamples): Binding[] => [
  bind(samplesApi.list, ({ params, query }, { session }) => samples.list(session, params.warehouseId, query)),
  bind(samplesApi.get, ({ params }, { session }) =>
    samples.get(session, params.warehouseId, params.sampleId),
  ),
  bind(samplesApi.create, ({ params, body }, { session }) =>
    samples.create(session, params.warehouseId, body),
  ),
  bind(samplesApi.update, ({ params, body }, { session }) =>
    samples.update(session, params.warehouseId, params.sampleId, body),
  ),
  bind(samplesApi.aliquot, ({ params, body }, { session }) =>
    divide.aliquot(session, params.warehouseId, body),
  ),
  bind(samplesApi.derive, ({ params, body }, { session }) =>
    divide.derive(session, params.warehouseId, body),
  ),
  bind(samplesApi.pool, ({ params, body }, { session }) => divide.pool(session, params.warehouseId, body)),
  bind(samplesApi.family, ({ params }, { session }) =>
    divide.family(session, params.warehouseId, params.sampleId),
  ),
  bind(samplesApi.amount, ({ params, body }, { session }) =>
    uses.amount(session, params.warehouseId, params.sampleId, body),
  ),
  bind(samplesApi.usages, ({ params, query }, { session }) =>
    uses.usages(session, params.warehouseId, params.sampleId, query),
  ),
  bind(samplesApi.reverse, ({ params, body }, { session }) =>
    uses.takeBack(session, params.warehouseId, params.sampleId, body),
  ),
  bind(samplesApi.thaw, ({ params }, { session }) => uses.thaw(session, params.warehouseId, params.sampleId)),
  bind(samplesApi.sampleLog, ({ params, query }, { session }) =>
    samples.log(session, params.warehouseId, params.sampleId, query),
  ),
  bind(samplesApi.log, ({ params, query }, { session }) =>
    samples.log(session, params.warehouseId, null, query),
  ),
];

export const requestsRoutes = (requests: RequestSamples, transfers: TransferSamples): Binding[] => [
  bind(sampleRequestsApi.list, ({ params, query }, { session }) =>
    requests.list(session, params.warehouseId, query),
  ),
  bind(sampleRequestsApi.locate, ({ params }, { session }) =>
    requests.locate(session, params.sampleRequestId),
  ),
  bind(sampleRequestsApi.create, ({ params, body }, { session }) =>
    requests.create(session, params.warehouseId, body),
  ),
  bind(sampleRequestsApi.cancel, ({ params }, { session }) =>
    requests.cancel(session, params.warehouseId, params.sampleRequestId),
  ),
  bind(sampleTransfersApi.list, ({ params, query }, { session }) =>
    transfers.list(session, params.warehouseId, query),
  ),
  bind(sampleTransfersApi.create, ({ params, body }, { session }) =>
    transfers.create(session, params.warehouseId, body),
  ),
  bind(sampleTransfersApi.settle, ({ params, body }, { session }) =>
    transfers.settle(session, params.warehouseId, params.sampleTransferId, body),
  ),
];

/** Filters that users have saved of the list. */
export const sampleFiltersRoutes = (filters: SavedFilters<SampleFilter>): Binding[] => [
  bind(samplesApi.savedFilters, ({ params }, { session }) => filters.list(session, params.warehouseId)),
  bind(samplesApi.saveFilter, ({ params, body }, { session }) =>
    filters.save(session, body, params.warehouseId),
  ),
  bind(samplesApi.removeFilter, ({ params }, { session }) =>
    filters.remove(session, params.filterId, params.warehouseId),
  ),
];
