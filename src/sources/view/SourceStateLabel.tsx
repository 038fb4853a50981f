import { Label, type LabelProps } from '@patternfly/react-core';
import type { CatalogSourceItem, SourceOrigin } from '~/olm/catalogSources/catalogSourceItem';
import { type Translate, useT } from '~/i18n';

/** The state of a catalog as a label. */
export function SourceStateLabel({ state, isCompact = true }: Props) {
  const t = useT();
  return (
    <Label isCompact={isCompact} variant="outline" {...LOOKS[state]}>
      {sourceStateText(state, t)}
    </Label>
  );
}

type Props = Pick<CatalogSourceItem, 'state'> & {
  /** Outside of a page header. */
  readonly isCompact?: boolean;
};

const LOOKS: Readonly<Record<CatalogSourceItem['state'], LabelProps>> = {
  ready: { status: 'success' },
  connecting: { status: 'info' },
  down: { status: 'danger' },
  disabled: { color: 'grey' },
};

/** The state of a catalog as text. */
export function sourceStateText(state: CatalogSourceItem['state'], t: Translate): string {
  return STATE_TEXTS[state](t);
}

const STATE_TEXTS: Readonly<Record<CatalogSourceItem['state'], (t: Translate) => string>> = {
  ready: (t) => t('Healthy'),
  connecting: (t) => t('Connecting'),
  down: (t) => t('Down'),
  disabled: (t) => t('Disabled'),
};

export function originText(origin: SourceOrigin['kind'], t: Translate): string {
  return ORIGIN_TEXTS[origin](t);
}

const ORIGIN_TEXTS: Readonly<Record<SourceOrigin['kind'], (t: Translate) => string>> = {
  default: (t) => t('Default'),
  custom: (t) => t('Custom'),
  unknown: (t) => t('Origin unknown'),
};
