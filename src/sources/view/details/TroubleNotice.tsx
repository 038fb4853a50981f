import { List, ListItem, Stack, StackItem } from '@patternfly/react-core';
import { Elapsed } from '~/ui/Elapsed';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { OlmWords } from '~/ui/messages/OlmWords';
import { sourceTroubleText } from '~/sources/view/sourceTroubleText';
import { Sentence } from '~/ui/Sentence';
import type { SourceTrouble } from '~/sources/rules/sourceTrouble';
import { useT } from '~/i18n';
import type { SourceDetails } from './sourceDetails';
import type { SourceTab } from './sourceTab';
import { HeldUpLine } from './HeldUpLine';
import { TroubleActions } from './TroubleActions';

/** One thing that is wrong: a sentence, since when, why, what helps, what it holds up, and the words it is read from. */
export function TroubleNotice({ trouble, details, tab }: Props) {
  const t = useT();
  const { title, cause, remedies } = sourceTroubleText(trouble, t);
  const { since, state } = details.item;
  const isDown = trouble.severity === 'down';
  return (
    <Notice
      // Beside the details it leaves room for what the tab shows.
      isExpandable={tab !== 'details'}
      toggleAriaLabel={t('Details of: {{title}}', { title })}
      variant={VARIANTS[trouble.severity]}
      title={
        isDown && state === 'down' && since !== null ? (
          <Sentence
            text={t('{{title}} (down <time/>)', { title })}
            parts={{ time: <Elapsed since={since} /> }}
          />
        ) : (
          title
        )
      }
    >
      <Stack hasGutter>
        <StackItem>{cause}</StackItem>
        {remedies.length > 0 && (
          <StackItem>
            <p>{t('What helps:')}</p>
            <List>
              {remedies.map((remedy) => (
                <ListItem key={remedy}>{remedy}</ListItem>
              ))}
            </List>
          </StackItem>
        )}
        {isDown && (
          <StackItem>
            <HeldUpLine details={details} />
          </StackItem>
        )}
        <TroubleActions trouble={trouble} item={details.item} tab={tab} />
        {trouble.said.length > 0 && (
          <StackItem>
            <Fold title={t('The cluster’s own words')}>
              <OlmWords said={trouble.said} />
            </Fold>
          </StackItem>
        )}
      </Stack>
    </Notice>
  );
}

type Props = {
  readonly trouble: SourceTrouble;
  readonly details: SourceDetails;
  readonly tab: SourceTab;
};

const VARIANTS = { down: 'danger', waiting: 'info', hint: 'warning' } as const;
