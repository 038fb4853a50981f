import { useState } from 'react';
import { List, ListItem, StackItem, Title, HelperText, Switch } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { useDefaultsFacts, type DefaultsFacts } from '~/sources/read/useDefaultsFacts';
import { useDefaultsSwitch } from '~/sources/read/useDefaultsSwitch';
import { dataOr } from '~/kube/loadable';
import {
  NO_CHOICE,
  defaultSwitches,
  isAllOff,
  unknownEntries,
  type DefaultsChoice,
  type DefaultSwitch,
} from '~/olm/catalogSources/defaultSources';
import { MARKETPLACE } from '~/olm/catalogSources/sourceOrigin';
import { useT, type Translate } from '~/i18n';
import { CatalogUsers, UnseenUsers } from '~/sources/view/CatalogUsers';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { changedMeanwhile } from './changedMeanwhile';
import { SwitchProgress } from './SwitchProgress';

/** All default catalogs with the setting that decides each: selected together, saved at once. */
export function DefaultSourcesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState<DefaultsChoice>(NO_CHOICE);
  const { hub, meanwhile, progress, calls, run } = useDefaultsSwitch(choice);
  const found = dataOr(hub, null);
  const switches = found === null ? [] : defaultSwitches(found, choice);
  const leaving = switches.filter(({ isChanged, isDisabled }) => isChanged && isDisabled);
  const consequences = useDefaultsFacts(
    found,
    leaving.map(({ name }) => name),
    useNamespaceScope() ?? MARKETPLACE,
  );
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Default catalogs'),
          action: t('Save'),
          done: t('Default catalogs updated'),
        },
        notices: [
          ...changedMeanwhile(meanwhile, run.failure, t),
          found === null && { variant: 'info', title: t('No CatalogSources found') },
        ],
        calls,
      }}
      run={run}
      facts={{ of: hub, what: t('OperatorHub') }}
      afterwards={<SwitchProgress progress={progress} />}
      onClose={onClose}
    >
      {found !== null && (
        <>
          <DefaultsForm
            hub={found}
            choice={choice}
            users={consequences.users}
            isFixed={run.isRunning}
            onChange={setChoice}
          />
          <DefaultsPreview switches={switches} consequences={consequences} />
        </>
      )}
    </ActionDialog>
  );
}

/** The consequences of saving by catalog; empty without changes. */
function DefaultsPreview({ switches, consequences }: Props) {
  const t = useT();
  const changed = switches.filter(({ isChanged }) => isChanged);
  const leaving = changed.filter(({ isDisabled }) => isDisabled).map(({ name }) => name);
  const coming = changed.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
  if (changed.length === 0) return null;
  return (
    <>
      <StackItem>
        <Title headingLevel="h2" size="md">
          {t('Preview')}
        </Title>
        <List>
          {leaving.map((name) => (
            <ListItem key={name}>{leavingText(name, consequences, t)}</ListItem>
          ))}
          {coming.map((name) => (
            <ListItem key={name}>{comingText(name, consequences, t)}</ListItem>
          ))}
          {leaving.length > 0 && <ListItem>{t('Installed Operators continue to run.')}</ListItem>}
        </List>
      </StackItem>
      {leaving.map((name) => {
        const users = consequences.users?.get(name) ?? [];
        return (
          users.length > 0 && (
            <StackItem key={name}>
              <CatalogUsers name={name} users={users} />
            </StackItem>
          )
        );
      })}
      {leaving.length > 0 && <UnseenUsers unseen={consequences.unseen} />}
    </>
  );
}

type Props = {
  readonly switches: readonly DefaultSwitch[];
  readonly consequences: DefaultsFacts;
};

function leavingText(name: string, { packages }: DefaultsFacts, t: Translate): string {
  const count = packages.get(name);
  return count === undefined
    ? t('CatalogSource {{name}} disabled', { name })
    : t('CatalogSource {{name}} disabled. {{count}} packages are no longer available.', {
        name,
        count,
      });
}

function comingText(name: string, { ownSources }: DefaultsFacts, t: Translate): string {
  return ownSources.includes(name)
    ? t('CatalogSource {{name}} enabled. It replaces the custom CatalogSource.', {
        name,
      })
    : t('CatalogSource {{name}} enabled', { name });
}

/** The setting for all default catalogs and those of each, with the one that decides (CS-039, CS-040). */
function DefaultsForm({ hub, choice, users, isFixed, onChange }: DefaultsFormProps) {
  const t = useT();
  const allOff = choice.isAllOff ?? isAllOff(hub);
  const strange = unknownEntries(hub);
  return (
    <>
      <StackItem>
        <Switch
          id="operator-hub-all-defaults"
          label={t('Default catalogs are enabled')}
          isChecked={!allOff}
          isDisabled={isFixed}
          onChange={(_, isOn) => {
            onChange({ ...choice, isAllOff: !isOn });
          }}
        />
      </StackItem>
      <StackItem>
        <Table variant="compact" aria-label={t('Default catalogs')} gridBreakPoint="">
          <Thead>
            <Tr>
              <Th width={40}>{t('Catalog')}</Th>
              <Th width={10}>{t('Status')}</Th>
              <Th width={25}>{t('Setting')}</Th>
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
              {t('Not default catalogs, left unchanged: {{names}}', {
                names: t.list(strange),
              })}
            </HelperTextItem>
          </HelperText>
        )}
      </StackItem>
    </>
  );
}

type DefaultsFormProps = {
  readonly hub: Parameters<typeof defaultSwitches>[0];
  readonly choice: DefaultsChoice;
  /** Subscriptions by the name of the catalog; `null`: unknown. */
  readonly users: ReadonlyMap<string, readonly unknown[]> | null;
  /** Saving is in progress. */
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
      <Td dataLabel={t('Status')}>{isDisabled ? t('Disabled') : t('Enabled')}</Td>
      <Td dataLabel={t('Setting')}>{decisionText(source, t)}</Td>
      <Td dataLabel={t('Used by')}>{usersText(userCount, t)}</Td>
    </Tr>
  );
}

type RowProps = {
  readonly source: DefaultSwitch;
  /** `null`: unknown. */
  readonly userCount: number | null;
  readonly isFixed: boolean;
  readonly onSwitch: (isDisabled: boolean) => void;
};

function usersText(count: number | null, t: Translate): string {
  if (count === null) return t('Unknown');
  return count === 0 ? '–' : t('{{count}} Subscription', { count });
}

function decisionText({ decidedBy }: DefaultSwitch, t: Translate): string {
  switch (decidedBy) {
    case 'entry':
      return t('Custom');
    case 'all':
      return t('All default catalogs are disabled');
    case 'nobody':
      return t('Default');
  }
}
