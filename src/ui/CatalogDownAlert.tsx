import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import {
  knownOr,
  namespaceCount,
  type ObjectName,
  type SourceRow,
} from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import './catalogDownAlert.css';
import { connectionText } from './connectionText';
import { Fold } from './Fold';
import { Notice } from './Notice';
import { unavailableCatalogs } from './unavailableCatalogs';

/**
 * The catalogs that OLM cannot read: the cause, the affected Subscriptions and the possible actions (CS-029, DR-015).
 * Renders nothing without such catalogs.
 */
export function CatalogDownAlert({ rows, children }: Props) {
  const t = useT();
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const isOne = others.length === 0;
  const title = unavailableCatalogs(
    rows.map(({ item }) => item.displayName),
    t,
  );
  return (
    <Notice variant="danger" title={title} truncateTitle={2}>
      <div className="operator-hub__catalog-down">
        <p>
          {t(
            'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
          )}{' '}
          {children}
        </p>
        {isOne ? <DownCatalog row={first} /> : <DownCatalogs rows={rows} />}
        <Blocked rows={rows} />
      </div>
    </Notice>
  );
}

type Props = {
  readonly rows: readonly SourceRow[];
  /** A sentence about further consequences on this page. */
  readonly children?: string;
};

/** Catalogs by name; the details of each are one click away. */
function DownCatalogs({ rows }: Pick<Props, 'rows'>) {
  const t = useT();
  return (
    <>
      <List isPlain className="operator-hub__catalog-down-names">
        {rows.map(({ item: { id, namespace, name, displayName } }) => (
          <ListItem key={id}>
            <Link
              to={routes.source(namespace, name)}
              className="operator-hub__catalog-down-name"
              dir="auto"
              title={id}
            >
              {displayName}
            </Link>
          </ListItem>
        ))}
      </List>
      <Fold title={t('View details')}>
        <List isPlain>
          {rows.map((row) => (
            <ListItem key={row.item.id}>
              <DownCatalog row={row} />
            </ListItem>
          ))}
        </List>
      </Fold>
    </>
  );
}

function DownCatalog({ row: { item, reason: known } }: { readonly row: SourceRow }) {
  const t = useT();
  const { namespace, name, displayName, since, observed } = item;
  const { reason, message } = known ?? { reason: observed, message: item.message };
  return (
    <div>
      <Link
        to={routes.source(namespace, name)}
        className="operator-hub__catalog-down-name"
        dir="auto"
      >
        {displayName}
      </Link>{' '}
      {t('CatalogSource {{name}} in {{namespace}}: {{observed}}', {
        name,
        namespace,
        observed: connectionText(reason, t),
      })}{' '}
      {since !== null && <Timestamp timestamp={since} simple />}
      {message !== '' && <div className="operator-hub__catalog-down-message">{message}</div>}
    </div>
  );
}

/** Each Subscription is named once, even if several catalogs block it. */
function Blocked({ rows }: Pick<Props, 'rows'>) {
  const t = useT();
  const held = heldBy(rows);
  if (held.length === 0) return null;
  const counts = {
    subscriptions: t('{{count}} Subscription', { count: held.length }),
    namespaces: t('{{count}} namespace', { count: namespaceCount(held) }),
  };
  return (
    <Fold title={t('Blocks {{subscriptions}} in {{namespaces}}', counts)}>
      <List isPlain className="operator-hub__catalog-down-held">
        {held.map(({ namespace, name }) => (
          <ListItem key={`${namespace}/${name}`}>
            <Link to={routes.operator(namespace, name)}>
              {t('{{name}} in {{namespace}}', { name, namespace })}
            </Link>
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}

function heldBy(rows: readonly SourceRow[]): readonly ObjectName[] {
  const all = rows.flatMap(({ blocked }) => knownOr(blocked, []));
  const byName = new Map(all.map((one) => [`${one.namespace}/${one.name}`, one]));
  return [...byName.values()].toSorted(
    (one, other) =>
      one.namespace.localeCompare(other.namespace) || one.name.localeCompare(other.name),
  );
}
