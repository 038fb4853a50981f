import { parse } from 'yaml';
import type { KindEntry } from '../../contracts';
import { badRequest, invalid, unsupportedMediaType } from '../../failures';
import { isObject } from '../../json';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion, isKubeObject, jsonOf } from '../../objects';
import { applied } from '../../patches/apply';
import { ownableLeaves } from '../../patches/fieldOwners';
import { jsonPatch } from '../../patches/jsonPatch';
import { mergePatch } from '../../patches/mergePatch';
import { strategicMerge } from '../../patches/strategicMerge';
import type { JsonObject, KubeObject } from '../../types';
import { current } from '../../writes/backend';
import type { Target, Written } from '../../writes/backend';
import { createObject } from '../../writes/createObject';
import { replaceObject } from '../../writes/replaceObject';
import { draftOf, mediaType } from '../body';
import { goSyntaxError } from '../../goSyntaxError';
import type { Call, Outcome } from '../exchange';
import { shapeOf } from '../representation';
import { targetOf } from '../target';
import { inNamespace, writtenAnswer } from './write';

const JSON_PATCH = 'application/json-patch+json';
const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const APPLY = 'application/apply-patch+yaml';

/** PATCH of an object or its status, by the media type of the body. */
export function patch(call: Call, subresource?: 'status'): Outcome {
  const shape = shapeOf(call.request.headers['accept']);
  const type = mediaType(call.request) ?? '';
  const { entry } = call;
  // Custom resources have no Go struct tags for a strategic merge.
  const accepted = entry.fromCrd
    ? [JSON_PATCH, MERGE, APPLY]
    : [JSON_PATCH, MERGE, STRATEGIC, APPLY];
  if (!accepted.includes(type)) {
    throw unsupportedMediaType(accepted);
  }
  if (type === APPLY) {
    return writtenAnswer(call, shape, apply(call));
  }
  const change = changeOf(call, type);
  const written = replaceObject(call.server.backend, patchTarget(call), {
    name: call.path.name ?? '',
    make: (before) => patched(entry, change(jsonOf(before))),
    ...(subresource === undefined ? {} : { subresource }),
  });
  return writtenAnswer(call, shape, written);
}

/** The resourceVersion is optional in a patch. */
function patchTarget(call: Call): Target {
  return { ...targetOf(call), unconditional: true };
}

type Change = (before: JsonObject) => JsonObject;

function changeOf({ request }: Call, type: string): Change {
  const text = request.body.toString('utf8');
  const body = patchBody(text);
  if (type === JSON_PATCH) {
    return (before) => jsonPatch(before, body, text);
  }
  if (!isObject(body)) {
    throw badRequest(
      'error decoding patch: json: cannot unmarshal into Go value of type map[string]interface {}',
    );
  }
  return (before) => (type === STRATEGIC ? strategicMerge(before, body) : mergePatch(before, body));
}

function patchBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (broken) {
    throw badRequest(`error decoding patch: ${goSyntaxError(broken)}`);
  }
}

function patched(entry: KindEntry, after: JsonObject): KubeObject {
  if (isKubeObject(after)) {
    return after;
  }
  throw badRequest(
    `${entry.kind} in version "${entry.version}" cannot be handled as a ${entry.kind}: metadata.name is missing`,
  );
}

/** Creates or merges; afterward the manager owns exactly the fields of its configuration. */
function apply(call: Call): Written {
  const { entry, path, request, server } = call;
  const { backend } = server;
  const name = path.name ?? '';
  const manager = request.query.get('fieldManager') ?? '';
  if (manager === '') {
    throw managerRequired();
  }
  const configuration = configurationOf(call, name);
  const target = { ...patchTarget(call), manager: undefined };
  const force = request.query.get('force') === 'true';
  const isNew = current(backend, target, name) === undefined;
  const written = isNew
    ? createObject(backend, target, draftOf(asJson(call, configuration), entry))
    : replaceObject(backend, target, {
        name,
        make: (before) =>
          patched(
            entry,
            applied(backend.owners, before, {
              entry,
              manager,
              force,
              configuration,
            }),
          ),
      });
  if (!target.dryRun) {
    const served = inApiVersion(written.object, apiVersionOf(entry));
    const paths = ownableLeaves(entry, configuration).keys();
    backend.owners.recordApply(served, { manager, force }, paths);
  }
  return written;
}

function configurationOf(call: Call, name: string): JsonObject {
  const body = yamlBody(call.request.body.toString('utf8'));
  if (!isObject(body)) {
    throw badRequest('error decoding YAML: the patch is not an object');
  }
  const { metadata, ...draft } = inNamespace(call, draftOf(asJson(call, body), call.entry));
  if ((metadata.name ?? name) !== name) {
    throw badRequest(
      `the name of the object (${metadata.name ?? ''}) does not match the name on the URL (${name})`,
    );
  }
  return jsonOf({ ...draft, metadata: { ...metadata, name } });
}

function yamlBody(text: string): unknown {
  try {
    return parse(text);
  } catch (broken) {
    throw badRequest(`error decoding YAML: ${broken instanceof Error ? broken.message : ''}`);
  }
}

/** The call as if the body had been sent as JSON. */
function asJson({ request }: Call, body: JsonObject): Call['request'] {
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

function managerRequired(): Error {
  return invalid({ group: 'meta.k8s.io', plural: '', kind: 'PatchOptions' }, '', [
    {
      reason: 'FieldValueRequired',
      message: 'Required value: is required for apply patch',
      field: 'fieldManager',
    },
  ]);
}
