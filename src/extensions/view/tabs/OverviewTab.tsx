import { DescriptionList, HelperText, Skeleton } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { OverviewLayout, TERMS } from '~/ui/overview/OverviewLayout';
import { serviceAccountModel } from '~/kube/models/core';
import { namespaceModel } from '~/kube/models/namespace';
import { lifecyclePackage, operandNamespace } from '~/olm/installed/operatorName';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { useInstanceCounts } from '~/olm/read/useInstanceCount';
import { AboutCard } from '~/ui/overview/AboutCard';
import { ApiCards, MOST_API_CARDS } from '~/ui/overview/ApiCards';
import { useExtensionAbout } from '~/extensions/read/useExtensionAbout';
import { useOwnedApis } from '~/extensions/read/useOwnedObjects';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { aimText } from '~/ui/approvalText';
import { ConditionsCard } from '~/ui/ConditionsCard';
import { Fold } from '~/ui/Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { Fact, FactList } from '~/ui/package/Fact';
import { OperatorWorkload } from '~/ui/pods/OperatorWorkload';
import { SupportFacts } from '~/ui/package/SupportFacts';
import { ElementList } from '~/ui/Sentence';
import {
  type ExtensionTabProps,
  useExtensionDeployments,
} from '~/olm/read/extensions/useExtension';
import { requestedVersion } from '~/olm/extensions/requestedVersion';
import type { Extension } from '~/olm/extensions/extension';
import { onlyCatalogIn } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import { TitledCard } from '~/ui/TitledCard';

/** What the Operator is, its APIs, Deployments and conditions, and its installation. */
export function OverviewTab({ details }: ExtensionTabProps) {
  const conditions = conditionsIn(recordIn(details.object.status)['conditions']);
  const { about, key } = useExtensionAbout(details);
  return (
    <OverviewLayout side={<InstallationCard details={details} packageKey={key} />}>
      {about !== null && <AboutCard title={about.channel.displayName} about={about.channel} />}
      <OwnApis details={details} />
      <Workload extension={details.extension} />
      {conditions.length > 0 && <ConditionsCard conditions={conditions} />}
    </OverviewLayout>
  );
}

function Workload({ extension }: { readonly extension: Extension }) {
  const t = useT();
  const deployments = useExtensionDeployments(extension);
  const found = dataOr(deployments, []);
  return (
    <OperatorWorkload deployments={deployments}>
      {found.length > 0 && (
        <Fold title={t('Pods')}>
          <LazyPart skeleton={<Skeleton height="5rem" />}>
            <ExtensionPods extension={extension} deployments={found} />
          </LazyPart>
        </Fold>
      )}
    </OperatorWorkload>
  );
}

const ExtensionPods = later(async () => (await import('./ExtensionPods')).ExtensionPods);

/** Only the APIs with a card are counted. The others are in their own tab. */
function OwnApis({ details: { extension } }: ExtensionTabProps) {
  const t = useT();
  const { name, namespace, watchNamespace, installed } = extension;
  const apis = dataOr(useOwnedApis(name, installed?.name ?? null), []);
  const place = operandNamespace(namespace ?? '', watchNamespace === null ? [] : [watchNamespace]);
  const { counts } = useInstanceCounts(apis.slice(0, MOST_API_CARDS), place);
  return (
    <ApiCards
      apis={apis}
      counts={counts}
      namespace={place}
      more={
        <Link to={routes.operator(CLUSTER_SCOPE, name, 'apis')}>
          {t('Show {{count}} more', { count: apis.length - MOST_API_CARDS })}
        </Link>
      }
    />
  );
}

type InstallationProps = ExtensionTabProps & { readonly packageKey: PackageKey | null };

function InstallationCard({ details, packageKey }: InstallationProps) {
  const t = useT();
  const { extension, object, operator } = details;
  const { packageName, channels, installed, namespace, serviceAccount, watchNamespace } = extension;
  const support = useVersionSupport(lifecyclePackage(operator), operator.version);
  const title = t('Installation');
  return (
    <TitledCard title={title}>
      <DescriptionList
        isCompact
        isHorizontal
        horizontalTermWidthModifier={TERMS}
        aria-label={title}
      >
        <Fact term={t('Package')}>
          {packageName !== null && (
            <MaybeLink to={packageKey && routes.package(null, packageKey)}>
              <Mono>{packageName}</Mono>
            </MaybeLink>
          )}
        </Fact>
        <Fact term={t('Installed version')}>
          {installed === null ? t('Not available yet') : <Mono>{versionOf(installed)}</Mono>}
        </Fact>
        <SupportFacts of={support} />
        <Fact term={t('Updates')}>{aimText(requestedVersion(extension), t)}</Fact>
        <FactList term={t('Channels')} values={channels.length === 0 ? [t('Any')] : channels} />
        <Fact term={t('Catalogs')}>
          <Catalogs details={details} />
        </Fact>
        <Fact term={t('Namespace')}>
          {namespace !== null && (
            <Link to={routes.object({ model: namespaceModel, name: namespace, namespace: null })}>
              {namespace}
            </Link>
          )}
          {extension.isNamespaceManaged && (
            <HelperText>
              <HelperTextItem>
                {t(
                  'If you uninstall the Operator, OLM deletes the namespace and all its resources.',
                )}
              </HelperTextItem>
            </HelperText>
          )}
        </Fact>
        <Fact term={t('Managed namespaces')}>{watchNamespace ?? t('All namespaces')}</Fact>
        <Fact term={t('ServiceAccount')}>
          {serviceAccount !== null && (
            <Link
              to={routes.object({ model: serviceAccountModel, name: serviceAccount, namespace })}
            >
              {serviceAccount}
            </Link>
          )}
        </Fact>
        <FactList
          term={t('Deprecation')}
          values={operator.deprecations.map(({ message }) => message)}
        />
        <MigrationFacts {...extension} />
        <Fact term={t('Created')}>{createdAt(object.metadata.creationTimestamp)}</Fact>
      </DescriptionList>
    </TitledCard>
  );
}

/** What the migration from OLM v0 stored with the extension. */
function MigrationFacts({ migration }: Pick<Extension, 'migration'>) {
  const t = useT();
  if (migration === null) return null;
  return (
    <>
      <FactList term={t('Acknowledged in the migration')} values={migration.acknowledged} />
      <FactList term={t('Backups in annotations')} values={migration.backups} />
    </>
  );
}

function MaybeLink({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  return to === null ? children : <Link to={to}>{children}</Link>;
}

function versionOf({ name, version, release }: Installed): string {
  const text = version ?? name ?? '';
  return release === null ? text : `${text} (${release})`;
}

type Installed = NonNullable<ExtensionTabProps['details']['extension']['installed']>;

function createdAt(timestamp: string | undefined) {
  return timestamp === undefined ? null : <Timestamp timestamp={timestamp} simple />;
}

/** The catalogs that its selector matches. */
function Catalogs({ details: { extension, catalogs } }: ExtensionTabProps) {
  const t = useT();
  if (catalogs === null) return selectorText(extension.selector, t);
  const requested = catalogsOf(extension, catalogs);
  if (requested.length === 0) return t('None');
  return (
    <ElementList
      elements={requested.map(({ name }) => (
        <Link key={name} to={routes.source(CLUSTER_SCOPE, name)}>
          {name}
        </Link>
      ))}
    />
  );
}

function selectorText(
  selector: ExtensionTabProps['details']['extension']['selector'],
  t: Translate,
): string {
  return selector === null
    ? t('All catalogs')
    : (onlyCatalogIn(selector) ?? t('Selected by labels'));
}
