import { failure, forbidden, notFound } from '../failures';
import type { Subject } from '../failures';
import { textAt } from '../json';
import type { KubeObject } from '../types';
import type { Backend, Target } from './backend';

const NAMESPACES: Subject = { group: '', plural: 'namespaces', kind: 'Namespace' };
const PROTECTED = new Set(['default', 'kube-system', 'kube-public']);

/** Admission `NamespaceLifecycle`: nothing is created in a namespace that is missing or terminating. */
export function checkNamespace(backend: Backend, target: Target, name: string): void {
  if (target.namespace === undefined || !target.entry.namespaced) {
    return;
  }
  const found = backend.store.get({ resource: 'namespaces', name: target.namespace });
  if (found === undefined) {
    throw notFound(NAMESPACES, target.namespace);
  }
  if (isTerminating(found)) {
    const refused = forbidden(
      target.entry,
      name,
      `unable to create new content in namespace ${target.namespace} because it is being terminated`,
    );
    throw failure(403, 'Forbidden', {
      message: refused.message,
      details: {
        ...refused.status.details,
        causes: [
          {
            reason: 'NamespaceTerminating',
            message: `namespace ${target.namespace} is being terminated`,
            field: 'metadata.namespace',
          },
        ],
      },
    });
  }
}

/** The three namespaces that cannot be deleted. */
export function checkDeletable(target: Target, name: string): void {
  if (target.entry.key === 'namespaces' && PROTECTED.has(name)) {
    throw forbidden(target.entry, name, 'this namespace may not be deleted');
  }
}

function isTerminating(namespace: KubeObject): boolean {
  return (
    namespace.metadata.deletionTimestamp !== undefined ||
    textAt(namespace.status, 'phase') === 'Terminating'
  );
}
