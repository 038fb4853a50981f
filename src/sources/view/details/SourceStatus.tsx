import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import { sourceDiagnosis } from '~/sources/rules/sourceDiagnosis';
import type { SourceTrouble } from '~/sources/rules/sourceTrouble';
import { useT } from '~/i18n';
import type { SourceDetails } from './sourceDetails';
import type { SourceTab } from './sourceTab';
import { ReadyLine } from './ReadyLine';
import { TroubleNotice } from './TroubleNotice';

/** How the catalog is: what is wrong and what helps or, when all is well, one line. */
export function SourceStatus({ details, tab }: Props) {
  const t = useT();
  const troubles = useTroubles(details);
  const isReady = details.item.state === 'ready';
  return (
    <section aria-label={t('Status')} className="operator-hub__source-notice">
      {troubles === null ? (
        <Skeleton height="6rem" screenreaderText={t('Loading')} />
      ) : (
        <Stack hasGutter>
          {isReady && !troubles.some(({ severity }) => severity === 'down') && (
            <StackItem>
              <ReadyLine item={details.item} />
            </StackItem>
          )}
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
function useTroubles({ item, source, sights }: SourceDetails): readonly SourceTrouble[] | null {
  const { state, endpoint } = item;
  const { pods, events, packages } = sights;
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
