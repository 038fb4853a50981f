import { useState } from 'react';
import { FormGroup, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import type { ExtensionDetails } from '~/extensions/read/useExtension';
import { onlyCatalog, onlyCatalogIn } from '~/olm/extensions/catalogSelector';
import { changeCalls, targetOf } from '~/olm/extensions/extensionChange';
import { CHANNEL } from '~/extensions/rules/installForm';
import { CallsDialog } from '~/sources/view/clusterCatalog/CallsDialog';
import { TextField } from '~/ui/form/TextField';
import { versionHelp, versionProblem } from './versionText';

/** Edits the requested versions and catalogs of an extension. */
export function TargetDialog({ details, onClose }: Props) {
  const t = useT();
  // The values when the dialog was opened, which the patch tests.
  const [{ object, catalogs }] = useState(details);
  const before = targetOf(object);
  const [version, setVersion] = useState(before.version ?? '');
  const [channels, setChannels] = useState(before.channels.join(', '));
  const [catalog, setCatalog] = useState(() => choiceOf(before.selector));
  const problem = versionProblem(version, t);
  const names = wordsIn(channels);
  const badChannel = names.find((name) => !CHANNEL.test(name));
  const isSound = problem === null && badChannel === undefined;
  const calls = isSound
    ? changeCalls(object, {
        version: version.trim() === '' ? null : version.trim(),
        channels: names,
        ...(catalog === AS_IT_IS
          ? {}
          : { selector: catalog === ALL ? null : onlyCatalog(catalog) }),
      })
    : [];
  const { name } = object.metadata;
  const titles = {
    question: t('Edit version and catalog of {{name}}', { name }),
    action: t('Save'),
    done: t('ClusterExtension updated'),
  };
  return (
    <CallsDialog onClose={onClose} action={{ titles, calls }}>
      <FormFields>
        <TextField
          id="extension-version"
          label={t('Version')}
          value={version}
          help={problem ?? versionHelp(version, t)}
          isWrong={problem !== null}
          onType={setVersion}
        />
        <TextField
          id="extension-channels"
          label={t('Channels')}
          value={channels}
          help={
            badChannel === undefined
              ? t('Separate channels with commas. Leave empty to allow any channel.')
              : t('{{name}}: Use only lowercase letters, numbers, hyphens and periods.', {
                  name: badChannel,
                })
          }
          isWrong={badChannel !== undefined}
          onType={setChannels}
        />
        <FormGroup fieldId="extension-catalog" label={t('Catalog')}>
          <FormSelect
            id="extension-catalog"
            value={catalog}
            onChange={(_, chosen) => {
              setCatalog(chosen);
            }}
          >
            {choiceOf(before.selector) === AS_IT_IS && (
              <FormSelectOption value={AS_IT_IS} label={t('Selected by labels')} />
            )}
            <FormSelectOption value={ALL} label={t('All catalogs')} />
            {namesOf(catalogs, before.selector).map((one) => (
              <FormSelectOption key={one} value={one} label={one} />
            ))}
          </FormSelect>
        </FormGroup>
      </FormFields>
    </CallsDialog>
  );
}

type Props = { readonly details: ExtensionDetails; readonly onClose: () => void };

/** Names of catalogs contain no `~`. */
const ALL = '~all';
const AS_IT_IS = '~labels';

type Selector = ReturnType<typeof targetOf>['selector'];

function choiceOf(selector: Selector): string {
  return selector === null ? ALL : (onlyCatalogIn(selector) ?? AS_IT_IS);
}

/** The current catalog can be kept even if it no longer exists. */
function namesOf(catalogs: ExtensionDetails['catalogs'], selector: Selector): readonly string[] {
  const names = (catalogs ?? []).map(({ name }) => name);
  const own = onlyCatalogIn(selector);
  return [...new Set(own === null ? names : [...names, own])].toSorted();
}

function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];
}
