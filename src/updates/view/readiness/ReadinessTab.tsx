import {
  Button,
  EmptyState,
  Skeleton,
  Stack,
  StackItem,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { minorText, type OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { routes, type NamespaceScope } from '~/routes';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { downloadText } from '~/ui/downloadText';
import { FailureAlert, FailureText } from '~/ui/FailureAlert';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useSupportText } from '~/ui/package/SupportFacts';
import { useCopy } from '~/ui/useCopy';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { type ClusterReadiness, useReadiness } from '~/updates/read/useReadiness';
import { planDocument } from '~/updates/rules/readiness/planDocument';
import type { ReadinessRow } from '~/updates/rules/readiness/readiness';
import { ExtensionReadiness, OlmReadiness } from './OlmReadiness';
import { planText, rowTexts } from './planText';
import { IncompatibleNotice, ReadinessSummary } from './ReadinessSummary';
import { ReadinessTable } from './ReadinessTable';
import { RemovedApis } from './RemovedApis';
import { TARGET, TargetSelect } from './TargetSelect';
import './readiness.css';

/** The installed Operators before an update of the cluster to a later minor version of OpenShift. */
export default function ReadinessTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const [query] = useUrlQuery();
  const found = useReadiness(scope, query.get(TARGET));
  return (
    <>
      <LoadableView
        of={found}
        what={t('OpenShift update readiness')}
        skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
      >
        {(data) => <Found found={data} scope={scope} />}
      </LoadableView>
      <ChooseProjectHint of={found} scope={scope} />
    </>
  );
}

type FoundProps = { readonly found: ClusterReadiness; readonly scope: NamespaceScope };

function Found({ found, scope }: FoundProps) {
  const t = useT();
  const { release, unknownRelease, target, rows } = found;
  if (release === null && unknownRelease === null) {
    return (
      <Notice variant="info" title={t('OpenShift not detected')}>
        {t('Operators specify maximum versions only for OpenShift.')}
      </Notice>
    );
  }
  return (
    <Stack hasGutter>
      {unknownRelease !== null && (
        <StackItem>
          <Notice variant="warning" title={t('Cluster version unknown')}>
            <FailureText failure={unknownRelease} />
          </Notice>
        </StackItem>
      )}
      {release !== null && target.kind === 'missing' && (
        <StackItem>
          <Notice variant="warning" title={t('Next version unknown')}>
            {t('Cluster version: {{version}}', { version: release.version })}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <Tools found={found} scope={scope} />
      </StackItem>
      {rows !== null && target.kind === 'minor' && (
        <Judged found={found} scope={scope} rows={rows} target={target.minor} />
      )}
    </Stack>
  );
}

/** The target, and the plan in other forms. */
function Tools({ found: { release, target, rows }, scope }: FoundProps) {
  const t = useT();
  const { state, copy } = useCopy();
  const supportText = useSupportText();
  const copyTexts = {
    idle: t('Copy'),
    copied: t('Copied'),
    refused: t('The browser denied access to the clipboard'),
  };
  const isEmpty = rows === null || rows.length === 0;
  return (
    <Toolbar inset={{ default: 'insetNone' }} className="operator-hub__readiness-tools">
      <ToolbarContent>
        <ToolbarItem>
          <TargetSelect release={release} target={target} />
        </ToolbarItem>
        {!isEmpty && target.kind === 'minor' && (
          <>
            <ToolbarItem align={{ default: 'alignEnd' }}>
              <Button
                variant="secondary"
                icon={<CopyIcon />}
                onClick={() => {
                  copy(
                    planText(
                      rows.map((row) => rowTexts(row, supportText, t)),
                      t,
                    ),
                  );
                }}
              >
                {copyTexts[state]}
              </Button>
            </ToolbarItem>
            <ToolbarItem>
              <Button
                variant="secondary"
                icon={<DownloadIcon />}
                onClick={() => {
                  const versions = { current: release?.version ?? null, target: target.minor };
                  const text = JSON.stringify(planDocument(rows, versions), null, 2);
                  downloadText('readiness.json', `${text}\n`, 'application/json');
                }}
              >
                {t('Download JSON')}
              </Button>
            </ToolbarItem>
          </>
        )}
        {rows?.some(isWaiting) === true && (
          <ToolbarItem>
            <LinkButton variant="primary" to={routes.updates(scope)}>
              {t('Review updates')}
            </LinkButton>
          </ToolbarItem>
        )}
      </ToolbarContent>
    </Toolbar>
  );
}

/** An update waits for approval. */
function isWaiting({ operator: { update, extension } }: ReadinessRow): boolean {
  return update !== null || extension?.newer !== undefined;
}

type JudgedProps = FoundProps & {
  readonly rows: readonly ReadinessRow[];
  readonly target: OpenShiftMinor;
};

function Judged({ found, scope, rows, target }: JudgedProps) {
  const t = useT();
  const { unseenExtensions, unread } = found;
  const blocking = rows.filter(({ verdict }) => verdict === 'blocks');
  return (
    <>
      <StackItem>
        <ReadinessSummary found={found} rows={rows} target={target} scope={scope} />
      </StackItem>
      {scope === null && <OlmReadiness blocking={blocking.map(({ operator }) => operator)} />}
      <ExtensionReadiness />
      <IncompatibleNotice rows={rows} target={target} />
      <RemovedApis operators={operatorsOfV0(rows)} target={target} />
      {unseenExtensions !== null && (
        <StackItem>
          <FailureAlert failure={unseenExtensions} what="ClusterExtensions" />
        </StackItem>
      )}
      {unread !== null && (
        <StackItem>
          <FailureAlert failure={unread} what={t('Versions in the catalog')} />
        </StackItem>
      )}
      <StackItem>
        {rows.length === 0 ? (
          <EmptyState headingLevel="h2" variant="sm" titleText={t('No Operators installed')} />
        ) : (
          <ReadinessTable
            rows={rows}
            label={t('Operators before the update to OpenShift {{version}}', {
              version: minorText(target),
            })}
          />
        )}
      </StackItem>
    </>
  );
}

/** Extensions are added by the section itself. */
function operatorsOfV0(rows: readonly ReadinessRow[]): readonly InstalledOperator[] {
  return rows.map(({ operator }) => operator).filter(({ extension }) => extension === undefined);
}
