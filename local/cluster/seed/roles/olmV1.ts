/** Roles of OLM v1 for its kinds, without bindings. */
import type { DraftObject } from '../../kube/types';
import { OLM_V1_GROUP } from '../crds/olmV1';
import { clusterRole, clusterRoleBinding, READ, rule, WRITE } from './role';

const VIEWERS = 'operator-controller-clusterextension-viewer-role';

export const OLM_V1_ROLES: readonly DraftObject[] = [
  clusterRole('operator-controller-clusterextension-editor-role', [
    rule(OLM_V1_GROUP, ['clusterextensions'], [...READ, ...WRITE]),
  ]),
  clusterRole(VIEWERS, [
    rule(OLM_V1_GROUP, ['clusterextensions'], READ),
    rule(OLM_V1_GROUP, ['clusterextensions/status'], ['get']),
  ]),
];

/** Viewers of extensions have a role of the local cluster, and `view` in all namespaces. */
export const OLM_V1_VIEWERS: readonly DraftObject[] = [
  clusterRoleBinding('extension-viewers', VIEWERS, [{ kind: 'User', name: 'olga' }]),
  clusterRoleBinding('extension-viewers-view', 'view', [{ kind: 'User', name: 'olga' }]),
];
