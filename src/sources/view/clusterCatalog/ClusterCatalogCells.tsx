import { Label } from '@patternfly/react-core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { shortDigest, shortImageName } from '~/olm/catalogSources/imageReference';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { originText } from '~/sources/view/SourceStateLabel';
import { CatalogStatus } from './CatalogStatus';

/** The name of a ClusterCatalog as a link to its page, with its OLM version. */
export function ClusterCatalogName({ row }: { readonly row: SourceRow }) {
  const t = useT();
  const { name, origin } = row.item;
  return (
    <span className="operator-hub__sources-head">
      <Link to={routes.source(CLUSTER_SCOPE, name)} className="operator-hub__sources-name">
        {name}
      </Link>
      <Label isCompact variant="outline">
        {t('OLM v1')}
      </Label>
      <Label isCompact variant="outline" color={origin.kind === 'default' ? 'blue' : 'grey'}>
        {originText(origin.kind, t)}
      </Label>
    </span>
  );
}

export type ClusterCatalogCell = ComponentType<RowProps & FactsProps>;

/** The status, and the extensions that an unavailable catalog blocks. */
export function ClusterCatalogHealth({ facts }: FactsProps) {
  const t = useT();
  const { state, reason, stopped } = facts;
  return (
    <div className="operator-hub__sources-lines">
      <span>
        <CatalogStatus state={state} isCompact />
      </span>
      {reason !== '' && <span className="operator-hub__sources-second">{reason}</span>}
      {stopped.length > 0 && (
        <span className="operator-hub__sources-held">
          {t('Blocks {{count}} ClusterExtension', { count: stopped.length })}
        </span>
      )}
    </div>
  );
}

/** The extensions that use it, as far as they are known. */
export function ClusterCatalogUsers({ row: { item, users } }: RowProps) {
  const t = useT();
  if (typeof users === 'string') return <span title={t('Unknown')}>–</span>;
  if (users.length === 0) return '0';
  return (
    <Link
      to={routes.source(CLUSTER_SCOPE, item.name)}
      aria-label={t('{{count}} ClusterExtension', { count: users.length })}
    >
      {t.number(users.length)}
    </Link>
  );
}

/** The number of packages, or a link to count them: the content of a catalog is loaded only on request. */
export function ClusterCatalogPackages({ row: { item, packages } }: RowProps) {
  const t = useT();
  const { name, state } = item;
  const isCounted = typeof packages === 'number';
  if (!isCounted && state !== 'ready') return '0';
  return (
    <Link
      to={routes.source(CLUSTER_SCOPE, name, 'packages')}
      aria-label={
        isCounted
          ? t('{{count}} package', { count: packages })
          : t('{{what}}: {{state}}', { what: t('Count'), state: name })
      }
    >
      {isCounted ? t.number(packages) : t('Count')}
    </Link>
  );
}

/** How often the catalog is checked for a later image. */
export function ClusterCatalogPoll({ row: { item } }: RowProps) {
  const t = useT();
  return item.poll.kind === 'every'
    ? t('Every {{interval}}', { interval: item.poll.interval })
    : t('Never');
}

/** The image, and the digest of the served content. */
export function ClusterCatalogImage({ row, facts: { digest } }: FactsProps & RowProps) {
  const { endpoint } = row.item;
  if (endpoint.kind !== 'image') return '–';
  return (
    <div className="operator-hub__sources-lines">
      <Mono title={endpoint.image}>{shortImageName(endpoint.image)}</Mono>
      {digest !== null && !endpoint.isPinned && (
        <span className="operator-hub__sources-second" title={digest}>
          <Mono>{shortDigest(digest)}</Mono>
        </span>
      )}
    </div>
  );
}

type FactsProps = { readonly facts: ClusterCatalogFacts };
type RowProps = { readonly row: SourceRow };
