/** The `scale` subresource of the workload kinds: `spec.replicas` seen as an `autoscaling/v1 Scale`. */
import { badRequest, notFound } from '../failures';
import { isObject, numberAt, objectAt, parseJson, textAt } from '../json';
import { mergePatch } from '../patches/mergePatch';
import { jsonPatch } from '../patches/jsonPatch';
import type { JsonObject, KubeObject } from '../types';
import { current } from '../writes/backend';
import { replaceObject } from '../writes/replaceObject';
import { jsonAnswer } from './answers';
import { decodedBody, mediaType } from './body';
import type { Call, Outcome } from './exchange';
import { targetOf } from './target';

/** GET, PUT and PATCH of `scale`. */
export function scale(call: Call): Outcome {
  const { entry, path, request, server } = call;
  const name = path.name ?? '';
  const target = { ...targetOf(call), unconditional: true };
  const object = current(server.backend, target, name);
  if (object === undefined) {
    throw notFound(entry, name);
  }
  if (request.method === 'GET') {
    return jsonAnswer(200, scaleOf(object));
  }
  const replicas = numberAt(wantedScale(call, scaleOf(object)), 'spec', 'replicas') ?? 0;
  const written = replaceObject(server.backend, target, {
    name,
    make: (before) => ({ ...before, spec: { ...before.spec, replicas } }),
  });
  return jsonAnswer(200, scaleOf(written.object));
}

function wantedScale({ request }: Call, present: JsonObject): JsonObject {
  if (request.method === 'PUT') {
    return decodedBody(request, 'Scale');
  }
  const text = request.body.toString('utf8');
  const patch = parseJson(text);
  if (mediaType(request) === 'application/json-patch+json') {
    return jsonPatch(present, patch, text);
  }
  if (!isObject(patch)) {
    throw badRequest('error decoding patch: expected an object');
  }
  return mergePatch(present, patch);
}

function scaleOf({ metadata, spec, status }: KubeObject): JsonObject {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = metadata;
  const labels = objectAt(spec, 'selector', 'matchLabels') ?? {};
  const selector = Object.keys(labels).map((key) => `${key}=${textAt(labels, key) ?? ''}`);
  return {
    kind: 'Scale',
    apiVersion: 'autoscaling/v1',
    metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
    spec: { replicas: numberAt(spec, 'replicas') ?? 1 },
    status: { replicas: numberAt(status, 'replicas') ?? 0, selector: selector.join(',') },
  };
}
