import {
  Button,
  Flex,
  FlexItem,
  Skeleton,
  Stack,
  StackItem,
  Progress,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { recordIn, textIn } from '~/kube/json';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import {
  type DefinitionPair,
  type StoredCheck,
  type StoredTally,
  storedTarget,
  type StoredTarget,
} from '~/updates/rules/stored/stored';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { Fold } from '~/ui/Fold';
import type { ObjectPath } from '~/routes';
import { Mono } from '~/ui/Mono';
import { useKnownTally, useStoredCheck } from '~/updates/read/useStoredCheck';
import { keyOf, OffenderTable, StoredObjectLink } from './OffenderTable';
import {
  consequenceText,
  limitTexts,
  severityOf,
  storedSummary,
  progressText,
} from '~/updates/view/plan/texts';
import './stored.css';

/** Whether existing objects are valid in a definition of a plan; empty if the definition is new or unknown. */
export function StoredObjects({ delta, objects }: Props) {
  const pair = pairOf(objects.find(({ after }) => after.id === delta.id));
  if (pair === null) return null;
  const target = storedTarget(pair);
  const kind = delta.kind ?? delta.name;
  if (target === null) return <StoredUnchecked kind={kind} />;
  return <Check delta={delta} kind={kind} pair={pair} target={target} />;
}

type Props = {
  readonly delta: DefinitionDelta;
  readonly objects: readonly ComparedObject[];
};

/** The result of the same check in a sentence; `null`: not known without a request. */
export function useStoredText(
  objects: Props['objects'],
): (delta: DefinitionDelta) => string | null {
  const t = useT();
  const known = useKnownTally();
  return (delta) => {
    const pair = pairOf(objects.find(({ after }) => after.id === delta.id));
    const target = pair && storedTarget(pair);
    const tally = pair && target && known({ id: idOf(delta, pair), pair }, target);
    return tally && storedSummary(tally, delta.kind ?? delta.name, t);
  };
}

function Check({ delta, kind, pair, target }: CheckProps) {
  const change = { id: idOf(delta, pair), pair };
  const check = useStoredCheck(change, target, delta.mayBreakObjects);
  return <StoredCheckView kind={kind} target={target} check={check} />;
}

type CheckProps = Pick<Props, 'delta'> & {
  readonly kind: string;
  readonly pair: DefinitionPair;
  readonly target: StoredTarget;
};

function pairOf(object: ComparedObject | undefined): DefinitionPair | null {
  const before = object?.before;
  const after = object?.after.manifest ?? null;
  return before?.kind !== 'found' || after === null ? null : { before: before.object, after };
}

/** A ClusterServiceVersion always has the same definition; that of the cluster has a version for each change. */
function idOf({ csvName, name }: DefinitionDelta, { before }: DefinitionPair): string {
  const { uid, resourceVersion } = recordIn(before['metadata']);
  return JSON.stringify([csvName, name, textIn(uid), textIn(resourceVersion)]);
}

/** Whether the stored objects of a kind are valid in the new definition. */
export function StoredCheckView({ kind, target, check }: StoredCheckViewProps) {
  const t = useT();
  if (check.tally === null) {
    return (
      <Flex alignItems={{ default: 'alignItemsBaseline' }} spaceItems={{ default: 'spaceItemsSm' }}>
        <FlexItem>
          {t('Stored {{kind}} resources have not been validated against the new schema.', {
            kind,
          })}
        </FlexItem>
        <FlexItem>
          <Button variant="link" isInline onClick={check.start}>
            {t('Validate stored {{kind}} resources', { kind })}
          </Button>
        </FlexItem>
      </Flex>
    );
  }
  return (
    <LoadableView
      of={check.tally}
      what={t('Stored {{kind}} resources', { kind })}
      onRetry={check.again}
      skeleton={<Waiting kind={kind} />}
    >
      {(tally) => (
        <StoredFindings
          kind={kind}
          target={target}
          check={check}
          tally={tally}
          hasFailed={check.tally?.status === 'ready' && check.tally.stale !== null}
        />
      )}
    </LoadableView>
  );
}

type StoredCheckViewProps = {
  readonly kind: string;
  readonly target: StoredTarget;
  readonly check: StoredCheck;
};

function Waiting({ kind }: Pick<StoredCheckViewProps, 'kind'>) {
  const t = useT();
  return (
    <Stack>
      <StackItem>{t('Validating stored {{kind}} resources…', { kind })}</StackItem>
      <StackItem>
        <Skeleton width="60%" />
      </StackItem>
    </Stack>
  );
}

/** For a definition without a version that is served before and after. */
export function StoredUnchecked({ kind }: Pick<StoredCheckViewProps, 'kind'>) {
  const t = useT();
  return (
    <Notice
      isPlain
      variant="info"
      title={t('No common served version of {{kind}}, so OLM validates no resources', {
        kind,
      })}
    />
  );
}

/** The current result of the check: a summary, the progress and the objects. */
function StoredFindings({ kind, target, check, tally, hasFailed }: StoredFindingsProps) {
  const t = useT();
  const { isOlmForgiving, model } = target;
  const consequence = consequenceText(tally, isOlmForgiving, t);
  const limits = limitTexts(tally, { isEverywhere: check.isEverywhere, target }, t);
  return (
    <Stack hasGutter>
      <StackItem>
        <Notice
          isPlain={tally.invalid === 0}
          variant={severityOf(tally, isOlmForgiving, check.isDone && check.isEverywhere)}
          title={storedSummary(tally, kind, t)}
        >
          {consequence !== null && <p>{consequence}</p>}
        </Notice>
      </StackItem>
      <StackItem>
        <StoredProgress kind={kind} check={check} tally={tally} hasFailed={hasFailed} />
        {limits.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </StackItem>
      {tally.offenders.length > 0 && (
        <StackItem>
          <OffenderTable
            label={t('Invalid {{kind}} resources', { kind })}
            model={model}
            tally={tally}
          />
        </StackItem>
      )}
      {tally.losing > 0 && (
        <StackItem>
          <Fold title={t('{{count}} resources would lose fields', { count: tally.losing })}>
            <p>
              {t(
                'The new schema does not contain these fields. The API server removes them at the next update of the resource.',
              )}
            </p>
            <LossTable
              label={t('{{kind}} resources that would lose fields', { kind })}
              model={model}
              tally={tally}
            />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type StoredFindingsProps = {
  readonly kind: string;
  readonly target: StoredTarget;
  readonly check: StoredCheck;
  readonly tally: StoredTally;
  /** The check failed before its end. */
  readonly hasFailed: boolean;
};

/** The objects with fields that the new schema does not know. */
function LossTable({ label, model, tally: { losses, losing } }: LossTableProps) {
  const t = useT();
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={30}>{t('Resource')}</Th>
            <Th>{t('Fields')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {losses.map((loss) => (
            <Tr key={keyOf(loss)}>
              <Td dataLabel={t('Resource')} modifier="breakWord">
                <StoredObjectLink model={model} object={loss} />
              </Td>
              <Td dataLabel={t('Fields')} modifier="breakWord">
                {loss.paths.map((path) => (
                  <div key={path}>
                    <Mono>{path}</Mono>
                  </div>
                ))}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {losing > losses.length && <p>{t('{{count}} more', { count: losing - losses.length })}</p>}
    </>
  );
}

type LossTableProps = {
  readonly label: string;
  readonly model: ObjectPath['model'];
  readonly tally: StoredTally;
};

/** The number of checked objects, and the action to check the others. */
function StoredProgress({ kind, check, tally, hasFailed }: StoredProgressProps) {
  const t = useT();
  const { isRunning, isDone } = check;
  const isSample = !isRunning && !isDone && !hasFailed;
  return (
    <Flex alignItems={{ default: 'alignItemsBaseline' }} spaceItems={{ default: 'spaceItemsMd' }}>
      {/* Also announced while the validation runs. */}
      <FlexItem role="status">{progressText(tally, isDone, t)}</FlexItem>
      {isRunning && tally.total !== null && tally.total > 0 && (
        <FlexItem className="operator-hub__stored-progress">
          <Progress
            aria-label={t('Validated {{kind}} resources', { kind })}
            value={(100 * tally.checked) / tally.total}
            size="sm"
            measureLocation="none"
          />
        </FlexItem>
      )}
      {isSample && (
        <FlexItem>
          <Button variant="secondary" size="sm" onClick={check.checkAll}>
            {t('Validate all {{kind}} resources', { kind })}
          </Button>
        </FlexItem>
      )}
      {hasFailed && (
        <FlexItem>
          <Button variant="secondary" size="sm" onClick={check.again}>
            {t('Try again')}
          </Button>
        </FlexItem>
      )}
      {isDone && !isRunning && (
        <FlexItem>
          <Button variant="link" isInline onClick={check.again}>
            {t('Validate {{kind}} resources again', { kind })}
          </Button>
        </FlexItem>
      )}
    </Flex>
  );
}

type StoredProgressProps = {
  readonly kind: string;
  readonly check: StoredCheck;
  readonly tally: StoredTally;
  readonly hasFailed: boolean;
};
