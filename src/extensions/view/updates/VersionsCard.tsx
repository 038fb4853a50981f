import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { Extension } from '~/olm/extensions/extension';
import type { Candidate } from '~/olm/extensions/resolve';
import { routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { stepText } from '~/extensions/view/install/VersionsPreview';
import { TitledCard } from '~/ui/TitledCard';

/** The versions in the catalogs, latest first, each with its failed checks. */
export function VersionsCard({ candidates, extension: { name, installed, version } }: Props) {
  const t = useT();
  const title = t('Versions');
  const more = candidates.length - MOST;
  return (
    <TitledCard title={title}>
      <Table variant="compact" aria-label={title} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={20}>{t('Version')}</Th>
            <Th width={25}>{t('Channels')}</Th>
            <Th width={20}>{t('Catalog')}</Th>
            <Th>{t('Status')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {candidates.slice(0, MOST).map((candidate) => (
            <Tr key={`${candidate.catalog} ${candidate.bundle.name}`} data-test="version-row">
              <Td dataLabel={t('Version')}>
                <Link
                  to={routes.extensionUpdate(name, candidate.bundle.version)}
                  aria-label={t('Review version {{version}}', {
                    version: candidate.bundle.version,
                  })}
                >
                  <Mono>{candidate.bundle.version}</Mono>
                </Link>
              </Td>
              <Td dataLabel={t('Channels')} modifier="breakWord">
                {t.list(candidate.channels)}
              </Td>
              <Td dataLabel={t('Catalog')} modifier="breakWord">
                {candidate.catalog}
              </Td>
              <Td dataLabel={t('Status')}>
                <Status of={candidate} installed={installed} version={version} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {more > 0 && t('{{count}} more version', { count: more })}
    </TitledCard>
  );
}

type Props = {
  readonly candidates: readonly Candidate[];
  readonly extension: Pick<Extension, 'name' | 'installed' | 'version'>;
};

/** Of hundreds of versions, the latest are sufficient. */
const MOST = 50;

function Status({ of, installed, version }: StatusProps) {
  const t = useT();
  const { bundle, failed, isDeprecated } = of;
  const isInstalled = bundle.name === installed?.name && bundle.version === installed.version;
  const texts = isInstalled
    ? [t('Installed')]
    : failed.length === 0
      ? [t('Will be installed')]
      : failed.map((step) => stepText(step, version, t));
  const isSaid = !isDeprecated || failed.includes('deprecated');
  return t.list(isSaid ? texts : [...texts, t('Deprecated')]);
}

type StatusProps = { readonly of: Candidate } & Pick<Extension, 'installed' | 'version'>;
