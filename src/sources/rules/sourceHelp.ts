import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { whyNotRefresh } from './sourceActions';
import type { CatalogFindingKind } from '~/olm/catalogSources/catalogFinding';

/** A remedy for a problem: in its pod, by a restart, or in the CatalogSource. */
export type SourceHelp = 'pod' | 'restart' | 'edit';

/** The remedies for a problem, the most likely first. An external registry has no pod. */
export function sourceHelp(
  kind: CatalogFindingKind,
  item: Pick<CatalogSourceItem, 'source' | 'endpoint'>,
): readonly SourceHelp[] {
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
