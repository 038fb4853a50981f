import type { FieldCause } from '../../contracts';
import { detailsOf, invalid } from '../../failures';
import { isObject, numberAt, textAt } from '../../json';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion } from '../../objects';
import { invalid as invalidField, notSupported } from '../../schema/causes';
import type { DeleteOptions, JsonObject, KubeObject } from '../../types';
import { deleteObject } from '../../writes/deleteObject';
import type { DeleteRequest } from '../../writes/deleteObject';
import { decodedBody } from '../body';
import { jsonAnswer } from '../answers';
import type { Call, Outcome } from '../exchange';
import { listAnswer, objectAnswer, shapeOf } from '../representation';
import { targetOf } from '../target';
import { selectorOf } from './list';

/** Built-in kinds whose deletion returns the object instead of a `Status`. */
const ANSWERS_OBJECT = new Set([
  'pods',
  'services',
  'serviceaccounts',
  'resourcequotas',
  'persistentvolumes',
  'persistentvolumeclaims',
]);

/** DELETE of one object: returns a `Status` after deletion, or the object if a finalizer blocks it. */
export function remove(call: Call): Outcome {
  const { entry, path, server } = call;
  const shape = shapeOf(call.request.headers['accept']);
  const name = path.name ?? '';
  const options = deleteOptionsOf(call);
  const target = { ...targetOf(call), dryRun: isDryRun(call, options.body) };
  const { state, object } = deleteObject(server.backend, target, {
    name,
    request: options.request,
  });
  if (state === 'terminating' || ANSWERS_OBJECT.has(entry.key)) {
    return objectAnswer(entry, shape, { object: inApiVersion(object, apiVersionOf(entry)) });
  }
  const { uid } = object.metadata;
  return jsonAnswer(200, {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Success',
    details: { ...detailsOf(entry, name), ...(uid === undefined ? {} : { uid }) },
  });
}

/** DELETE of a collection: deletes and returns selected objects. */
export function removeCollection(call: Call): Outcome {
  const { entry, path, server } = call;
  const shape = shapeOf(call.request.headers['accept']);
  const { request, body } = deleteOptionsOf(call);
  const { store } = server.backend;
  const selected = store
    .list(entry.key, entry.namespaced ? path.namespace : undefined)
    .filter(selectorOf(call));
  const objects = selected.map((object): KubeObject => {
    const target = {
      ...targetOf(call),
      namespace: object.metadata.namespace,
      dryRun: isDryRun(call, body),
    };
    return deleteObject(server.backend, target, { name: object.metadata.name, request }).object;
  });
  return listAnswer(entry, shape, {
    objects,
    metadata: {
      ...(entry.fromCrd ? { continue: '' } : {}),
      resourceVersion: String(store.revision()),
    },
  });
}

type Options = { readonly request: DeleteRequest; readonly body: JsonObject };

/** `DeleteOptions` of the body, or else of the query. */
function deleteOptionsOf({ request }: Call): Options {
  const body = request.body.length === 0 ? {} : decodedBody(request, 'DeleteOptions');
  const { query } = request;
  const propagation = propagationOf(requestedPolicy(body, query));
  const uid = textAt(body, 'preconditions', 'uid');
  const resourceVersion = textAt(body, 'preconditions', 'resourceVersion');
  const grace = numberAt(body, 'gracePeriodSeconds') ?? seconds(query.get('gracePeriodSeconds'));
  return {
    body,
    request: {
      ...(propagation === undefined ? {} : { propagation }),
      ...(uid === undefined ? {} : { uid }),
      ...(resourceVersion === undefined ? {} : { resourceVersion }),
      ...(grace === undefined ? {} : { gracePeriodSeconds: grace }),
    },
  };
}

function isDryRun(call: Call, body: JsonObject): boolean {
  const requested = body['dryRun'];
  return targetOf(call).dryRun || (Array.isArray(requested) && requested.includes('All'));
}

function requestedPolicy(body: JsonObject, query: URLSearchParams): string | undefined {
  const policy = textAt(body, 'propagationPolicy') ?? query.get('propagationPolicy') ?? undefined;
  const orphans = orphaning(body, query);
  if (policy !== undefined && orphans !== undefined) throw bothSet(policy);
  return policy ?? orphans;
}

/** The old flag `orphanDependents`. */
function orphaning(body: JsonObject, query: URLSearchParams): string | undefined {
  const flag = isObject(body) ? body['orphanDependents'] : undefined;
  return flag === true || query.get('orphanDependents') === 'true' ? 'Orphan' : undefined;
}

function propagationOf(policy: string | undefined): DeleteOptions['propagation'] {
  switch (policy) {
    case undefined:
    case '':
      return undefined;
    case 'Background':
    case 'Foreground':
    case 'Orphan':
      return policy;
    default:
      throw invalidOptions(
        notSupported('propagationPolicy', policy, ['Background', 'Foreground', 'Orphan', 'nil']),
      );
  }
}

function bothSet(policy: string): Error {
  return invalidOptions(
    invalidField(
      'propagationPolicy',
      policy,
      'orphanDependents and deletionPropagation cannot be both set',
    ),
  );
}

function invalidOptions(cause: FieldCause): Error {
  return invalid({ group: 'meta.k8s.io', plural: '', kind: 'DeleteOptions' }, '', [cause]);
}

function seconds(text: string | null): number | undefined {
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text);
}
