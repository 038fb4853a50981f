import { Button, List, ListItem, Popover } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { ExtensionChannel, Home } from './StatusCell';
import { approvalText } from '~/ui/approvalText';
import { Mono } from '~/ui/Mono';
import { CompatibilityLabel, SupportName, useSupportText } from '~/ui/package/SupportFacts';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { lifecyclePackage, placeOf } from '~/olm/installed/operatorName';
import type { Support } from '~/olm/lifecycle/versionSupport';
import { routes } from '~/routes';

type Cell = { readonly row: InstalledOperator };

export function ChannelCell({ row: { channel, approval, extension } }: Cell) {
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

export function CatalogCell({ row: { catalog, extension } }: Cell) {
  if (extension !== undefined) return extension.catalog ?? '–';
  return catalog === null ? (
    '–'
  ) : (
    <span title={`${catalog.namespace}/${catalog.name}`}>{catalog.name}</span>
  );
}

/** A date and a time, in two lines if the column is narrow. */
export function Moment({ timestamp }: { readonly timestamp: string | null }) {
  return timestamp === null ? (
    '–'
  ) : (
    <span className="operator-hub__installed-moment">
      <Timestamp timestamp={timestamp} simple />
    </span>
  );
}

/** A version. The part after the three numbers is in a second line, because it is often a long date. */
export function VersionCell({ row: { version } }: Cell) {
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

export function NamespaceCell({ row }: Cell) {
  return (
    <div className="operator-hub__installed-lines">
      <Home row={row} />
    </div>
  );
}

/** The namespace of the Operator and its managed namespaces, if these have no column. */
export function PlaceCell({ row }: Cell) {
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
export function CompatibilityCell({ row }: Cell) {
  const of = useSupport(row)?.compatibility;
  return of == null ? '–' : <CompatibilityLabel of={of} />;
}

/** How long the installed version is supported. */
export function SupportCell({ row }: Cell) {
  const support = useSupport(row)?.support;
  return support == null ? '–' : <SupportLines support={support} />;
}

/** Only visible rows are rendered, so that only their data is requested. */
function useSupport(operator: InstalledOperator) {
  return useVersionSupport(lifecyclePackage(operator), operator.version);
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
export function ApisCell({ row: operator }: Cell) {
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
export function ScopeCell({ row: { managedNamespaces, displayName } }: Cell) {
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
