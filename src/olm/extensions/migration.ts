import { type JsonRecord, textIn } from '~/kube/json';

/**
 * The annotations that OLM's tool for the migration from OLM v0 writes. Source: library-olm
 * pkg/migration/constants.go and specs/20260821-migration-v0-to-v1 (R2.5, V3.16), compared on 2026-11-29.
 */
export type Migration = {
  /** The Subscription. */
  readonly from: MigrationSource;
  /** The kinds whose specs are stored in annotations of the extension. */
  readonly backups: readonly string[];
  /** The warnings that the administrator accepted, as flags of the tool. */
  readonly acknowledged: readonly string[];
};

export type MigrationSource = { readonly namespace: string; readonly name: string };

/** The migration of a ClusterExtension; `null`: none, or not readable. */
export function migrationIn(annotations: JsonRecord): Migration | null {
  const from = sourceIn(annotations['olm.operatorframework.io/migrated-from-subscription']);
  if (from === null) return null;
  return {
    from,
    backups: BACKUPS.flatMap(([key, kind]) => (textIn(annotations[key]) === null ? [] : kind)),
    acknowledged: Object.keys(annotations)
      .filter((key) => key.startsWith(ACKNOWLEDGED) && annotations[key] === 'true')
      .map((key) => key.slice(ACKNOWLEDGED.length))
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .slice(0, MOST_FLAGS),
  };
}

const BACKUPS = [
  ['olm.operatorframework.io/migration-subscription-backup', 'Subscription'],
  ['olm.operatorframework.io/migration-operatorgroup-backup', 'OperatorGroup'],
] as const;

const ACKNOWLEDGED = 'olm.operatorframework.io/acknowledged-';

/** The tool has fewer; anybody who can edit the extension can add more. */
const MOST_FLAGS = 20;

/** The CatalogSource that a ClusterCatalog was migrated from; `null`: none. */
export function migratedCatalogIn(annotations: JsonRecord): MigrationSource | null {
  return sourceIn(annotations['olm.operatorframework.io/migrated-from-catalogsource']);
}

/** `<namespace>/<name>` */
function sourceIn(value: unknown): MigrationSource | null {
  const match = /^([a-z0-9-]{1,63})\/([a-z0-9.-]{1,253})$/.exec(textIn(value) ?? '');
  if (match === null) return null;
  const [, namespace = '', name = ''] = match;
  return { namespace, name };
}
