import { Fragment, type ReactNode } from 'react';
import { Divider, Stack, StackItem } from '@patternfly/react-core';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { DefinitionChanges } from './DefinitionChanges';

/** What a plan changes in the CustomResourceDefinitions of the cluster: the risky ones first, the unchanged folded. */
export function DefinitionDeltas({ deltas, renderStored }: Props) {
  const t = useT();
  const unchanged = deltas.filter(({ verdict }) => verdict === 'same');
  const others = ORDER.flatMap((verdict) => deltas.filter((delta) => delta.verdict === verdict));
  if (deltas.length === 0) return <p>{t('The plan brings no CustomResourceDefinitions.')}</p>;
  return (
    <Stack hasGutter>
      {others.length === 0 && (
        <StackItem>
          <Notice isPlain variant="success" title={t('No CustomResourceDefinition changes')} />
        </StackItem>
      )}
      {others.map((delta, index) => (
        <Fragment key={delta.id}>
          {index > 0 && <Divider />}
          <StackItem>
            <DefinitionChanges delta={delta} stored={renderStored?.(delta) ?? null} />
          </StackItem>
        </Fragment>
      ))}
      {unchanged.length > 0 && (
        <StackItem>
          <Fold
            title={t('{{count}} unchanged CustomResourceDefinition', { count: unchanged.length })}
          >
            <Stack hasGutter>
              {unchanged.map((delta) => (
                <StackItem key={delta.id}>
                  <DefinitionChanges delta={delta} stored={null} />
                </StackItem>
              ))}
            </Stack>
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly DefinitionDelta[];
  /** Whether the objects that exist fit what comes. */
  readonly renderStored?: (delta: DefinitionDelta) => ReactNode;
};

/** The riskiest first. */
const ORDER = ['unsafe', 'unknown', 'safe', 'new'] as const;
