import { WhatNextCard } from '~/components/whatNext/WhatNextCard';
import { useEnablePlugins } from '~/data/consolePlugins';
import { useWhatNext } from '~/data/useWhatNext';
import { operandNamespace } from '~/domain/install/follow/operandNamespace';
import type { OperatorTabProps } from '../operatorTab';
import type { CsvProps } from './csvProps';

/** What the Operator still needs; its APIs have a tab of their own. */
export function NextSteps({ csv, details }: OperatorTabProps & CsvProps) {
  const next = useWhatNext(csv);
  const enabling = useEnablePlugins(next.enablablePlugins);
  const { namespace, operatorGroups } = details.facts;
  const watched = operatorGroups?.flatMap(({ status }) => status?.namespaces ?? []) ?? [];
  const page = { namespace: operandNamespace(namespace, watched), name: csv.metadata.name };
  if (details.diagnosis.health.kind !== 'ready') return null;
  // Nobody waits for the reload of a plugin that was enabled long ago.
  return (
    <WhatNextCard
      next={{ ...next, apis: [], enabledPlugins: [] }}
      page={page}
      enabling={enabling}
    />
  );
}
