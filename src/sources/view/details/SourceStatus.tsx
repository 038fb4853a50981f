import {
  Skeleton,
  Stack,
  StackItem,
  ActionList,
  ActionListGroup,
  ActionListItem,
} from '@patternfly/react-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { dataOr } from '~/kube/loadable';
import { sourceDiagnosis } from '~/olm/catalogSources/sourceDiagnosis';
import type { SourceTrouble } from '~/olm/catalogSources/sourceTrouble';
import { type Translate, useT } from '~/i18n';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { Notice } from '~/ui/Notice';
import { OlmMessages } from '~/ui/messages/OlmMessages';
import { troubleText } from '~/sources/view/texts';
import { routes } from '~/routes';
import { OfferButton } from '~/ui/calls/OfferButton';
import { sourceHelp, type SourceHelp } from '~/sources/rules/sourceHelp';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialogs';
import type { SourceDetails, SourceTabProps } from './sourceDetails';
import type { SourceTab } from './sourceTab';

/** The problems of the catalog with their remedies. Without problems, the header shows the state. */
export function SourceStatus({ details, tab }: Props) {
  const t = useT();
  const troubles = useTroubles(details);
  if (troubles?.length === 0) return null;
  return (
    <section aria-label={t('Status')} className="operator-hub__source-notice">
      {troubles === null ? (
        <Skeleton height="6rem" screenreaderText={t('Loading')} />
      ) : (
        <Stack hasGutter>
          {troubles.map((trouble) => (
            <StackItem key={trouble.kind}>
              <TroubleNotice trouble={trouble} details={details} tab={tab} />
            </StackItem>
          ))}
        </Stack>
      )}
    </section>
  );
}

type Props = { readonly details: SourceDetails; readonly tab: SourceTab };

/** `null`: loading, because the reason depends on the pods. */
function useTroubles({ item, source, resources }: SourceDetails): readonly SourceTrouble[] | null {
  const { state, endpoint } = item;
  const { pods, events, packages } = resources;
  const troubles = useMemo(
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
  return pods.status === 'loading' && state !== 'ready' ? null : troubles;
}

/** One problem: the server's message, its cause, what helps, and whom it blocks. */
function TroubleNotice({ trouble, details, tab }: TroubleNoticeProps) {
  const t = useT();
  const { title, cause, action } = troubleText(trouble, t);
  const isDown = trouble.severity === 'down';
  return (
    <Notice
      // Folded on other tabs to leave space for their content.
      isExpandable={tab !== 'details'}
      toggleAriaLabel={t('Details', { title })}
      variant={VARIANTS[trouble.severity]}
      title={title}
    >
      <Stack hasGutter>
        {cause !== undefined && <StackItem>{cause}</StackItem>}
        {trouble.messages.length > 0 && (
          <StackItem>
            <OlmMessages messages={trouble.messages} />
          </StackItem>
        )}
        {action !== undefined && <StackItem>{action}</StackItem>}
        {isDown && (
          <StackItem>
            <BlockedLine details={details} />
          </StackItem>
        )}
        <TroubleActions trouble={trouble} item={details.item} tab={tab} />
      </Stack>
    </Notice>
  );
}

type TroubleNoticeProps = {
  readonly trouble: SourceTrouble;
  readonly details: SourceDetails;
  readonly tab: SourceTab;
};

const VARIANTS = { down: 'danger', waiting: 'info', hint: 'warning' } as const;

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
function TroubleActions({ trouble, item, tab }: TroubleActionsProps) {
  const helps = sourceHelp(trouble.kind, item).filter((help) => help !== 'pod' || tab !== 'pod');
  if (helps.length === 0) return null;
  return (
    <StackItem>
      <ActionList>
        <ActionListGroup className="operator-hub__source-help">
          {helps.map((help) => (
            <ActionListItem key={help}>
              <HelpButton help={help} item={item} />
            </ActionListItem>
          ))}
        </ActionListGroup>
      </ActionList>
    </StackItem>
  );
}

type TroubleActionsProps = {
  readonly trouble: SourceTrouble;
  readonly item: CatalogSourceItem;
  readonly tab: SourceTab;
};

function HelpButton({ help, item }: HelpProps) {
  const t = useT();
  const open = useOpenSourceDialog();
  return (
    <OfferButton
      {...HELPS[help](item, t)}
      onOpen={() => {
        open('refresh', item);
      }}
    />
  );
}

type HelpProps = { readonly help: SourceHelp; readonly item: CatalogSourceItem };

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
};

type Help = { readonly text: string; readonly to?: string };
