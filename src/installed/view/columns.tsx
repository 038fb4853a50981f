import { Button, List, ListItem, Popover } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import {
  type INSTALLED,
  LIST_COLUMNS,
  type ListColumn,
  managementOf,
} from '~/installed/rules/installedList';
import { type Column, columnsWithin } from '~/ui/lists/ListTable';
import { useT } from '~/i18n';
import { ExtensionChannel, Home, StatusCell } from './StatusCell';
import { managementText } from './texts';
import { approvalText } from '~/ui/approvalText';
import { Mono } from '~/ui/Mono';
import { CompatibilityLabel, SupportName, useSupportText } from '~/ui/package/SupportFacts';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { packageOf, placeOf } from '~/olm/installed/operatorName';
import type { Support } from '~/olm/lifecycle/versionSupport';
import { routes } from '~/routes';

type InstalledColumn = Column<InstalledOperator, keyof (typeof INSTALLED)['orders']> & {
  readonly width: number;
  /** Columns with lower numbers remain longest on narrow screens. */
  readonly rank: number;
};

export const COLUMNS: Readonly<Record<ListColumn, Omit<InstalledColumn, 'id'>>> = {
  status: {
    title: (t) => t('Status'),
    width: 11.5,
    rank: 0,
    sort: 'status',
    Cell: ({ row }) => <StatusCell operator={row} />,
  },
  version: {
    title: (t) => t('Version'),
    width: 6.5,
    rank: 4,
    sort: 'version',
    Cell: VersionCell,
  },
  namespace: {
    title: (t) => t('Namespace'),
    width: 9.5,
    rank: 3,
    sort: 'namespace',
    Cell: NamespaceCell,
  },
  channel: { title: (t) => t('Channel'), width: 6.25, rank: 5, Cell: ChannelCell },
  scope: { title: (t) => t('Managed namespaces'), width: 10, rank: 9, Cell: ScopeCell },
  catalog: { title: (t) => t('Catalog'), width: 8.75, rank: 8, sort: 'catalog', Cell: CatalogCell },
  managed: {
    title: (t) => t('Managed by'),
    width: 8,
    rank: 10,
    Cell: ({ row }) => managementText(managementOf(row), useT()),
  },
  apis: { title: (t) => t('Provided APIs'), width: 12, rank: 6, Cell: ApisCell },
  created: {
    title: (t) => t('Created'),
    width: 6.75,
    rank: 7,
    sort: 'created',
    Cell: ({ row }) => <Moment timestamp={row.createdAt} />,
  },
  updated: {
    title: (t) => t('Last updated'),
    width: 6.75,
    rank: 11,
    sort: 'updated',
    Cell: ({ row }) => <Moment timestamp={row.updatedAt} />,
  },
  compatibility: {
    title: (t) => t('Cluster compatibility'),
    width: 8.5,
    rank: 1,
    Cell: CompatibilityCell,
  },
  support: { title: (t) => t('Support phase'), width: 9.5, rank: 2, Cell: SupportCell },
};

/** In rem: the checkbox, the minimum of the name, and the menu. */
const FIXED = { select: 3, name: 11.5, actions: 3.25 } as const;
export const ACTIONS_WIDTH = FIXED.actions;

/**
 * The selected columns that fit into the width; empty if a row is a single cell. The managed namespaces can be
 * displayed with the namespace.
 */
export function installedColumnsWithin(
  widthInRem: number,
  chosen: readonly ListColumn[],
): readonly InstalledColumn[] {
  const room = widthInRem - FIXED.select - FIXED.name - FIXED.actions;
  if (room < COLUMNS.status.width) return [];
  const wanted = LIST_COLUMNS.filter((id) => chosen.includes(id));
  const columns = columnsWithin(
    room,
    wanted.map((id) => ({ id, ...COLUMNS[id] })),
  );
  if (!wanted.includes('scope') || columns.some(({ id }) => id === 'scope')) return columns;
  return columns.map((one) => (one.id === 'namespace' ? { ...one, Cell: PlaceCell } : one));
}

type Cell = { readonly row: InstalledOperator };

function ChannelCell({ row: { channel, approval, extension } }: Cell) {
  const t = useT();
  if (extension !== undefined) return <ExtensionChannel channel={channel} aim={extension.aim} />;
  return (
    <div className="operator-hub__installed-lines">
      <span title={channel ?? undefined}>{channel ?? '–'}</span>
      {approval !== null && (
        <span className="operator-hub__installed-second">{approvalText(approval, t)}</span>
      )}
    </div>
  );
}

function CatalogCell({ row: { catalog, extension } }: Cell) {
  if (extension !== undefined) return extension.catalog ?? '–';
  return catalog === null ? (
    '–'
  ) : (
    <span title={`${catalog.namespace}/${catalog.name}`}>{catalog.name}</span>
  );
}

/** A date and a time, in two lines if the column is narrow. */
function Moment({ timestamp }: { readonly timestamp: string | null }) {
  return timestamp === null ? (
    '–'
  ) : (
    <span className="operator-hub__installed-moment">
      <Timestamp timestamp={timestamp} simple />
    </span>
  );
}

/** A version. The part after the three numbers is in a second line, because it is often a long date. */
function VersionCell({ row: { version } }: Cell) {
  if (version === null) return '–';
  const [, numbers = version, rest = ''] = /^(\d+\.\d+\.\d+)([-+].+)$/.exec(version) ?? [];
  return (
    <div className="operator-hub__installed-lines" title={version}>
      <Mono>{numbers}</Mono>
      {rest !== '' && (
        <span className="operator-hub__installed-second">
          <Mono>{rest}</Mono>
        </span>
      )}
    </div>
  );
}

function NamespaceCell({ row }: Cell) {
  return (
    <div className="operator-hub__installed-lines">
      <Home row={row} />
    </div>
  );
}

/** The namespace of the Operator and its managed namespaces, if these have no column. */
function PlaceCell({ row }: Cell) {
  return (
    <div className="operator-hub__installed-lines">
      <Home row={row} />
      {row.extension === undefined && <ScopeLine row={row} />}
    </div>
  );
}

/** Empty if it manages only its own namespace, which is displayed above. */
function ScopeLine({ row }: Cell) {
  const t = useT();
  const { namespace, managedNamespaces } = row;
  if (managedNamespaces === null) return null;
  if (managedNamespaces.length === 1 && managedNamespaces[0] === namespace) return null;
  return (
    <span className="operator-hub__installed-second">
      {managedNamespaces.length === 0 ? (
        t('All namespaces')
      ) : (
        <>
          {t('For:')} <ScopeCell row={row} />
        </>
      )}
    </span>
  );
}

/** Whether the installed version is compatible with the OpenShift of the cluster. */
function CompatibilityCell({ row }: Cell) {
  const of = useSupport(row)?.compatibility;
  return of == null ? '–' : <CompatibilityLabel of={of} />;
}

/** How long the installed version is supported. */
function SupportCell({ row }: Cell) {
  const support = useSupport(row)?.support;
  return support == null ? '–' : <SupportLines support={support} />;
}

/** Only visible rows are rendered, so that only their data is requested. */
function useSupport(operator: InstalledOperator) {
  return useVersionSupport(packageOf(operator), operator.version);
}

function SupportLines({ support }: { readonly support: Support }) {
  const { name, date } = useSupportText()(support);
  return (
    <div className="operator-hub__installed-lines" title={`${name}, ${date}`}>
      <span>
        <SupportName support={support} name={name} />
      </span>
      <span className="operator-hub__installed-second">{date}</span>
    </div>
  );
}

/** The kinds that an Operator provides: the first four in two lines, the others on demand. */
function ApisCell({ row: operator }: Cell) {
  const t = useT();
  const { apiKinds, displayName } = operator;
  if (apiKinds.length === 0) return '–';
  const [first, second] = [apiKinds.slice(0, LINE), apiKinds.slice(LINE, 2 * LINE)];
  const more = apiKinds.length - first.length - second.length;
  return (
    <div className="operator-hub__installed-lines" title={t.list(apiKinds.slice(0, 2 * LINE))}>
      <span>{t.list(first)}</span>
      {second.length > 0 && (
        <span className="operator-hub__installed-apis">
          <span>{t.list(second)}</span>
          {more > 0 && (
            <Popover
              aria-label={t('Provided APIs')}
              closeBtnAriaLabel={t('Close')}
              bodyContent={() => <AllApis operator={operator} />}
            >
              <Button
                variant="link"
                isInline
                size="sm"
                aria-label={t('{{count}} more APIs of {{name}}', {
                  count: more,
                  name: displayName,
                })}
              >
                {t('{{count}} more', { count: more })}
              </Button>
            </Popover>
          )}
        </span>
      )}
    </div>
  );
}

/** The number of kinds in a line. */
const LINE = 2;

/** PatternFly's header of a popover would be another banner landmark of the page. */
function AllApis({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  return (
    <div className="operator-hub__installed-popover">
      <Link to={routes.operator(placeOf(operator), operator.name, 'apis')}>
        {t('Provided APIs')}
      </Link>
      <List isPlain className="operator-hub__installed-namespaces">
        {operator.apiKinds.map((kind) => (
          <ListItem key={kind}>{kind}</ListItem>
        ))}
      </List>
    </div>
  );
}

/** The namespaces that an Operator manages: all, the one, or a list to open. */
function ScopeCell({ row: { managedNamespaces, displayName } }: Cell) {
  const t = useT();
  if (managedNamespaces === null) return '–';
  const [first, ...others] = managedNamespaces;
  const count = managedNamespaces.length;
  if (first === undefined) return t('All namespaces');
  if (others.length === 0) return <NamespaceLink namespace={first} />;
  return (
    <Popover
      aria-label={t('Managed namespaces')}
      closeBtnAriaLabel={t('Close')}
      bodyContent={() => (
        <div className="operator-hub__installed-popover">
          <strong>{t('Managed namespaces')}</strong>
          <List isPlain className="operator-hub__installed-namespaces">
            {managedNamespaces.map((namespace) => (
              <ListItem key={namespace}>
                <NamespaceLink namespace={namespace} />
              </ListItem>
            ))}
          </List>
        </div>
      )}
    >
      <Button
        variant="link"
        isInline
        aria-label={t('{{count}} namespace managed by {{name}}', { count, name: displayName })}
      >
        {t('{{count}} namespace', { count })}
      </Button>
    </Popover>
  );
}

function NamespaceLink({ namespace }: { readonly namespace: string }) {
  return (
    <Link to={routes.installed(namespace)} title={namespace}>
      {namespace}
    </Link>
  );
}
