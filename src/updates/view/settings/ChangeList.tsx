import { lazy } from 'react';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Skeleton,
} from '@patternfly/react-core';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { Mono } from '~/ui/Mono';
import type { ConfigChange, SettingChange } from '~/updates/rules/settings/settingChanges';
import { useT } from '~/i18n';
import { fieldText, valuesText } from './settingText';

/** Each setting that is to be changed, before and after; of the Operator's settings the lines. */
export function ChangeList({ changes }: { readonly changes: readonly SettingChange[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact termWidth="16ch" className="operator-hub__changes">
      {changes.map((change) => (
        <DescriptionListGroup key={change.field === 'config' ? change.member : change.field}>
          <DescriptionListTerm>
            {change.field === 'config' ? change.member : fieldText(change.field, t)}
          </DescriptionListTerm>
          <DescriptionListDescription>
            {change.field === 'config' ? <Lines change={change} /> : <Values change={change} />}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

type PlainChange = Exclude<SettingChange, ConfigChange>;

function Values({ change }: { readonly change: PlainChange }) {
  const t = useT();
  return <Mono>{t('{{from}} → {{to}}', valuesText(change, t))}</Mono>;
}

function Lines({ change }: { readonly change: ConfigChange }) {
  const t = useT();
  return (
    <LazyPart skeleton={<Skeleton height="4rem" screenreaderText={t('Loading YAML')} />}>
      <ConfigLines change={change} />
    </LazyPart>
  );
}

/** Brings the YAML library with it. */
const ConfigLines = lazy(async () => ({ default: (await import('./ConfigLines')).ConfigLines }));
