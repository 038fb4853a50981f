import { HelperText, StackItem, Switch } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import {
  type DefaultSwitch,
  type DefaultsChoice,
  defaultSwitches,
  isAllOff,
  strangeEntries,
} from '~/olm/catalogSources/defaultSources';
import { type Translate, useT } from '~/i18n';

/** The switch for all default catalogs and the one of each, with what decides (CS-039, CS-040). */
export function DefaultsForm({ hub, choice, users, isFixed, onChange }: Props) {
  const t = useT();
  const allOff = choice.isAllOff ?? isAllOff(hub);
  const strange = strangeEntries(hub);
  return (
    <>
      <StackItem>
        <Switch
          id="operator-hub-all-defaults"
          label={t('Default catalogs are on unless switched off')}
          isChecked={!allOff}
          isDisabled={isFixed}
          onChange={(_, isOn) => {
            onChange({ ...choice, isAllOff: !isOn });
          }}
        />
        <HelperText>
          <HelperTextItem>
            {t(
              'When this is off, disableAllDefaultSources is set. It decides for every catalog that has no entry of its own, also for those that a later version of OpenShift brings.',
            )}
          </HelperTextItem>
        </HelperText>
      </StackItem>
      <StackItem>
        <Table variant="compact" aria-label={t('Default catalogs')} gridBreakPoint="">
          <Thead>
            <Tr>
              <Th width={40}>{t('Catalog')}</Th>
              <Th width={10}>{t('State')}</Th>
              <Th width={25}>{t('Decided by')}</Th>
              <Th>{t('Used by')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {defaultSwitches(hub, choice).map((source) => (
              <SwitchRow
                key={source.name}
                source={source}
                userCount={users === null ? null : (users.get(source.name)?.length ?? 0)}
                isFixed={isFixed}
                onSwitch={(isDisabled) => {
                  onChange({
                    ...choice,
                    isOff: new Map([...choice.isOff, [source.name, isDisabled]]),
                  });
                }}
              />
            ))}
          </Tbody>
        </Table>
        {strange.length > 0 && (
          <HelperText>
            <HelperTextItem>
              {t('OpenShift brings no {{names}}: their entries stay as they are.', {
                names: t.list(strange),
              })}
            </HelperTextItem>
          </HelperText>
        )}
      </StackItem>
    </>
  );
}

type Props = {
  readonly hub: Parameters<typeof defaultSwitches>[0];
  readonly choice: DefaultsChoice;
  /** Subscriptions by the catalog's name; `null`: not known. */
  readonly users: ReadonlyMap<string, readonly unknown[]> | null;
  /** It is being written. */
  readonly isFixed: boolean;
  readonly onChange: (choice: DefaultsChoice) => void;
};

function SwitchRow({ source, userCount, isFixed, onSwitch }: RowProps) {
  const t = useT();
  const { name, isDisabled } = source;
  return (
    <Tr>
      <Td dataLabel={t('Catalog')}>
        <Switch
          id={`operator-hub-default-${name}`}
          label={name}
          isChecked={!isDisabled}
          isDisabled={isFixed}
          onChange={(_, isOn) => {
            onSwitch(!isOn);
          }}
        />
      </Td>
      <Td dataLabel={t('State')}>{isDisabled ? t('Off') : t('On')}</Td>
      <Td dataLabel={t('Decided by')}>{decisionText(source, t)}</Td>
      <Td dataLabel={t('Used by')}>{usersText(userCount, t)}</Td>
    </Tr>
  );
}

type RowProps = {
  readonly source: DefaultSwitch;
  /** `null`: not known. */
  readonly userCount: number | null;
  readonly isFixed: boolean;
  readonly onSwitch: (isDisabled: boolean) => void;
};

function usersText(count: number | null, t: Translate): string {
  if (count === null) return t('Not known');
  return count === 0 ? '–' : t('{{count}} Subscription', { count });
}

function decisionText({ decidedBy }: DefaultSwitch, t: Translate): string {
  switch (decidedBy) {
    case 'entry':
      return t('Its own entry');
    case 'all':
      return t('The switch for all');
    case 'nobody':
      return t('Nobody: on by default');
  }
}
