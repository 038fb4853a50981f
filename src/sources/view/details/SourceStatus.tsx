import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { dataOr } from '~/kube/loadable';
import { sourceDiagnosis } from '~/olm/catalogSources/sourceDiagnosis';
import type { CatalogFinding } from '~/olm/catalogSources/catalogFinding';
import { type Translate, useT } from '~/i18n';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { Action } from '~/ui/calls/action';
import { useOpenDialog } from '~/ui/DialogProvider';
import { Notice } from '~/ui/Notice';
import { OlmMessages } from '~/ui/messages/OlmMessages';
import { catalogFindingText } from '~/sources/view/texts';
import { routes } from '~/routes';
import { ActionButtons } from '~/ui/findings/FindingAlert';
import { baselineCalls, sourceHelp, type SourceHelp } from '~/sources/rules/sourceActions';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialogs';
import { CallsDialog } from '~/sources/view/clusterCatalog/CallsDialog';
import type { SourceDetails, SourceTabProps } from './sourceDetails';

/** The problems of the catalog with their remedies. Without problems, the header shows the state. */
export function SourceStatus({ details, tab }: Props) {
  const t = useT();
  const findings = useFindings(details);
  if (findings?.length === 0) return null;
  return (
    <section aria-label={t('Status')} className="operator-hub__source-notice">
      {findings === null ? (
        <Skeleton height="6rem" screenreaderText={t('Loading')} />
      ) : (
        <Stack hasGutter>
          {findings.map((finding) => (
            <StackItem key={finding.kind}>
              <FindingNotice finding={finding} details={details} tab={tab} />
            </StackItem>
          ))}
        </Stack>
      )}
    </section>
  );
}

type Props = { readonly details: SourceDetails; readonly tab: string };

/** `null`: loading, because the reason depends on the pods. */
function useFindings({ item, source, resources }: SourceDetails): readonly CatalogFinding[] | null {
  const { state, endpoint } = item;
  const { pods, events, packages } = resources;
  const findings = useMemo(
    () =>
      state === 'disabled'
        ? []
        : sourceDiagnosis({
            source,
            state,
            endpoint,
            pods: dataOr(pods, null),
            events: dataOr(events, []),
            packages: dataOr(packages, null),
          }),
    [source, state, endpoint, pods, events, packages],
  );
  return pods.status === 'loading' && state !== 'ready' ? null : findings;
}

/** One problem: the server's message, its cause, what helps, and whom it blocks. */
function FindingNotice({ finding, details, tab }: FindingNoticeProps) {
  const t = useT();
  const { title, cause, action } = catalogFindingText(finding, t);
  const isDown = finding.severity === 'danger';
  return (
    <Notice
      // Folded on other tabs to leave space for their content.
      isExpandable={tab !== 'details'}
      toggleAriaLabel={t('Details', { title })}
      variant={finding.severity}
      title={title}
    >
      <Stack hasGutter>
        {cause !== undefined && <StackItem>{cause}</StackItem>}
        {finding.messages.length > 0 && (
          <StackItem>
            <OlmMessages messages={finding.messages} />
          </StackItem>
        )}
        {action !== undefined && <StackItem>{action}</StackItem>}
        {isDown && (
          <StackItem>
            <BlockedLine details={details} />
          </StackItem>
        )}
        <FindingActions finding={finding} item={details.item} tab={tab} />
      </Stack>
    </Notice>
  );
}

type FindingNoticeProps = {
  readonly finding: CatalogFinding;
  readonly details: SourceDetails;
  readonly tab: string;
};

/** The consequence of an unavailable catalog for others (CS-029). */
function BlockedLine({ details: { item, users } }: SourceTabProps) {
  const t = useT();
  const { namespace, name } = item;
  const blocked = dataOr(users, null)?.users.filter(({ isBlocked }) => isBlocked) ?? [];
  return (
    <>
      {t(
        'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
      )}{' '}
      {blocked.length > 0 && (
        <Link to={routes.source(namespace, name, 'subscriptions')}>
          {t('{{count}} Subscriptions affected', { count: blocked.length })}
        </Link>
      )}
    </>
  );
}

/** The remedies for a problem. */
function FindingActions({ finding, item, tab }: FindingActionsProps) {
  const t = useT();
  const open = useOpenSourceDialog();
  const openDialog = useOpenDialog();
  const helps = sourceHelp(finding, item).filter((help) => help !== 'pod' || tab !== 'pod');
  if (helps.length === 0) return null;
  return (
    <StackItem>
      <ActionButtons
        actions={helps.map((help) => HELPS[help](item, t))}
        onOpen={({ action }) => {
          if (action === undefined) open('refresh', item);
          else openDialog((onClose) => <CallsDialog action={action} onClose={onClose} />);
        }}
      />
    </StackItem>
  );
}

type FindingActionsProps = {
  readonly finding: CatalogFinding;
  readonly item: CatalogSourceItem;
  readonly tab: string;
};

const HELPS: Readonly<Record<SourceHelp, (item: CatalogSourceItem, t: Translate) => Help>> = {
  pod: ({ namespace, name }, t) => ({
    text: t('View pod and log'),
    to: routes.source(namespace, name, 'pod'),
  }),
  // OpenShift reverts changes of a default catalog (CS-021).
  edit: ({ namespace, name, origin }, t) =>
    origin.kind === 'default'
      ? { text: t('Duplicate'), to: routes.newSource(namespace, { namespace, name }) }
      : { text: t('Edit CatalogSource'), to: routes.editSource(namespace, name) },
  restart: (_, t) => ({ text: t('Restart') }),
  label: ({ namespace }, t) => ({
    text: t('Label namespace'),
    action: {
      titles: {
        question: t('Label namespace {{namespace}}?', { namespace }),
        action: t('Label namespace'),
        done: t('Namespace {{namespace}} labeled', { namespace }),
      },
      text: t(
        'All pods in this namespace can then use Pod Security level baseline. OpenShift no longer sets the level.',
      ),
      calls: baselineCalls(namespace),
    },
  }),
};

type Help = { readonly text: string; readonly to?: string; readonly action?: Action };
