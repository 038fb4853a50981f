import { Label } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { MigrationSource } from '~/olm/extensions/migration';

/** Marks a resource of OLM v1 that was migrated from one of OLM v0. */
export function MigratedLabel({ kind, from }: Props) {
  const t = useT();
  if (from === null) return null;
  const source = `${kind} ${from.namespace}/${from.name}`;
  return <Label variant="outline">{t('Migrated from {{source}}', { source })}</Label>;
}

type Props = {
  readonly kind: 'Subscription' | 'CatalogSource';
  /** `null`: it was not migrated. */
  readonly from: MigrationSource | null;
};
