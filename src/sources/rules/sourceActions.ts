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
