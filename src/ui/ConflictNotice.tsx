import type { ReactNode } from 'react';
import { Button, List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';

/** The same fields were changed on the cluster, so that the user must decide. */
export function ConflictNotice({ conflicts, onKeep, onDiscard }: Props) {
  const t = useT();
  if (conflicts.length === 0) return null;
  return (
    <Notice
      variant="danger"
      isLiveRegion
      title={t('Conflicting changes')}
      actionLinks={
        <>
          <Button variant="link" isInline onClick={onKeep}>
            {t('Keep my changes')}
          </Button>
          <Button variant="link" isInline onClick={onDiscard}>
            {t('Discard my changes')}
          </Button>
        </>
      }
    >
      <p>{t('Nothing was saved. Fields updated since you opened the editor:')}</p>
      <List>
        {conflicts.slice(0, MOST).map(({ id, field, mine, theirs }) => (
          <ListItem key={id}>
            {field} {t('Your value: {{mine}}. Cluster value: {{theirs}}.', { mine, theirs })}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

const MOST = 10;

type Props = {
  /** None: nothing is shown. */
  readonly conflicts: readonly ShownConflict[];
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

type ShownConflict = {
  readonly id: string;
  readonly field: ReactNode;
  readonly mine: string;
  readonly theirs: string;
};
