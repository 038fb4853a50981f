import { keysOf } from '~/kube/json';
import { brokenApiService, brokenConversion, ownerlessDefinition } from './apis';
import type { LeftoverDefinition } from './leftover';
import { emptyOperator, orphanCsv, unpackJob, unusedOperatorGroup } from './olmObjects';
import { orphanedRbac, ownerlessExtensionObject } from './ownerlessObjects';
import { terminatingDefinition, terminatingNamespace } from './terminating';
import { brokenWebhook } from './webhooks';

/**
 * The kinds of leftovers, worst first: those that make the API server reject or delay other requests, those that cannot
 * be deleted automatically, then those that only use space (UN-004, UN-009, UN-010, UN-012).
 */
export const LEFTOVERS_BY_KIND = {
  'broken-webhook': brokenWebhook,
  'broken-conversion': brokenConversion,
  'broken-api-service': brokenApiService,
  'terminating-namespace': terminatingNamespace,
  'terminating-definition': terminatingDefinition,
  'orphan-csv': orphanCsv,
  'ownerless-definition': ownerlessDefinition,
  'empty-operator': emptyOperator,
  'orphaned-rbac': orphanedRbac,
  'ownerless-extension-object': ownerlessExtensionObject,
  'unpack-job': unpackJob,
  'unused-operator-group': unusedOperatorGroup,
} satisfies Readonly<Record<string, LeftoverDefinition>>;

export type LeftoverKind = keyof typeof LEFTOVERS_BY_KIND;

export const LEFTOVER_KINDS = keysOf(LEFTOVERS_BY_KIND);
