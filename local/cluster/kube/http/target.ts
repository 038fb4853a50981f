import { checkEscalation, RBAC } from '../access/escalation';
import { askWebhooks } from '../admission/webhooks';
import { failure, invalid } from '../failures';
import type { Target } from '../writes/backend';
import type { ApiRequest, Call } from './exchange';

/** Names of clients are cut to this length when they name a field manager. */
const LONGEST_MANAGER = 128;

/** Maximum size of an etcd request in bytes. */
const ETCD_LIMIT = 1.5 * 1024 * 1024;

/** Target of a write, and its query options. */
export function targetOf({ entry, path, request, server, user }: Call): Target {
  const review = { entry, subresource: path.subresource };
  return {
    entry,
    namespace: entry.namespaced ? path.namespace : undefined,
    dryRun: isDryRun(request),
    manager: managerOf(request),
    fieldValidation: fieldValidationOf(request),
    // Custom resources reject updates without a resourceVersion; nearly all built-in kinds accept them.
    unconditional: !entry.fromCrd,
    check: (object, before) => {
      if (entry.group === RBAC) {
        checkEscalation({ ...server, user }, object, before);
      }
      if (request.body.length > ETCD_LIMIT) {
        throw failure(500, '', { message: 'etcdserver: request is too large' });
      }
      const operation = before === undefined ? 'CREATE' : 'UPDATE';
      askWebhooks(server.client, { ...review, operation, object, before });
    },
    checkDeletion: (object) => {
      askWebhooks(server.client, { ...review, operation: 'DELETE', object });
    },
  };
}

function isDryRun({ query }: ApiRequest): boolean {
  const dryRun = query.get('dryRun');
  if (dryRun !== null && dryRun !== '' && dryRun !== 'All') {
    throw refusedOption('dryRun', dryRun, ['All']);
  }
  return dryRun === 'All';
}

function fieldValidationOf({ query }: ApiRequest): Target['fieldValidation'] {
  const requested = query.get('fieldValidation') ?? '';
  switch (requested) {
    case '':
    case 'Warn':
      return 'Warn';
    case 'Strict':
    case 'Ignore':
      return requested;
    default:
      throw refusedOption('fieldValidation', requested, ['', 'Ignore', 'Strict', 'Warn']);
  }
}

function refusedOption(field: string, value: string, allowed: readonly string[]): Error {
  const list = allowed.map((option) => JSON.stringify(option)).join(', ');
  return invalid({ group: 'meta.k8s.io', plural: '', kind: 'CreateOptions' }, '', [
    {
      reason: 'FieldValueNotSupported',
      message: `Unsupported value: ${JSON.stringify(value)}: supported values: ${list}`,
      field,
    },
  ]);
}

/** `fieldManager`, else the client's name up to the first slash of its `User-Agent`. */
function managerOf({ query, headers }: ApiRequest): string {
  const named = query.get('fieldManager') ?? '';
  return named === ''
    ? (headers['user-agent'] ?? 'unknown').split('/', 1).join('').slice(0, LONGEST_MANAGER)
    : named;
}
