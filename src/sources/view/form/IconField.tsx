import { useState } from 'react';
import { FileUpload, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import {
  ICON_TYPES,
  LARGEST_ICON,
  type ReadIcon,
  iconFrom,
  iconUrl,
} from '~/sources/rules/form/icon';
import { type Translate, useT } from '~/i18n';
import { SourceFieldGroup } from './SourceFieldGroup';
import { sourceFieldId, useSourceEditing } from './sourceEditing';

type Refused = Exclude<ReadIcon, { readonly kind: 'icon' }>;

/** A small picture; shown as an image, in which nothing runs. */
export function IconField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [fileName, setFileName] = useState('');
  const take = async (file: File) => {
    setFileName(file.name);
    const read = iconFrom(file.type, new Uint8Array(await file.arrayBuffer()));
    setRefused(read.kind === 'icon' ? null : read);
    if (read.kind === 'icon') edit({ icon: read.icon });
  };
  return (
    <SourceFieldGroup
      field="icon"
      label={t('Icon')}
      help={t('PNG, JPEG, GIF or SVG, at most {{kibibytes}} KiB.', {
        kibibytes: LARGEST_ICON / 1024,
      })}
    >
      {form.icon !== null && (
        <div className="operator-hub__source-icon">
          <OperatorIcon icon={iconUrl(form.icon)} />
        </div>
      )}
      <FileUpload
        id={sourceFieldId('icon')}
        hideDefaultPreview
        filename={fileName}
        filenameAriaLabel={t('Icon')}
        filenamePlaceholder={t('Drop a picture here, or choose one')}
        browseButtonText={t('Choose a picture')}
        clearButtonText={t('Remove the icon')}
        isClearButtonDisabled={form.icon === null}
        onClearClick={() => {
          setFileName('');
          edit({ icon: null });
        }}
        dropzoneProps={{ accept: Object.fromEntries(ICON_TYPES.map((type) => [type, []])) }}
        onFileInputChange={(_, file) => void take(file)}
      />
      {refused !== null && (
        <HelperText isLiveRegion>
          <HelperTextItem variant="error">{refusedText(refused, t)}</HelperTextItem>
        </HelperText>
      )}
    </SourceFieldGroup>
  );
}

function refusedText(refused: Refused, t: Translate): string {
  switch (refused.kind) {
    case 'wrong-type':
      return t('This is no picture of these kinds.');
    case 'too-large':
      return t('The picture has {{kibibytes}} KiB, which is too much.', {
        kibibytes: Math.ceil(refused.bytes / 1024),
      });
    case 'empty':
      return t('The file is empty.');
  }
}
