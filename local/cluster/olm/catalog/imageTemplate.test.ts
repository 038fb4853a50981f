import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAt } from '../../kube/json';
import { CATALOG_SOURCES } from '../shared/names';
import { NAMESPACE, testRegistry, type TestRegistry } from './testRegistry';

const image = 'quay.example.com/shelf:v1';
let registry: TestRegistry;
beforeEach(() => {
  registry = testRegistry();
});
afterEach(() => {
  registry.stop();
});

describe('the annotation olm.catalogImageTemplate', () => {
  const template = (text: string) => ({ 'olm.catalogImageTemplate': text });
  const resolvedOf = (): readonly unknown[] => listAt(registry.status('shelf'), 'conditions');

  /** CS-030…032 */
  it('resolves the image for the Kubernetes version', () => {
    const parts = '{kube_major_version}.{kube_minor_version}.{kube_patch_version}';
    registry.add('shelf', {}, template(`quay.example.com/shelf:v${parts}`));
    const made = 'quay.example.com/shelf:v1.36.2';
    expect(registry.source('shelf').spec?.['image']).toBe(made);
    expect(registry.state('shelf')).toBe('READY');
    expect(resolvedOf()).toMatchObject([
      {
        type: 'TemplatesHaveResolved',
        status: 'True',
        reason: 'AllTemplatesResolved',
        message: 'catalog image reference was successfully resolved',
      },
      { type: 'ResolvedImage', status: 'True', message: made },
    ]);
    const ref = { resource: CATALOG_SOURCES, name: 'shelf', namespace: NAMESPACE };
    registry.client.mergePatch(ref, {
      metadata: { annotations: { 'olm.catalogImageTemplate': null } },
    });
    registry.clock.advance(1_000);
    expect(resolvedOf()).toEqual([]);
  });

  it.each([
    [
      'quay.example.com/shelf:v{openshift_version}',
      'cannot construct catalog image reference, because one or more template(s) has improper syntax',
    ],
    [
      'quay.example.com/shelf:v{group:a,version:v1,kind:B,name:c,namespace:,jsonpath:{.d}}',
      'cannot construct catalog image reference, because variable(s) "{group:a,version:v1,kind:B,name:c,namespace:,jsonpath:{.d}}" could not be resolved and one or more template(s) has improper syntax',
    ],
  ])('%s cannot be resolved: the current image remains', (text, message) => {
    registry.add('shelf', { image }, template(text));
    expect(registry.source('shelf').spec?.['image']).toBe(image);
    expect(registry.state('shelf')).toBe('READY');
    expect(resolvedOf()).toMatchObject([
      { type: 'TemplatesHaveResolved', status: 'False', reason: 'UnableToResolve', message },
      { type: 'ResolvedImage', status: 'False', message: text },
    ]);
  });
});
