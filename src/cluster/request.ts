import { consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import type { Right } from '../domain/failure';
import type { ResourceModel } from '../models/meta';
import { explained } from './failure';
import { type Address, urlOf } from './resource';

/** Milliseconds; the console's own default of 60 s is too short for a cold list of all packages on a busy cluster. */
const TIMEOUT = 120_000;

/**
 * Gets one object or a collection. What comes back is not trusted: the caller parses it.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getJson(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON(
    urlOf(model, address),
    'GET',
    { signal },
    TIMEOUT,
  );
  return explained(answer, rightOf(model, address));
}

/** Asks the API server whether the user may do something. Unlike the SDK's hook it fails when the review fails. */
export async function reviewAccess(right: Right, signal: AbortSignal): Promise<boolean> {
  const review: Promise<unknown> = consoleFetchJSON.post(
    '/api/kubernetes/apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
    {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectAccessReview',
      spec: { resourceAttributes: { ...right } },
    },
    { signal },
  );
  const answer = (await explained(review)) as { readonly status?: { readonly allowed?: boolean } };
  return answer.status?.allowed === true;
}

function rightOf(model: ResourceModel, address: Address): Right {
  return {
    verb: address.name === undefined ? 'list' : 'get',
    group: model.group,
    resource: model.plural,
    ...(address.subresource === undefined ? {} : { subresource: address.subresource }),
    ...(address.namespace === undefined ? {} : { namespace: address.namespace }),
    ...(address.name === undefined ? {} : { name: address.name }),
  };
}
