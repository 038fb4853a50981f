/** How OLM reports disabled copies: an Event on each CSV, and a condition of OLMConfig. */
import { flagAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { namespaceOf } from '../csv/csvFields';
import { conditionOf, conditionsOf, withCondition } from '../shared/conditions';
import type { EventRecorder } from '../shared/events';
import { OLM_CONFIGS, timestamp } from '../shared/names';

const DISABLED = 'DisabledCopiedCSVs';

/** Once per CSV. */
export function tellDisabled(
  { client, record }: { readonly client: ClusterClient; readonly record: EventRecorder },
  csv: KubeObject,
): void {
  if (disabledEvents(client, csv).length > 0) return;
  record({
    about: csv,
    type: 'Warning',
    reason: DISABLED,
    message: `CSV copying disabled for ${namespaceOf(csv)}/${csv.metadata.name}`,
  });
}

export function forgetDisabled(client: ClusterClient, csv: KubeObject): void {
  for (const event of disabledEvents(client, csv)) client.delete(refOfKey('events', keyOf(event)));
}

function disabledEvents(client: ClusterClient, csv: KubeObject): readonly KubeObject[] {
  return client
    .list('events', { namespace: namespaceOf(csv) })
    .filter(
      (event) =>
        event['reason'] === DISABLED && textAt(event, 'involvedObject', 'uid') === csv.metadata.uid,
    );
}

/** `status.conditions` of OLMConfig `cluster`; nothing where there is none. */
export function writeConfigStatus({
  client,
  clock,
}: {
  readonly client: ClusterClient;
  readonly clock: Clock;
}): void {
  const config = client.get({ resource: OLM_CONFIGS, name: 'cluster' });
  if (config === undefined) return;
  const news = configCondition(flagAt(config, 'spec', 'features', 'disableCopiedCSVs') === true);
  const before = conditionsOf(config);
  const known = conditionOf(before, DISABLED);
  if (known?.['reason'] === news['reason'] && known?.['message'] === news['message']) return;
  const conditions = withCondition(before, {
    ...news,
    lastTransitionTime: timestamp(clock.now()),
  });
  if (stableText(conditions) !== stableText(before)) {
    client.updateStatus(OLM_CONFIGS, { ...config, status: { ...config.status, conditions } });
  }
}

function configCondition(
  isDisabled: boolean,
): JsonObject & { readonly type: string; readonly status: string } {
  return isDisabled
    ? {
        type: DISABLED,
        status: 'True',
        reason: 'NoCopiedCSVsFound',
        message:
          'Copied CSVs are disabled and none were found for operators installed in AllNamespace mode',
      }
    : {
        type: DISABLED,
        status: 'False',
        reason: 'CopiedCSVsEnabled',
        message: 'Copied CSVs are enabled and present across the cluster',
      };
}
