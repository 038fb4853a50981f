import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { DescriptionList, Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Fact, FactList } from '~/ui/package/Fact';
import { type InstallFacts, installFacts } from '~/operator/rules/installFacts';
import { useAllowedList } from '~/kube/allowedLists';
import { textMapIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { credentialsRequestModel as MODEL } from '~/kube/models/openshift';
import { shownLine } from '~/kube/shownText';
import { useListOrNamespace } from '~/kube/useListOrNamespace';
import { useServed } from '~/kube/useServed';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { credentialsOf, usesTokens } from '~/olm/packages/cloudIdentity';
import { FailureText } from '~/ui/FailureAlert';
import { Sentence } from '~/ui/Sentence';
import { approvalInForce, siblingsOf } from '~/updates/rules/settings/approvalInForce';
import { OperatorLinks } from '~/operator/view/OperatorLinks';
import { SourceStateLabel } from '~/sources/view/SourceStateLabel';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import { TERMS } from '~/ui/overview/OverviewLayout';
import { TitledCard } from '~/ui/TitledCard';

/** The installation: its settings, its result, and the watched namespaces. */
export function SubscriptionFacts({ details, isWide = false }: Props) {
  const t = useT();
  const { operator, facts } = details;
  const { namespace, subscriptionName, channel, createdAt, packageName } = operator;
  const followed = channel === null ? t('Default channel') : shownLine(channel);
  const install = installFacts(facts);
  const title = t('Installation');
  return (
    <TitledCard title={title}>
      <DescriptionList
        isCompact
        aria-label={title}
        {...(isWide
          ? { columnModifier: { default: '1Col', md: '2Col', xl: '3Col' } }
          : { isHorizontal: true, horizontalTermWidthModifier: TERMS })}
      >
        <Fact term="Subscription">
          {subscriptionName === null ? (
            <NoSubscriptionText details={details} />
          ) : (
            <Link to={routes.operator(namespace, subscriptionName, 'yaml')}>
              <Mono>{subscriptionName}</Mono>
            </Link>
          )}
        </Fact>
        <Fact term={t('Package')}>{packageName === null ? null : <Mono>{packageName}</Mono>}</Fact>
        <Fact term={t('Channel')}>{subscriptionName === null ? null : followed}</Fact>
        <ApprovalFact details={details} />
        <CatalogFact details={details} />
        <Fact term={t('Installed version')}>
          {install.installedCsv === null ? (
            t('Not available yet')
          ) : (
            <Mono>{install.installedCsv}</Mono>
          )}
        </Fact>
        <FactList term={t('Managed namespaces')} values={watchedTexts(install, t)} />
        <FactList term={t('ServiceAccounts')} values={install.serviceAccounts} />
        <CredentialsFact details={details} />
        <Fact term={t('Created')}>
          {createdAt === null ? null : <Timestamp timestamp={createdAt} simple />}
        </Fact>
      </DescriptionList>
    </TitledCard>
  );
}

/** `isWide`: uses the full width. */
type Props = OperatorTabProps & { readonly isWide?: boolean };

/** Without permission for Subscriptions, it is unknown whether one exists. */
function NoSubscriptionText({ details: { operator, missing } }: OperatorTabProps) {
  const t = useT();
  const isUnseen = missing.some(({ resource }) => resource === 'subscriptions');
  return operator.isCopy || isUnseen ? t('Unknown') : t('None (no updates)');
}

function watchedTexts({ watched }: InstallFacts, t: Translate): readonly string[] {
  if (watched === null) return [t('Unknown')];
  return watched.includes('') ? [t('All namespaces')] : watched;
}

/** The approval of updates. Other Subscriptions of the namespace can delay them (IN-019). */
function ApprovalFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { subscription, subscriptions } = facts;
  const { approval, namespace } = operator;
  if (subscription === null || approval === null) return null;
  const { heldBy } = approvalInForce(approval, siblingsOf(subscription, subscriptions));
  return (
    <Fact term={t('Update approval')}>
      {approval === 'Manual' ? t('Manual') : t('Automatic')}
      {approval === 'Automatic' && heldBy.length > 0 && (
        <div>
          <Sentence
            text={t('Manual approval is in effect because of: <names/>')}
            parts={{ names: <OperatorLinks namespace={namespace} names={heldBy} /> }}
          />
        </div>
      )}
    </Fact>
  );
}

/** The CredentialsRequests of an Operator with short-lived tokens: at least those in its namespace. */
function CredentialsFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { namespace, serviceAccounts, isCopy } = operator;
  const isAsked = !isCopy && usesTokens(textMapIn(facts.csvs[0]?.metadata.annotations));
  const { all, listed } = useCredentials(namespace, isAsked);
  // The API group can be served without this kind, or the console loaded its list of kinds earlier.
  const isAbsent = all.status === 'failed' && all.failure.kind === 'not-served';
  if (all.status === 'loading' || isAbsent) return null;
  const found = listed.flatMap((one) => credentialsOf(one, namespace, serviceAccounts));
  return (
    <Fact term={t('Cloud credentials')}>
      {found.slice(0, MOST).map(({ id, isProvisioned, problem, secret }) => (
        <div key={id}>
          <Link to={routes.object(secret)}>{secret.name}</Link>{' '}
          <Label isCompact status={isProvisioned && problem === '' ? 'success' : 'warning'}>
            {isProvisioned ? t('Provisioned') : t('Not provisioned')}
          </Label>
          {problem !== '' && <div dir="auto">{problem}</div>}
        </div>
      ))}
      {found.length > MOST && t('{{count}} more', { count: found.length - MOST })}
      {all.status === 'ready' && found.length === 0 && t('No CredentialsRequests found')}
      {all.status === 'failed' && <FailureText failure={all.failure} />}
    </Fact>
  );
}

function useCredentials(namespace: string, isAsked: boolean) {
  const isServed = dataOr(useServed(MODEL), false);
  const all = useAllowedList(MODEL, isServed && isAsked ? { namespace: null } : null);
  return { all, listed: dataOr(useListOrNamespace(MODEL, all, namespace), []) };
}

const MOST = 20;

/** The catalog of the Operator, and whether OLM can read it. */
function CatalogFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { catalog } = operator;
  if (catalog === null) return null;
  const [source] = facts.catalogs ?? [];
  const health = source === undefined ? null : catalogHealth(source);
  return (
    <Fact term={t('Catalog')}>
      <Link to={routes.source(catalog.namespace, catalog.name)}>
        {health?.displayName ?? catalog.name}
      </Link>{' '}
      {facts.catalogs !== null && <CatalogState state={health?.state ?? null} />}
    </Fact>
  );
}

/** @param state `null`: does not exist */
function CatalogState({ state }: { readonly state: CatalogHealth['state'] | null }) {
  const t = useT();
  if (state !== null) return <SourceStateLabel state={state} />;
  return (
    <Label isCompact variant="outline" status="danger">
      {t('Not found')}
    </Label>
  );
}
