import { badRequest, notFound } from '../failures';
import { listAt, textAt } from '../json';
import type { KubeObject } from '../types';
import { current } from '../writes/backend';
import { answered } from './answers';
import type { Call, Outcome } from './exchange';
import { targetOf } from './target';

/** `GET …/pods/<name>/log`: `container`, `previous`, `tailLines`, `limitBytes`. A followed log ends immediately. */
export function podLog(call: Call): Outcome {
  const { path, request, server, entry } = call;
  const name = path.name ?? '';
  const pod = current(server.backend, targetOf(call), name);
  if (pod === undefined) {
    throw notFound(entry, name);
  }
  const container = containerOf(pod, request.query.get('container') ?? '');
  // Without a node, no kubelet has the log.
  if (textAt(pod, 'spec', 'nodeName') === undefined) return logAnswer(204, '');
  const previous = request.query.get('previous') === 'true';
  const log = server.podLogs(pod, { container, previous });
  if (log.kind === 'none') throw badRequest(log.why);
  return logAnswer(200, cut(log.text, request.query));
}

function logAnswer(status: 200 | 204, body: string): Outcome {
  return answered({ status, contentType: 'text/plain', headers: {}, body });
}

/** The requested container, or the only one. */
function containerOf(pod: KubeObject, requested: string): string {
  const { name } = pod.metadata;
  const containers = namesAt(pod, 'containers');
  const initial = namesAt(pod, 'initContainers');
  if (requested !== '') {
    if ([...containers, ...initial].includes(requested)) return requested;
    throw badRequest(`container ${requested} is not valid for pod ${name}`);
  }
  const [only, ...others] = containers;
  if (only !== undefined && others.length === 0) return only;
  const choice = containers.length === 0 ? '' : `, choose one of: [${containers.join(' ')}]`;
  const orInitial =
    initial.length === 0 || containers.length === 0
      ? ''
      : ` or one of the init containers: [${initial.join(' ')}]`;
  throw badRequest(`a container name must be specified for pod ${name}${choice}${orInitial}`);
}

function namesAt(pod: KubeObject, list: 'containers' | 'initContainers'): readonly string[] {
  return listAt(pod.spec, list).map((container) => textAt(container, 'name') ?? '');
}

function cut(text: string, query: URLSearchParams): string {
  const lines = numberIn(query, 'tailLines');
  const bytes = numberIn(query, 'limitBytes');
  const tail = lines === undefined ? text : lastLines(text, lines);
  return bytes === undefined ? tail : Buffer.from(tail).subarray(0, bytes).toString();
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  const number = Number(text);
  if (text === '') return undefined;
  if (Number.isInteger(number) && number >= 0) return number;
  throw badRequest(`${name} is not a number of lines or bytes: ${text}`);
}

function lastLines(text: string, count: number): string {
  const lines = text.split('\n');
  const end = lines.at(-1) === '' ? 1 : 0;
  return lines.slice(Math.max(0, lines.length - end - count)).join('\n');
}
