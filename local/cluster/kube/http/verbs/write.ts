import { badRequest } from '../../failures';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion, isKubeObject } from '../../objects';
import type { DraftObject, KubeObject } from '../../types';
import type { Written } from '../../writes/backend';
import { createObject } from '../../writes/createObject';
import { replaceObject } from '../../writes/replaceObject';
import { draftOf } from '../body';
import type { Call, Outcome } from '../exchange';
import { objectAnswer, shapeOf } from '../representation';
import { targetOf } from '../target';

/** POST. */
export function create(call: Call): Outcome {
  const shape = shapeOf(call.request.headers['accept']);
  const draft = inNamespace(call, draftOf(call.request, call.entry));
  return writtenAnswer(call, shape, createObject(call.server.backend, targetOf(call), draft));
}

/** PUT, also of a subresource. */
export function update(call: Call, subresource?: 'status' | 'finalize'): Outcome {
  const shape = shapeOf(call.request.headers['accept']);
  const draft = inNamespace(call, draftOf(call.request, call.entry));
  const name = call.path.name ?? '';
  const written = replaceObject(call.server.backend, targetOf(call), {
    name,
    make: () => named(draft, name),
    ...(subresource === undefined ? {} : { subresource }),
  });
  return writtenAnswer(call, shape, written);
}

export function writtenAnswer(
  { entry }: Call,
  shape: ReturnType<typeof shapeOf>,
  { object, warnings, created }: Written,
): Outcome {
  return objectAnswer(entry, shape, {
    status: created ? 201 : 200,
    object: inApiVersion(object, apiVersionOf(entry)),
    warnings,
  });
}

/** The URL determines the namespace; the body can repeat it but not specify another. */
export function inNamespace({ entry, path }: Call, draft: DraftObject): DraftObject {
  const namespace = entry.namespaced ? path.namespace : undefined;
  const given = draft.metadata.namespace ?? '';
  if (namespace === undefined && given !== '') {
    // Cluster-scoped kinds ignore a namespace.
    const metadata = { ...draft.metadata };
    delete metadata.namespace;
    return { ...draft, metadata };
  }
  if (given !== '' && given !== namespace) {
    throw badRequest(
      'the namespace of the provided object does not match the namespace sent on the request',
    );
  }
  return namespace === undefined ? draft : { ...draft, metadata: { ...draft.metadata, namespace } };
}

function named(draft: DraftObject, name: string): KubeObject {
  if (isKubeObject(draft)) {
    return draft;
  }
  throw badRequest(
    `the name of the object (${name} based on URL) was undeterminable: name must be provided`,
  );
}
