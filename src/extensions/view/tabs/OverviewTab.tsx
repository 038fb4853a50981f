import { DescriptionList, Grid, GridItem } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { aimText } from '~/ui/approvalText';
import { ConditionsCard } from '~/ui/ConditionsCard';
import { Mono } from '~/ui/Mono';
import { Fact, FactList } from '~/ui/package/Fact';
import { OperatorWorkload } from '~/ui/pods/OperatorWorkload';
import { ElementList } from '~/ui/Sentence';
import {
  type ExtensionTabProps,
  useExtensionDeployments,
} from '~/olm/read/extensions/useExtension';
import { requestedVersion } from '~/olm/extensions/requestedVersion';
import { onlyCatalogIn } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import { TitledCard } from '~/ui/TitledCard';

/** Requested versions, workload and conditions of the extension. */
export function OverviewTab({ details }: ExtensionTabProps) {
  const deployments = useExtensionDeployments(details.extension);
  const conditions = conditionsIn(recordIn(details.object.status)['conditions']);
  return (
    <Grid hasGutter>
      <GridItem lg={6}>
        <InstallationCard details={details} />
      </GridItem>
      <GridItem lg={6}>
        <OperatorWorkload deployments={deployments} />
      </GridItem>
      {conditions.length > 0 && (
        <GridItem>
          <ConditionsCard conditions={conditions} />
        </GridItem>
      )}
    </Grid>
  );
}

function InstallationCard({ details }: ExtensionTabProps) {
  const t = useT();
  const { extension, object, operator } = details;
  const { packageName, channels, installed, namespace, serviceAccount, watchNamespace } = extension;
  const title = t('Installation');
  return (
    <TitledCard title={title}>
      <DescriptionList
        isCompact
        aria-label={title}
        columnModifier={{ default: '1Col', md: '2Col' }}
      >
        <Fact term={t('Package')}>{packageName === null ? null : <Mono>{packageName}</Mono>}</Fact>
        <Fact term={t('Installed version')}>
          {installed === null ? t('Not available yet') : <Mono>{versionOf(installed)}</Mono>}
        </Fact>
        <Fact term={t('Updates')}>{aimText(requestedVersion(extension), t)}</Fact>
        <FactList term={t('Channels')} values={channels.length === 0 ? [t('Any')] : channels} />
        <Fact term={t('Catalogs')}>
          <Catalogs details={details} />
        </Fact>
        <Fact term={t('Namespace')}>{namespace}</Fact>
        <Fact term={t('Managed namespaces')}>{watchNamespace ?? t('All namespaces')}</Fact>
        <Fact term={t('ServiceAccount')}>{serviceAccount}</Fact>
        <FactList
          term={t('Deprecation')}
          values={operator.deprecations.map(({ message }) => message)}
        />
        <Fact term={t('Created')}>{createdAt(object.metadata.creationTimestamp)}</Fact>
      </DescriptionList>
    </TitledCard>
  );
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
