import { Stack, StackItem, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';

import { Notice } from '~/ui/Notice';
import { MessagesExplained } from '~/ui/messages/MessagesExplained';
import { useNow } from '~/ui/useNow';
import { Sentence } from '~/ui/Sentence';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import {
  failedOperators,
  missingReportOf,
  type PlannedOperator,
  type Position,
  type Stage,
} from '~/install/rules/progress';
import { groupRemedyOf } from '~/install/rules/groupRemedy';

import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';
import type { FollowedSubscription } from '~/install/view/useInstallUrl';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { healthTitle } from '~/ui/health/healthText';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { Mono } from '~/ui/Mono';
import { levelOf } from '~/olm/status/status';
import { MissingReportNotice } from './MissingReportNotice';
import { OperatorGroupRemedy } from './OperatorGroupRemedy';

/**
 * The state of an installation in a sentence, with the cause and remedies of a problem. For several Operators, the
 * state of each.
 */
export function InstallOutcome({ install, following }: Props) {
  const { operators, outcome } = install.progress;
  const { namespace } = following;
  return (
    <Stack hasGutter>
      <Outcome install={install} following={following} />
      {operators.length > 1 && outcome !== 'needs-approval' && (
        <StackItem>
          <PlannedOperators operators={operators} namespace={namespace} />
        </StackItem>
      )}
    </Stack>
  );
}

function Outcome({ install, following }: Props) {
  const t = useT();
  const { progress } = install;
  switch (progress.outcome) {
    case 'gone':
      return <Gone install={install} following={following} />;
    case 'succeeded':
      return <Ready install={install} following={following} />;
    case 'failed':
      return failedOperators(progress).map((operator) => (
        <ExplainedOutcome
          key={operator.name}
          install={install}
          following={following}
          operator={operator}
          variant="danger"
          title={failedText(operator, progress.operators.length, t)}
        />
      ));
    case 'needs-approval':
      return (
        <Notice variant="warning" title={t('Requires approval')}>
          {t(
            'Review the resources to create in namespace {{namespace}}, then approve the install plan.',
            following,
          )}
        </Notice>
      );
    case 'running':
      return <Running install={install} following={following} />;
  }
}

type Props = { readonly install: FollowedInstall; readonly following: FollowedSubscription };

function Gone({ install: { left }, following }: Props) {
  const t = useT();
  const { namespace } = following;
  return (
    <Notice
      variant="warning"
      title={t('{{kind}} {{name}} not found', { kind: 'Subscription', name: following.name })}
    >
      <p>
        {t('The Subscription might have been deleted from namespace {{namespace}}.', following)}
      </p>
      {left.map((csv) => (
        <p key={csv}>
          <Sentence
            text={t('<csv/> is installed but no longer receives updates.')}
            parts={{ csv: <Link to={routes.operator(namespace, csv)}>{csv}</Link> }}
          />
        </p>
      ))}
    </Notice>
  );
}

function Ready({ install, following }: Props) {
  const t = useT();
  const csv = install.progress.csv ?? '';
  return (
    <Notice variant="success" title={t('Installed and ready')}>
      <Link to={routes.operator(following.namespace, csv)}>{csv}</Link>
    </Notice>
  );
}

function ExplainedOutcome({ install, following, operator, variant, title }: ExplainedProps) {
  const t = useT();
  const { followed, operatorGroups, progress } = install;
  const { name, csv, position } = operator;
  const remedy = groupRemedyOf(position, null, operatorGroups?.length ?? null);
  const namespace = followed.subscription?.spec?.sourceNamespace ?? '';
  return (
    <Notice
      variant={variant}
      title={title}
      actionLinks={
        // Jobs unpack bundles in the namespace of their catalog (SU-042).
        position.stage === 'unpack' ? (
          <>
            <LazyPart skeleton={null}>
              <UnpackRemedy {...following} />
            </LazyPart>
            <Link to={routes.jobs(namespace)}>{t('Jobs in {{namespace}}', { namespace })}</Link>
          </>
        ) : (
          <>
            {remedy !== null && (
              <OperatorGroupRemedy
                kind={remedy}
                csvName={name}
                install={install}
                following={following}
              />
            )}
            {csv !== null && name !== progress.csv && (
              <Link to={routes.operator(following.namespace, name)}>
                {t('Operator {{name}}', { name })}
              </Link>
            )}
          </>
        )
      }
    >
      <MessagesExplained messages={position.messages} />
    </Notice>
  );
}

type ExplainedProps = Props & {
  readonly operator: PlannedOperator;
  readonly variant: 'warning' | 'danger';
  readonly title: string;
};

function Running({ install, following }: Props) {
  const t = useT();
  const now = useNow();
  const missingReport = missingReportOf(install.followed, now);
  const { stage, messages: messages, isRetried, since, csv, decisive } = install.progress;
  if (isRetried && decisive !== null) {
    return (
      <ExplainedOutcome
        install={install}
        following={following}
        operator={decisive}
        variant="warning"
        title={retriedText(decisive.position, t)}
      />
    );
  }
  if (missingReport !== null) {
    return (
      <MissingReportNotice missingReport={missingReport} following={following} install={install} />
    );
  }
  return (
    <Notice variant="info" title={runningText(stage, nameOfOther(decisive, csv), t)}>
      {/* Before that, OLM's message is about incomplete steps. */}
      {stage === 'ready' && isSlow(since, now) && <MessagesExplained messages={messages} />}
    </Notice>
  );
}

/** Longer than a healthy Operator needs to start, and shorter than OLM's own five minutes. */
function isSlow(since: string | null, now: number): boolean {
  return since === null || now - Date.parse(since) > MINUTE;
}

const MINUTE = 60_000;

/** `null`: the installation waits for the Operator itself. */
function nameOfOther(decisive: PlannedOperator | null, csv: string | null): string | null {
  return decisive === null || decisive.name === (csv ?? '') ? null : decisive.name;
}

function runningText(stage: Stage | null, other: string | null, t: Translate): string {
  if (other !== null) return t('Installing {{name}}', { name: other });
  switch (stage) {
    case null:
    case 'resolve':
      return t('Resolving the version and dependencies');
    case 'unpack':
      return t('Unpacking the bundle');
    case 'plan':
      return t('Creating the install plan');
    case 'install':
      return t('Creating resources');
    case 'ready':
      return t('Waiting for the Operator to become ready');
  }
}

function retriedText({ kind, stage, isRetried }: Position, t: Translate): string {
  if (stage === 'resolve') return t('Waiting for a catalog');
  return kind === 'plan-failed'
    ? t('Install plan error. OLM retries automatically.')
    : healthTitle({ kind, isRetried }, t);
}

function failedText({ name, position }: PlannedOperator, count: number, t: Translate): string {
  switch (position.stage) {
    case null:
    case 'resolve':
      return t('Dependency resolution failed');
    case 'unpack':
      return t('Bundle unpack failed');
    case 'plan':
    case 'install':
    case 'ready':
      if (position.kind === 'plan-failed') return t('Install plan failed');
      return count > 1 ? t('{{name}} failed', { name }) : t('Operator failed');
  }
}

const UnpackRemedy = later(async () => (await import('./UnpackRemedy')).UnpackRemedy);

/** The status of each Operator in the install plan. */
function PlannedOperators({ operators, namespace }: PlannedOperatorsProps) {
  const t = useT();
  return (
    <List isPlain isBordered aria-label={t('Operators in the install plan')}>
      {operators.map(({ name, csv, position }) => (
        <ListItem key={name} data-test="planned-operator">
          {csv === null ? (
            <Mono>{name}</Mono>
          ) : (
            <Link to={routes.operator(namespace, name)}>{name}</Link>
          )}{' '}
          <HealthLabel isCompact health={healthAt(position)} />
        </ListItem>
      ))}
    </List>
  );
}

type PlannedOperatorsProps = {
  readonly operators: readonly PlannedOperator[];
  readonly namespace: string;
};

function healthAt({ kind, isRetried }: Position) {
  return { kind, isRetried, level: levelOf(kind, false) };
}
