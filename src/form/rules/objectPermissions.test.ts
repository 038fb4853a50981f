import { describe, expect, it } from 'vitest';
import { contestedFields } from './objectPermissions';

const wrote = (manager: string, fieldsV1: object, more: object = {}) => ({
  manager,
  fieldsV1,
  time: '2026-11-20T08:00:00Z',
  ...more,
});

const SIZE = { 'f:spec': { 'f:size': {} } };
const STATUS = { 'f:status': { 'f:phase': {} } };

/** Kubernetes, "Server-Side Apply": each manager of a field has an entry, and that of a subresource names it. */
describe('changed fields that a controller can revert', () => {
  it.each([
    ['none without recorded writers', undefined, ['spec.size'], []],
    [
      'those that Argo CD wrote',
      [wrote('argocd-controller', SIZE)],
      ['spec.size', 'spec.ink'],
      ['spec.size argocd-controller'],
    ],
    [
      'those that Flux wrote',
      [wrote('kustomize-controller', SIZE)],
      ['spec.size'],
      ['spec.size kustomize-controller'],
    ],
    [
      'those that the writer of the status wrote',
      [wrote('quill-manager', SIZE), wrote('quill-manager', STATUS, { subresource: 'status' })],
      ['spec.size'],
      ['spec.size quill-manager'],
    ],
    [
      'none of a person who also set the status',
      [wrote('kubectl-patch', SIZE), wrote('kubectl-patch', STATUS, { subresource: 'status' })],
      ['spec.size'],
      [],
    ],
    ['none that a person wrote', [wrote('kubectl-edit', SIZE)], ['spec.size'], []],
    [
      'those that a person wrote later, too',
      [
        wrote('kubectl-edit', SIZE, { time: '2026-11-21T08:00:00Z' }),
        wrote('argocd-controller', SIZE),
      ],
      ['spec.size'],
      ['spec.size argocd-controller'],
    ],
    [
      'parts of an atomic value',
      [wrote('helm-controller', { 'f:spec': { 'f:affinity': {} } })],
      ['spec.affinity.nodes', 'spec.size'],
      ['spec.affinity.nodes helm-controller'],
    ],
    [
      'a value of which a controller wrote a part',
      [wrote('argocd-controller', { 'f:spec': { 'f:nibs': { 'k:{"name":"a"}': { '.': {} } } } })],
      ['spec.nibs'],
      ['spec.nibs argocd-controller'],
    ],
    ['none of nonsense', ['x', { manager: 3, fieldsV1: 'y' }], ['spec.size'], []],
  ])('%s', (_name, managedFields, paths, expected) => {
    const changes = paths.map((path) => ({ path: path.split('.'), before: 1, after: 2 }));
    const found = contestedFields(changes, { metadata: { managedFields } });
    expect(found.map(({ path, manager }) => `${path.join('.')} ${manager}`)).toEqual(expected);
  });
});
