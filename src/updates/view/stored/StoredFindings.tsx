import { Stack, StackItem } from '@patternfly/react-core';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { LossTable } from './LossTable';
import { OffenderTable } from './OffenderTable';
import { StoredProgress } from './StoredProgress';
import { consequenceText, limitTexts, severityOf, verdictText } from './storedTexts';

/** What the check of stored objects found so far: the verdict, how far it is, the objects. */
export function StoredFindings({ kind, target, check, tally, hasFailed }: Props) {
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
          title={verdictText(tally, kind, t)}
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
            label={t('{{kind}} objects that would be invalid', { kind })}
            model={model}
            tally={tally}
          />
        </StackItem>
      )}
      {tally.losing > 0 && (
        <StackItem>
          <Fold title={t('{{count}} object would lose fields', { count: tally.losing })}>
            <p>
              {t(
                'The new schema does not know these fields: the API server no longer shows them, and removes them when the object is written next.',
              )}
            </p>
            <LossTable
              label={t('{{kind}} objects that would lose fields', { kind })}
              model={model}
              tally={tally}
            />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly kind: string;
  readonly target: StoredTarget;
  readonly check: StoredCheck;
  readonly tally: StoredTally;
  /** The reading came to an end before its time. */
  readonly hasFailed: boolean;
};
