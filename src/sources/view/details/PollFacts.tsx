import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { nextPoll } from '~/sources/rules/nextPoll';
import { type Translate, useT } from '~/i18n';
import type { SourceDetails, SourceTabProps } from './sourceDetails';
import { FactCard } from './FactCard';
import { Note } from './Note';

/** When OLM looks for a newer image (CS-010, CS-025). */
export function PollFacts({ details }: SourceTabProps) {
  const t = useT();
  const { poll } = details.item;
  const next = nextPoll(details.item);
  const last = poll.kind === 'every' ? poll.last : null;
  return (
    <FactCard title={t('Newer images')}>
      <Fact term={t('Poll interval')}>
        {poll.kind === 'every' ? <Mono>{poll.interval}</Mono> : t('Never')}
        {noteText(details, t) !== '' && <Note>{noteText(details, t)}</Note>}
      </Fact>
      <Fact term={t('Last looked')}>
        {last === null ? (
          poll.kind === 'every' ? (
            t('Not yet')
          ) : null
        ) : (
          <Timestamp timestamp={last} simple />
        )}
      </Fact>
      <Fact term={t('Looks again')}>
        {next === null ? null : <Timestamp timestamp={next} simple />}
      </Fact>
    </FactCard>
  );
}

function noteText({ item: { poll, endpoint } }: SourceDetails, t: Translate): string {
  const isPinned = endpoint.kind === 'image' && endpoint.isPinned;
  if (poll.kind === 'never') {
    return isPinned
      ? t('The image is named by its digest.')
      : t('What is pushed under the same tag comes only when the catalog is refreshed by hand.');
  }
  if (isPinned) {
    return t(
      'Each time OLM starts a pod, in vain: the image is named by its digest, and never changes.',
    );
  }
  return poll.seconds === null ? t('That is no duration: OLM takes 15 minutes.') : '';
}
