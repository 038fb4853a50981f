import { DescriptionList, Label, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { shownLine } from '~/kube/shownText';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { ManifestStream } from '~/ui/ManifestStream';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Fact } from '~/ui/package/Fact';
import { type Migration, useMigration } from '~/updates/read/useMigration';
import type { MigratedSettings } from '~/updates/rules/migration/migratedExtension';
import { type MigrationCheck, migrationVerdict } from '~/updates/rules/migration/migrationChecks';
import { requirementText, resultText, verdictText } from './migrationTexts';
import type { Subscribed } from './subscribed';

type Props = Subscribed & {
  /** The installed version. */
  readonly csv: ClusterServiceVersion;
};

/** The requirements of the migration to OLM v1, and what the Operator would become. Migrates nothing. */
export function MigrationReport({ details, subscription, csv }: Props) {
  const t = useT();
  const migration = useMigration(details, subscription, csv);
  return (
    <LoadableView
      of={migration}
      what={t('Migration to OLM v1')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(found) => <Found migration={found} name={subscription.metadata.name} />}
    </LoadableView>
  );
}

type FoundProps = {
  readonly migration: Migration;
  /** Of the Subscription. */
  readonly name: string;
};

function Found({ migration, name }: FoundProps) {
  const t = useT();
  const { checks, settings, catalog, manifests, missing } = migration;
  return (
    <Stack hasGutter>
      <StackItem>
        <Verdict migration={migration} />
      </StackItem>
      <MissingPermissions missing={missing} title={t('Some requirements are unknown')} />
      <StackItem>
        <Checks checks={checks} />
      </StackItem>
      <StackItem>
        <Title headingLevel="h3" size="md">
          {t('After the migration')}
        </Title>
      </StackItem>
      <StackItem>
        <Settings settings={settings} catalog={catalog} />
      </StackItem>
      <StackItem>
        <Fold title="ClusterExtension">
          <p>
            {t(
              'The migration tool creates these objects. Do not create them while the Subscription exists.',
            )}
          </p>
          <ManifestStream name={name} manifests={manifests} />
        </Fold>
      </StackItem>
    </Stack>
  );
}

/** Where the console serves the migration, it links to the console's page. */
const CONSOLE_PAGE = '/installed-software/all-namespaces/olmv0-operators';

function Verdict({ migration: { checks, unfinished, isOffered } }: VerdictProps) {
  const t = useT();
  const verdict = migrationVerdict(checks);
  const link = isOffered && (
    <LinkButton variant="link" isInline to={CONSOLE_PAGE}>
      {t('Open the migration of the console')}
    </LinkButton>
  );
  if (unfinished !== null) {
    return (
      <Notice
        variant="warning"
        title={t('The migration to ClusterExtension {{name}} is not finished', {
          name: unfinished,
        })}
        actionLinks={link}
      />
    );
  }
  const { variant, title } = verdictText(verdict, checks, t);
  return <Notice variant={variant} title={title} actionLinks={link} />;
}

type VerdictProps = { readonly migration: Migration };

const ORDER = ['unmet', 'acknowledge', 'unknown', 'met'];

/** Problems first. */
function Checks({ checks }: { readonly checks: readonly MigrationCheck[] }) {
  const t = useT();
  const sorted = checks.toSorted(
    (one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result),
  );
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Migration to OLM v1')}>
      <Thead>
        <Tr>
          <Th width={45}>{t('Requirement')}</Th>
          <Th modifier="fitContent">{t('Result')}</Th>
          <Th>{t('Reason')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {sorted.map(({ requirement, result, found, flag }) => (
          <Tr key={requirement}>
            <Td dataLabel={t('Requirement')}>{requirementText(requirement, t)}</Td>
            <Td dataLabel={t('Result')} modifier="fitContent">
              <Label isCompact status={STATUS[result]}>
                {resultText(result, t)}
              </Label>
            </Td>
            <Td dataLabel={t('Reason')}>
              {t.list(found.map(shownLine))}
              {requirement === 'in-catalog' &&
                result === 'unknown' &&
                t('Catalog content not loaded')}
              {result === 'acknowledge' && (
                <div>
                  <Mono>{flag}</Mono>
                </div>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const STATUS = {
  unmet: 'danger',
  acknowledge: 'warning',
  unknown: 'custom',
  met: 'success',
} as const;

type SettingsProps = { readonly settings: MigratedSettings; readonly catalog: string | null };

function Settings({ settings: { channel, version, config }, catalog }: SettingsProps) {
  const t = useT();
  return (
    <DescriptionList isCompact isHorizontal>
      <Fact term="ClusterCatalog">{catalog ?? t('Unknown')}</Fact>
      <Fact term={t('Channel')}>{channel ?? t('Unknown')}</Fact>
      <Fact term={t('Updates')}>
        {version === null ? t('Automatic') : t('Pinned to {{version}}', { version })}
      </Fact>
      <Fact term={t('Watches')}>{t('All namespaces')}</Fact>
      <Fact term={t('Pod settings')}>{config && t.list(Object.keys(config))}</Fact>
      <Fact term={t('CRDs and instances')}>{t('Kept. OLM v1 manages the CRDs.')}</Fact>
    </DescriptionList>
  );
}
