import { listOfAll } from '~/olm/order';
import { lineIn, recordIn, textIn, textsIn } from '~/kube/json';
import { secretModel } from '~/kube/models/core';
import type { Stored } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { shortened } from './plainText';

/** A cluster whose Operators log in to the cloud with short-lived credentials instead of stored keys. */
export type CloudIdentity = {
  readonly cloud: Cloud;
  /** The issuer of the service accounts' tokens, which the cloud must trust, without `https://` (TA-005). */
  readonly issuer: string;
};

export type Cloud = 'AWS' | 'Azure' | 'GCP';

/** The objects `cluster` of these kinds; `null` or any value if they are not readable or not served. */
export type CloudObjects = {
  readonly authentication: unknown;
  readonly infrastructure: unknown;
  readonly cloudCredential: unknown;
};

/**
 * The cluster's mode; `null` if it is another mode or unknown. Source: enhancement
 * "tokenized-auth-enablement-operators-on-cloud", the three conditions of the Cloud Credential Operator. Unlike in the
 * stock console (inventory 2.6), an absent issuer counts as empty.
 */
export function cloudIdentityOf(objects: CloudObjects): CloudIdentity | null {
  const cloud = cloudIn(statusOf(objects.infrastructure));
  const issuer = textIn(specOf(objects.authentication)['serviceAccountIssuer']);
  const isManual = specOf(objects.cloudCredential)['credentialsMode'] === 'Manual';
  if (cloud === null || issuer === null || !isManual) return null;
  return { cloud, issuer: issuer.replace(/^https:\/\//, '') };
}

/**
 * The mode for an Operator whose author declares support for this cloud (IN-032).
 * @param annotations of the channel's head
 */
export function requestedIdentity(
  annotations: Readonly<Record<string, string>>,
  identity: CloudIdentity | null,
): CloudIdentity | null {
  if (identity === null) return null;
  return annotations[`${TOKEN_AUTH}${identity.cloud.toLowerCase()}`] === 'true' ? identity : null;
}

/** Whether the author declares support for any cloud, so that the cluster's mode matters. */
export function usesTokens(annotations: Readonly<Record<string, string>>): boolean {
  return CLOUDS.some((cloud) => annotations[`${TOKEN_AUTH}${cloud.toLowerCase()}`] === 'true');
}

/**
 * A CredentialsRequest (TA-001) as a list; empty if it is not of this Operator: not in its namespace, and not with a
 * Secret there for one of its ServiceAccounts (TA-014). Operators elsewhere can have ServiceAccounts of equal names.
 */
export function credentialsOf(one: Stored<string>, home: string, accounts: readonly string[] = []) {
  const { secretRef, serviceAccountNames } = specOf(one);
  const { namespace, name } = recordIn(secretRef);
  const isUsed = textsIn(serviceAccountNames).some((account) => accounts.includes(account));
  if (one.metadata.namespace !== home && !(isUsed && namespace === home)) return [];
  const { provisioned, conditions } = statusOf(one);
  // True is a problem in each type: cloud-credential-operator, types_credentialsrequest.go, 2650c85e (2026-11-29).
  const failed = recordIn(conditionsIn(conditions).find(({ status }) => status === 'True'));
  const problem = shortened(lineIn(failed['message'] ?? failed['type']) ?? '', 500);
  const secretName = shortened(lineIn(name) ?? '–', 253);
  const secret = { model: secretModel, namespace: textIn(namespace) ?? home, name: secretName };
  return [{ id: one.metadata.uid, isProvisioned: provisioned === true, problem, secret }];
}

const TOKEN_AUTH = 'features.operators.openshift.io/token-auth-';

const CLOUDS = listOfAll<Cloud>()(['AWS', 'Azure', 'GCP']);

/** `platform` is the older field; clusters with the newer field have both. */
function cloudIn(status: Readonly<Record<string, unknown>>): Cloud | null {
  const type = textIn(recordIn(status['platformStatus'])['type']) ?? textIn(status['platform']);
  return CLOUDS.find((cloud) => cloud === type) ?? null;
}

function specOf(object: unknown) {
  return recordIn(recordIn(object)['spec']);
}

function statusOf(object: unknown) {
  return recordIn(recordIn(object)['status']);
}
