import type { ReactNode } from 'react';
import { Button, List, ListItem, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { managementOf } from '~/installed/rules/listFacets';
import { useT } from '~/i18n';
import type { ShownColumn } from '~/installed/view/listLayout';
import { managementText } from '~/installed/view/listText';
import { approvalText } from '~/ui/approvalText';
import { ageText } from '~/ui/ageText';
import { useMomentText } from '~/ui/timeText';
import { Mono } from '~/ui/Mono';
import { CompatibilityLabel } from '~/ui/package/CompatibilityLabel';
import { SupportName } from '~/ui/package/SupportName';
import { useSupportText } from '~/ui/package/supportText';
import { useVersionSupport } from '~/olm/read/useVersionSupport';
import { packageOf } from '~/olm/installed/packageOf';
import type { Support } from '~/olm/lifecycle/versionSupport';
import { placeOf } from '~/olm/installed/operatorPlace';
import { routes } from '~/routes';
import { StatusCell } from './StatusCell';

/** What a column says of an Operator. */
export function RowCell({ column: { id, below }, operator, now }: Props): ReactNode {
  const t = useT();
  switch (id) {
    case 'status':
      return <StatusCell operator={operator} />;
    case 'version':
      return <VersionCell version={operator.version} />;
    case 'namespace':
      return <NamespaceCell operator={operator} hasScope={below === 'scope'} />;
    case 'channel':
      return <ChannelCell operator={operator} />;
    case 'scope':
      return <ScopeCell operator={operator} />;
    case 'catalog':
      return <CatalogCell operator={operator} />;
    case 'managed':
      return managementText(managementOf(operator), t);
    case 'apis':
      return <ApisCell operator={operator} />;
    case 'created':
      return <Ago timestamp={operator.createdAt} now={now} text={(duration) => duration} />;
    case 'updated':
      return (
        <Ago
          timestamp={operator.updatedAt}
          now={now}
          text={(duration) => t('{{duration}} ago', { duration })}
        />
      );
    case 'compatibility':
      return <CompatibilityCell operator={operator} />;
    case 'support':
      return <SupportCell operator={operator} />;
  }
}

type Props = {
  readonly column: ShownColumn;
  readonly operator: InstalledOperator;
  readonly now: number;
};

type Cell = Pick<Props, 'operator'>;

function ChannelCell({ operator: { channel, approval } }: Cell) {
  const t = useT();
  return (
    <div className="operator-hub__installed-lines">
      <span title={channel ?? undefined}>{channel ?? '–'}</span>
      {approval !== null && (
        <span className="operator-hub__installed-second">{approvalText(approval, t)}</span>
      )}
    </div>
  );
}

function CatalogCell({ operator: { catalog } }: Cell) {
  return catalog === null ? (
    '–'
  ) : (
    <span title={`${catalog.namespace}/${catalog.name}`}>{catalog.name}</span>
  );
}

/** How long ago something was; the exact time is on hover. It is counted on every half minute, not every second: hundreds of rows show it. */
function Ago({ timestamp, now, text }: AgoProps) {
  const t = useT();
  const momentText = useMomentText();
  const time = Date.parse(timestamp ?? '');
  return timestamp === null || Number.isNaN(time) ? (
    '–'
  ) : (
    <time dateTime={timestamp} title={momentText(time)}>
      {text(ageText(now - time, t))}
    </time>
  );
}

type AgoProps = {
  readonly timestamp: string | null;
  readonly now: number;
  readonly text: (duration: string) => string;
};

/** A version; what follows its three numbers stands below them, as it is often a date with many digits. */
function VersionCell({ version }: { readonly version: string | null }) {
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

/** Where the Operator is and, where that has no column of its own, the namespaces that it manages. */
function NamespaceCell({ operator, hasScope }: NamespaceCellProps) {
  const { namespace } = operator;
  return (
    <div className="operator-hub__installed-lines">
      <span title={namespace}>{namespace}</span>
      {hasScope && <ScopeLine operator={operator} />}
    </div>
  );
}

type NamespaceCellProps = { readonly operator: InstalledOperator; readonly hasScope: boolean };

/** Nothing when it manages the one that stands above. */
function ScopeLine({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const { namespace, managedNamespaces } = operator;
  if (managedNamespaces === null) return null;
  if (managedNamespaces.length === 1 && managedNamespaces[0] === namespace) return null;
  return (
    <span className="operator-hub__installed-second">
      {managedNamespaces.length === 0 ? (
        t('For all namespaces')
      ) : (
        <>
          {t('For:')} <ScopeCell operator={operator} />
        </>
      )}
    </span>
  );
}

type CompatibilityCellProps = { readonly operator: InstalledOperator };

/** Whether the installed version is compatible with the OpenShift of the cluster. */
function CompatibilityCell({ operator }: CompatibilityCellProps) {
  const of = useSupport(operator)?.compatibility;
  return of == null ? '–' : <CompatibilityLabel of={of} />;
}

/** How long the installed version is supported. */
function SupportCell({ operator }: CompatibilityCellProps) {
  const support = useSupport(operator)?.support;
  return support == null ? '–' : <SupportLines support={support} />;
}

/** Only rows on the screen are rendered, so that only theirs is asked for. */
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
function ApisCell({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const { apiKinds, displayName } = operator;
  if (apiKinds.length === 0) return '–';
  const title = t('Provided APIs of {{name}}', { name: displayName });
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
              aria-label={title}
              closeBtnAriaLabel={t('Close')}
              bodyContent={() => <AllApis operator={operator} title={title} />}
            >
              <Button
                variant="link"
                isInline
                size="sm"
                aria-label={t('{{count}} more API of {{name}}', { count: more, name: displayName })}
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

/** Kinds in a line. */
const LINE = 2;

/** PatternFly's header of a popover would be one more banner of the page. */
function AllApis({ operator, title }: AllProps) {
  const t = useT();
  return (
    <div className="operator-hub__installed-popover">
      <strong>{title}</strong>
      <List isPlain className="operator-hub__installed-namespaces">
        {operator.apiKinds.map((kind) => (
          <ListItem key={kind}>{kind}</ListItem>
        ))}
      </List>
      <Link to={routes.operator(placeOf(operator), operator.name, 'apis')}>
        {t('View its APIs')}
      </Link>
    </div>
  );
}

type AllProps = { readonly operator: InstalledOperator; readonly title: string };

/** The namespaces that an Operator manages: all, the one, or a list to open. */
function ScopeCell({
  operator: { managedNamespaces, displayName },
}: {
  readonly operator: InstalledOperator;
}) {
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
