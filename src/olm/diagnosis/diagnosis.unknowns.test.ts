import { describe, expect, it } from 'vitest';
import type { PipelineStage } from '~/olm/status/status';
import { relevantPermissions } from './diagnosis';

const permission = (resource: string) => ({
  verb: 'list',
  group: 'operators.coreos.com',
  resource,
});

describe('a missing permission', () => {
  it.each<[string, readonly PipelineStage[], boolean]>([
    ['catalogsources', [], false],
    ['catalogsources', ['ready'], false],
    ['catalogsources', ['resolve'], true],
    ['catalogsources', ['ready', 'catalog'], true],
    ['operatorconditions', ['ready'], false],
    ['operatorconditions', ['install'], true],
    ['installplans', ['plan'], true],
    ['installplans', ['ready'], false],
    ['operatorgroups', ['catalog'], false],
    ['operatorgroups', ['install'], true],
    ['clusterserviceversions', ['ready'], true],
    ['clusterserviceversions', [], false],
  ])('to list %s, with a problem at %j: it matters %j', (resource, stages, matters) => {
    const missing = [permission(resource)];
    expect(relevantPermissions(missing, stages)).toEqual(matters ? missing : []);
  });
});
