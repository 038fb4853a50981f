import { notFound } from '../../failures';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion } from '../../objects';
import { current } from '../../writes/backend';
import type { Call, Outcome } from '../exchange';
import { objectAnswer, shapeOf } from '../representation';
import { targetOf } from '../target';

export function getObject(call: Call): Outcome {
  const { entry, path, request, server } = call;
  const name = path.name ?? '';
  const shape = shapeOf(request.headers['accept']);
  const object = current(server.backend, targetOf(call), name);
  if (object === undefined) {
    throw notFound(entry, name);
  }
  return objectAnswer(entry, shape, { object: inApiVersion(object, apiVersionOf(entry)) });
}
