/** OLM's roles, with which users of a namespace can view and subscribe to Operators. */
import type { DraftObject } from '../../kube/types';
import { aggregateTo, clusterRole, READ, rule } from './role';

const OPERATORS = 'operators.coreos.com';
const PACKAGES = 'packages.operators.coreos.com';

/** Only administrators can write OperatorGroups or approve InstallPlans, and PackageManifests require at least `view`. */
export const OLM_ROLES: readonly DraftObject[] = [
  clusterRole(
    'aggregate-olm-edit',
    [
      rule(OPERATORS, ['subscriptions'], ['create', 'update', 'patch', 'delete']),
      rule(
        OPERATORS,
        ['clusterserviceversions', 'catalogsources', 'installplans', 'subscriptions'],
        ['delete'],
      ),
    ],
    aggregateTo('admin', 'edit'),
  ),
  clusterRole(
    'aggregate-olm-view',
    [
      rule(
        OPERATORS,
        [
          'clusterserviceversions',
          'catalogsources',
          'installplans',
          'subscriptions',
          'operatorgroups',
        ],
        READ,
      ),
      rule(PACKAGES, ['packagemanifests', 'packagemanifests/icon'], READ),
    ],
    aggregateTo('admin', 'edit', 'view'),
  ),
  // OLM generates these three for the APIService of its package server.
  clusterRole(
    'packagemanifests-v1-admin',
    [rule(PACKAGES, ['packagemanifests'], ['*'])],
    aggregateTo('admin'),
  ),
  clusterRole(
    'packagemanifests-v1-edit',
    [rule(PACKAGES, ['packagemanifests'], ['create', 'update', 'patch', 'delete'])],
    aggregateTo('edit'),
  ),
  clusterRole(
    'packagemanifests-v1-view',
    [rule(PACKAGES, ['packagemanifests'], READ)],
    aggregateTo('view'),
  ),
];
