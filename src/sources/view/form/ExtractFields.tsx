import { Checkbox, TextInput } from '@patternfly/react-core';
import { SideBySide } from '~/ui/form/FormStep';
import type { ExtractedContent } from '~/sources/rules/form/sourceForm';
import { useT } from '~/i18n';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** `extractContent`: OLM takes the files of a catalog out of its image, and serves them with an opm of its own. */
export function ExtractFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { extract } = form;
  return (
    <>
      <Checkbox
        id="operator-hub-source-extract"
        label={t('Serve the files of the image with the opm of OLM')}
        description={t('For file-based catalogs; whatever server is in the image is not started.')}
        isChecked={extract !== null}
        onChange={(_, isChecked) => {
          edit({ extract: isChecked ? USUAL : null });
        }}
      />
      {extract !== null && (
        <SideBySide>
          <DirectoryField
            part="catalogDir"
            extract={extract}
            label={t('Directory of the catalog')}
          />
          <DirectoryField
            part="cacheDir"
            extract={extract}
            label={t('Directory of the cache')}
            help={t('Without one the cache is made at each start.')}
          />
        </SideBySide>
      )}
    </>
  );
}

/** Where `opm generate dockerfile` puts them. */
const USUAL: ExtractedContent = { catalogDir: '/configs', cacheDir: '/tmp/cache' };

function DirectoryField({ part, extract, label, help }: DirectoryProps) {
  const { edit } = useSourceEditing();
  const state = useFieldState(part);
  return (
    <SourceFieldGroup field={part} label={label} help={help} isRequired={part === 'catalogDir'}>
      <TextInput
        {...state}
        value={extract[part]}
        spellCheck={false}
        className="operator-hub__source-name"
        onChange={(_, text) => {
          edit({ extract: { ...extract, [part]: text.trim() } });
        }}
      />
    </SourceFieldGroup>
  );
}

type DirectoryProps = {
  readonly part: keyof ExtractedContent;
  readonly extract: ExtractedContent;
  readonly label: string;
  readonly help?: string;
};
