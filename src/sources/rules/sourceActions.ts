import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/** Something that can be done with a catalog, or why not. */
export type SourceActionEntry = {
  readonly action: 'edit' | 'copy' | 'refresh' | 'switch-on' | 'switch-off' | 'delete';
  /** `null`: it can be done. Rights are asked where it is done. */
  readonly withheld: Withheld | null;
};

export type Withheld =
  /** OpenShift puts a default catalog back as it was (CS-021). */
  | 'reverted'
  /** A default catalog that is switched off has no CatalogSource. */
  | 'off'
  /** The catalog runs elsewhere: OLM has no pod for it. */
  | 'elsewhere'
  | 'no-endpoint';

/** What can be done with a catalog, what takes it away last (CS-042). */
export function sourceActions(item: CatalogSourceItem): readonly SourceActionEntry[] {
  return [
    { action: 'edit', withheld: whyNotEdit(item) },
    { action: 'copy', withheld: item.source === null ? 'off' : null },
    { action: 'refresh', withheld: whyNotRefresh(item) },
    { action: removalAction(item), withheld: null },
  ];
}

function whyNotEdit({ source, origin }: CatalogSourceItem): Withheld | null {
  if (source === null) return 'off';
  return origin.kind === 'default' ? 'reverted' : null;
}

/** Why there is no pod of a catalog that could be started anew. */
export function whyNotRefresh({
  source,
  endpoint,
}: Pick<CatalogSourceItem, 'source' | 'endpoint'>): Withheld | null {
  if (source === null) return 'off';
  if (endpoint.kind === 'address') return 'elsewhere';
  return endpoint.kind === 'none' ? 'no-endpoint' : null;
}

/** A default catalog that was deleted would come back (CS-042). */
function removalAction({ origin }: CatalogSourceItem): SourceActionEntry['action'] {
  if (origin.kind !== 'default') return 'delete';
  return origin.isDisabled ? 'switch-on' : 'switch-off';
}
