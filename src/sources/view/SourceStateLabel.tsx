import { Label, type LabelProps } from '@patternfly/react-core';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type Translate, useT } from '~/i18n';

/** Whether OLM can read a catalog, in a word. */
export function SourceStateLabel({ state, isCompact = true }: Props) {
  const t = useT();
  return (
    <Label isCompact={isCompact} variant="outline" {...LOOKS[state]}>
      {sourceStateText(state, t)}
    </Label>
  );
}

type Props = Pick<CatalogSourceItem, 'state'> & {
  /** Anywhere but in the head of a page. */
  readonly isCompact?: boolean;
};

export function sourceStateText(state: CatalogSourceItem['state'], t: Translate): string {
  switch (state) {
    case 'ready':
      return t('Healthy');
    case 'connecting':
      return t('Connecting');
    case 'down':
      return t('Down');
    case 'disabled':
      return t('Disabled');
  }
}

const LOOKS: Readonly<Record<CatalogSourceItem['state'], LabelProps>> = {
  ready: { status: 'success' },
  connecting: { status: 'info' },
  down: { status: 'danger' },
  disabled: { color: 'grey' },
};
