import { namespaceModel } from '~/kube/models/namespace';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { CatalogFinding, CatalogFindingKind } from '~/olm/catalogSources/catalogFinding';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/** An action for a catalog, or the reason why it is unavailable. */
export type SourceActionEntry = {
  readonly action: 'edit' | 'copy' | 'refresh' | 'switch-on' | 'switch-off' | 'delete';
  /** `null`: available. Permissions are checked by the action. */
  readonly unavailable: Unavailable | null;
};

export type Unavailable =
  /** OpenShift reverts changes of a default catalog (CS-021). */
  | 'reverted'
  /** A disabled default catalog has no CatalogSource. */
  | 'off'
  /** An external registry has no pod. */
  | 'elsewhere'
  | 'no-endpoint';

/** The actions for a catalog, its removal last (CS-042). */
export function sourceActions(item: CatalogSourceItem): readonly SourceActionEntry[] {
  return [
    { action: 'edit', unavailable: whyNotEdit(item) },
    { action: 'copy', unavailable: item.source === null ? 'off' : null },
    { action: 'refresh', unavailable: whyNotRefresh(item) },
    { action: removalAction(item), unavailable: null },
  ];
}

function whyNotEdit({ source, origin }: CatalogSourceItem): Unavailable | null {
  if (source === null) return 'off';
  return origin.kind === 'default' ? 'reverted' : null;
}

/** The reason why no pod can be restarted. */
export function whyNotRefresh({
  source,
  endpoint,
}: Pick<CatalogSourceItem, 'source' | 'endpoint'>): Unavailable | null {
  if (source === null) return 'off';
  if (endpoint.kind === 'address') return 'elsewhere';
  return endpoint.kind === 'none' ? 'no-endpoint' : null;
}

/** A deleted default catalog would be created again (CS-042). */
function removalAction({ origin }: CatalogSourceItem): SourceActionEntry['action'] {
  if (origin.kind !== 'default') return 'delete';
  return origin.isDisabled ? 'switch-on' : 'switch-off';
}

/** A remedy for a problem: in its pod, by a restart, in the CatalogSource, or in its namespace. */
export type SourceHelp = 'pod' | 'restart' | 'edit' | 'label';

/** The remedies for a problem, the most likely first. An external registry has no pod. */
export function sourceHelp(
  { kind, values }: Pick<CatalogFinding, 'kind' | 'values'>,
  item: Pick<CatalogSourceItem, 'source' | 'endpoint'>,
): readonly SourceHelp[] {
  if (kind === 'refused-security' && values['level'] === 'restricted') return ['edit', 'label'];
  const helps = HELP[kind] ?? (kind.startsWith('image-') ? OF_IMAGE : OF_SPEC);
  return whyNotRefresh(item) === null ? helps : helps.filter((help) => help === 'edit');
}

const OF_IMAGE = ['edit', 'pod', 'restart'] as const;
const OF_SPEC = ['edit'] as const;

/** Other problems are remedied in the CatalogSource. */
const HELP: Partial<Readonly<Record<CatalogFindingKind, readonly SourceHelp[]>>> = {
  'configmap-refused': [],
  'refused-terminating': [],
  'refused-quota': [],
  'refused-webhook': [],
  'registry-error': [],
  'newer-image': ['pod'],
  'pod-missing': [],
  'pod-unseen': [],
  'pod-leaving': ['pod'],
  'pod-evicted': ['restart', 'pod'],
  'pod-failed': ['restart', 'pod'],
  unschedulable: ['edit', 'pod'],
  sandbox: ['restart', 'pod'],
  'container-config': ['edit', 'pod'],
  crash: ['pod', 'restart'],
  'crash-memory': ['edit', 'pod'],
  'crash-permission': ['edit', 'pod'],
  'crash-cache': ['edit', 'pod'],
  'crash-extract': ['edit', 'pod'],
  'run-as-root': ['edit', 'pod'],
  'not-ready': ['pod'],
  starting: ['pod'],
  connecting: [],
  unreachable: ['restart', 'pod'],
  'no-packages': ['pod', 'restart'],
};

/**
 * Lets the namespace run catalog pods that Pod Security level `restricted` rejects, and stops OpenShift from setting
 * the level (OpenShift, "Custom catalogs", catalog sources and pod security admission). All namespaces have labels.
 */
export function baselineCalls(namespace: string): readonly ClusterCall[] {
  const labels = '/metadata/labels';
  return [
    {
      kind: 'patch',
      model: namespaceModel,
      object: { name: namespace },
      steps: [
        { op: 'test', path: `${labels}/kubernetes.io~1metadata.name`, value: namespace },
        { op: 'add', path: `${labels}/pod-security.kubernetes.io~1enforce`, value: 'baseline' },
        {
          op: 'add',
          path: `${labels}/security.openshift.io~1scc.podSecurityLabelSync`,
          value: 'false',
        },
      ],
    },
  ];
}
