import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { DescriptionList, Label } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import type { PodFact } from '~/olm/catalogSources/podFact';
import { useT } from '~/i18n';

/** Whether it answers, where it runs, and since when. */
export function PodState({ pod }: { readonly pod: PodFact }) {
  const t = useT();
  const { phase, isReady, node, createdAt, leavingSince, unschedulable, reason, message } = pod;
  return (
    <DescriptionList
      isCompact
      columnModifier={{ default: '1Col', md: '2Col', xl: '3Col' }}
      aria-label={t('State of pod {{name}}', { name: pod.name })}
    >
      <Fact term={t('Phase')}>
        {phase === '' ? t('Not known') : phase}{' '}
        <Label isCompact status={isReady ? 'success' : 'warning'}>
          {isReady ? t('Ready') : t('Not ready')}
        </Label>
      </Fact>
      <Fact term={t('Node')}>{node === null ? t('None yet') : <Mono>{node}</Mono>}</Fact>
      <Fact term={t('Created')}>
        {createdAt === null ? null : <Timestamp timestamp={createdAt} simple />}
      </Fact>
      <Fact term={t('Being deleted since')}>
        {leavingSince === null ? null : <Timestamp timestamp={leavingSince} simple />}
      </Fact>
      <Fact term={t('Not scheduled')}>{unschedulable}</Fact>
      <Fact term={t('Why it has failed')}>
        {[reason, message].filter((part) => part !== '').join(': ')}
      </Fact>
    </DescriptionList>
  );
}
