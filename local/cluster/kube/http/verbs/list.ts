import { ApiError } from '../../apiError';
import { badRequest, expired } from '../../failures';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion } from '../../objects';
import { fieldSelector } from '../../selectors/fieldSelector';
import { labelSelector } from '../../selectors/labelSelector';
import type { Selects } from '../../selectors/labelSelector';
import { storageKey } from '../../store/shelf';
import type { JsonObject, KubeObject } from '../../types';
import { continueToken, parseContinue } from '../continueToken';
import type { Call, Outcome } from '../exchange';
import { listAnswer, shapeOf } from '../representation';
import { atRevision } from '../revision';
import { countOf } from '../query';

/** Answers a list with selectors and pages of one revision. */
export async function listObjects(call: Call): Promise<Outcome> {
  const shape = shapeOf(call.request.headers['accept']);
  const selects = selectorOf(call);
  const snapshot = await snapshotFor(call);
  const { objects, metadata } = pageOf(call, snapshot, snapshot.objects.filter(selects));
  const apiVersion = apiVersionOf(call.entry);
  return listAnswer(call.entry, shape, {
    objects: objects.map((object) => inApiVersion(object, apiVersion)),
    metadata,
  });
}

/** Namespace, label and field selectors in one. */
export function selectorOf({ entry, path, request }: Call): Selects {
  const labels = labelSelector(request.query.get('labelSelector') ?? '');
  const fields = fieldSelector(entry, request.query.get('fieldSelector') ?? '').selects;
  const { namespace } = path;
  return (object) =>
    (!entry.namespaced || namespace === undefined || object.metadata.namespace === namespace) &&
    labels(object) &&
    fields(object);
}

type Snapshot = {
  readonly revision: number;
  readonly objects: readonly KubeObject[];
  /** The key before the page. */
  readonly after: string;
};

async function snapshotFor(call: Call): Promise<Snapshot> {
  const { entry, path, request, server } = call;
  const token = parameter(call, 'continue');
  const requested = parameter(call, 'resourceVersion');
  if (token !== '') {
    if (requested !== '' && requested !== '0') {
      throw badRequest('specifying resource version is not allowed when using continue');
    }
    return continued(call, token);
  }
  const { store } = server.backend;
  const revision = await atRevision(server, requested);
  if (request.query.get('resourceVersionMatch') !== 'Exact' || revision === undefined) {
    const objects = store.list(entry.key, entry.namespaced ? path.namespace : undefined);
    return { revision: store.revision(), objects, after: '' };
  }
  const objects = store.listAt(entry.key, revision);
  if (objects === undefined) {
    throw expired('The resourceVersion for the provided list is too old.');
  }
  return { revision, objects, after: '' };
}

function parameter({ request }: Call, name: string): string {
  return request.query.get(name) ?? '';
}

/** The next page has the revision of the first; 410 with a new token if that is expired. */
function continued({ entry, server }: Call, token: string): Snapshot {
  const { revision, after } = parseContinue(token);
  const { store } = server.backend;
  if (revision < 0) {
    return { revision: store.revision(), objects: store.list(entry.key), after };
  }
  const objects = store.listAt(entry.key, revision);
  if (objects === undefined) {
    throw new ApiError({
      ...expired(CONTINUE_EXPIRED).status,
      metadata: { continue: continueToken({ revision: -1, after }) },
    });
  }
  return { revision, objects, after };
}

const CONTINUE_EXPIRED =
  'The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.';

function pageOf(
  call: Call,
  { revision, after }: Snapshot,
  selected: readonly KubeObject[],
): { readonly objects: readonly KubeObject[]; readonly metadata: JsonObject } {
  const rest = after === '' ? selected : selected.filter((object) => storageKey(object) > after);
  const limit = countOf(call.request, 'limit');
  const resourceVersion = String(revision);
  const last = limit > 0 && rest.length > limit ? rest[limit - 1] : undefined;
  if (last === undefined) {
    // Custom resources have an empty token where built-in kinds omit it.
    const end = call.entry.fromCrd ? { continue: '' } : {};
    return { objects: rest, metadata: { ...end, resourceVersion } };
  }
  // With a selector, the number of remaining matches is unknown.
  const isSelective =
    parameter(call, 'labelSelector') !== '' || parameter(call, 'fieldSelector') !== '';
  return {
    objects: rest.slice(0, limit),
    metadata: {
      resourceVersion,
      continue: continueToken({ revision, after: storageKey(last) }),
      ...(isSelective ? {} : { remainingItemCount: rest.length - limit }),
    },
  };
}
