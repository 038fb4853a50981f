import { notFound } from '../failures';
import { isObject, listAt, textAt } from '../json';
import { current } from '../writes/backend';
import { answered, pageNotFound } from './answers';
import type { Call, Outcome } from './exchange';
import { scale } from './scale';
import { targetOf } from './target';
import { tokenRequest } from './tokenRequest';
import { getObject } from './verbs/get';
import { patch } from './verbs/patch';
import { update } from './verbs/write';

/** `status`, `scale`, `finalize`, `token` and `log`; 404 for what the kind does not have. */
export function subresource(call: Call): Outcome {
  const { entry, path, request } = call;
  const name = path.subresource ?? '';
  if (!entry.subresources.includes(name)) {
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

function podLog(call: Call): Outcome {
  const { path, request, server, entry } = call;
  const name = path.name ?? '';
  const pod = current(server.backend, targetOf(call), name);
  if (pod === undefined) {
    throw notFound(entry, name);
  }
  const first = listAt(pod.spec, 'containers').find(isObject);
  const container = request.query.get('container') ?? textAt(first, 'name') ?? '';
  const text = server.podLogs(pod, container);
  const tail = Number(request.query.get('tailLines') ?? 'NaN');
  return answered({
    status: 200,
    contentType: 'text/plain',
    headers: {},
    body: Number.isNaN(tail) ? text : lastLines(text, tail),
  });
}

function lastLines(text: string, count: number): string {
  const lines = text.split('\n');
  const end = lines.at(-1) === '' ? 1 : 0;
  return lines.slice(Math.max(0, lines.length - end - count)).join('\n');
}
