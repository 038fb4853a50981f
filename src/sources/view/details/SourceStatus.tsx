import {
  Skeleton,
  Stack,
  StackItem,
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
} from '@patternfly/react-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { dataOr } from '~/kube/loadable';
import { sourceDiagnosis } from '~/olm/catalogSources/sourceDiagnosis';
import type { SourceTrouble } from '~/olm/catalogSources/sourceTrouble';
import { useT } from '~/i18n';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { Notice } from '~/ui/Notice';
import { OlmMessages } from '~/ui/messages/OlmMessages';
import { troubleText } from '~/sources/view/texts';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { sourceHelp, type SourceHelp } from '~/sources/rules/sourceHelp';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialog';
import type { SourceDetails, SourceTabProps } from './sourceDetails';
import type { SourceTab } from './sourceTab';

/** What is wrong with the catalog, and what helps. The badge in the head says that all is well. */
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

/** `null`: of one that does not serve, nobody can say why before its pod is seen. */
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
      // Beside the details it leaves room for what the tab shows.
      isExpandable={tab !== 'details'}
      toggleAriaLabel={t('Details', { title })}
      variant={VARIANTS[trouble.severity]}
      title={title}
    >
      <Stack hasGutter>
        {cause !== undefined && <StackItem>{cause}</StackItem>}
        {trouble.said.length > 0 && (
          <StackItem>
            <OlmMessages said={trouble.said} />
          </StackItem>
        )}
        {action !== undefined && <StackItem>{action}</StackItem>}
        {isDown && (
          <StackItem>
            <HeldUpLine details={details} />
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

/** What it means for others that OLM cannot read the catalog (CS-029). */
function HeldUpLine({ details: { item, users } }: SourceTabProps) {
  const t = useT();
  const { namespace, name } = item;
  const heldUp = dataOr(users, null)?.users.filter(({ isHeldUp }) => isHeldUp) ?? [];
  return (
    <>
      {t(
        'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
      )}{' '}
      {heldUp.length > 0 && (
        <Link to={routes.source(namespace, name, 'subscriptions')}>
          {t('{{count}} Subscriptions affected', { count: heldUp.length })}
        </Link>
      )}
    </>
  );
}

/** What leads on from a trouble. */
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

function HelpButton({
  help,
  item,
}: {
  readonly help: SourceHelp;
  readonly item: CatalogSourceItem;
}) {
  const t = useT();
  const open = useOpenSourceDialog();
  const { namespace, name, origin } = item;
  switch (help) {
    case 'pod':
      return (
        <LinkButton variant="secondary" to={routes.source(namespace, name, 'pod')}>
          {t('View pod and log')}
        </LinkButton>
      );
    case 'edit':
      // OpenShift takes an edit of a default catalog back (CS-021).
      return origin.kind === 'default' ? (
        <LinkButton variant="secondary" to={routes.newSource(namespace, { namespace, name })}>
          {t('Duplicate')}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" to={routes.editSource(namespace, name)}>
          {t('Edit CatalogSource')}
        </LinkButton>
      );
    case 'restart':
      return (
        <Button
          variant="secondary"
          onClick={() => {
            open({ action: 'refresh', item });
          }}
        >
          {t('Restart')}
        </Button>
      );
  }
}
