import { notFound } from '../failures';
import { pageNotFound } from './answers';
import type { Call, Outcome } from './exchange';
import { podLog } from './podLog';
import { scale } from './scale';
import { serviceProxy } from './serviceProxy';
import { tokenRequest } from './tokenRequest';
import { getObject } from './verbs/get';
import { patch } from './verbs/patch';
import { update } from './verbs/write';

/** `status`, `scale`, `finalize`, `token`, `log` and a Service's `proxy`; 404 for what the kind does not have. */
export function subresource(call: Call): Outcome {
  const { entry, path, request } = call;
  const name = path.subresource ?? '';
  if (entry.key === 'services' && name === 'proxy') return serviceProxy(call);
  if (!entry.subresources.includes(name)) {
    // The handler of custom resources rejects it itself and names the object.
    if (entry.fromCrd) throw notFound(entry, path.name ?? '');
    return pageNotFound();
  }
  switch (`${request.method} ${name}`) {
    case 'GET status':
      return getObject(call);
    case 'PUT status':
      return update(call, 'status');
    case 'PATCH status':
      return patch(call, 'status');
    case 'PUT finalize':
      return update(call, 'finalize');
    case 'GET scale':
    case 'PUT scale':
    case 'PATCH scale':
      return scale(call);
    case 'POST token':
      return tokenRequest(call);
    case 'GET log':
      return podLog(call);
    default:
      return pageNotFound();
  }
}
