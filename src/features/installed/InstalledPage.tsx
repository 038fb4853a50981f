import { Stack, StackItem } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/components/ChooseProjectHint';
import { FailureText } from '~/components/FailureAlert';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { provideQueries } from '~/data/provideQueries';
import { type InstalledOperators, useInstalledOperators } from '~/data/useInstalledOperators';
import { countsOf, rowsOf } from '~/domain/installed/installedView';
import { useT } from '~/i18n';
import { InstalledEmpty, InstalledNoMatch } from './InstalledEmpty';
import { InstalledSkeleton } from './InstalledSkeleton';
import { InstalledTable } from './InstalledTable';
import { InstalledToolbar } from './InstalledToolbar';
import { UninstallDialog } from './UninstallDialog';
import { useInstalledUrl } from './useInstalledUrl';
import { Notice } from '~/components/Notice';

/** Everything that is installed in a project or in the cluster, with its true status. */
function InstalledPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const installed = useInstalledOperators(scope);
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <LoadableView of={installed} what={t('Installed Operators')} skeleton={<InstalledSkeleton />}>
        {(data) => <InstalledList {...data} />}
      </LoadableView>
      <ChooseProjectHint of={installed} scope={scope} />
    </NamespacedPage>
  );
}

function InstalledList({ operators, missing }: InstalledOperators) {
  const t = useT();
  const scope = useNamespaceScope();
  const url = useInstalledUrl();
  const rows = rowsOf(operators, url.view);
  const target = operators.find(({ id }) => id === url.uninstalling);
  return (
    <Stack hasGutter>
      {missing.length > 0 && (
        <StackItem>
          <Notice variant="info" title={t('Some statuses may be incomplete')}>
            {missing.map((failure) => (
              <FailureText key={failure.message} failure={failure} />
            ))}
          </Notice>
        </StackItem>
      )}
      {operators.length === 0 ? (
        <InstalledEmpty scope={scope} />
      ) : (
        <StackItem>
          <InstalledToolbar
            view={url.view}
            counts={countsOf(operators, url.view)}
            onKeyword={url.setKeyword}
            onGroups={url.setGroups}
          />
          <InstalledTable
            operators={rows}
            view={url.view}
            onSort={url.setSort}
            onUninstall={({ id }) => {
              url.setUninstalling(id);
            }}
          />
          {rows.length === 0 && <InstalledNoMatch onClear={url.clear} />}
        </StackItem>
      )}
      {url.uninstalling !== null && (
        <UninstallDialog
          key={url.uninstalling}
          operator={target}
          onClose={() => {
            url.setUninstalling(null);
          }}
        />
      )}
    </Stack>
  );
}

export default provideQueries(InstalledPage);
