import { notFound } from '../failures';
import { parseJson } from '../json';
import { answered, jsonAnswer, pageNotFound } from '../http/answers';
import type { Outcome, Session } from '../http/exchange';
import { parseFault } from './parseFault';

const PATH = '/local/faults';

export function isFaultPath(path: string): boolean {
  return path === PATH || path.startsWith(`${PATH}/`);
}

/**
 * Faults over HTTP: GET lists, POST adds one, DELETE clears all or the one in the path. Faults do not affect these
 * requests. Callers are already authorized as cluster administrators.
 */
export function faultAnswer({ server, request }: Session): Outcome {
  const { faults } = server;
  const id = decodeURIComponent(request.path.slice(PATH.length + 1));
  switch (`${request.method} ${id === '' ? 'all' : 'one'}`) {
    case 'GET all':
      return jsonAnswer(200, { items: faults.list(), controllers: server.controllers });
    case 'POST all': {
      const name = `fault-${faults.list().length + 1}`;
      const fault = parseFault(parseJson(request.body.toString('utf8')), name);
      faults.add(fault);
      return jsonAnswer(201, fault);
    }
    case 'DELETE all':
      faults.clear();
      return cleared();
    case 'DELETE one':
      if (!faults.clear(id)) {
        throw notFound({ group: '', plural: 'faults', kind: 'Fault' }, id);
      }
      return cleared();
    default:
      return pageNotFound();
  }
}

function cleared(): Outcome {
  return answered({ status: 204, contentType: 'application/json', headers: {}, body: '' });
}
