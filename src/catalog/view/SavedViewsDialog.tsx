import { useId, useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader, TextInput } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { TrashIcon } from '@patternfly/react-icons';
import { LONGEST_VIEW_NAME, type SavedView } from '~/catalog/rules/savedViews';
import { useT } from '~/i18n';

/** The names of the saved views, to be changed in place, and their deletion. */
export function SavedViewsDialog({ views, onRename, onRemove, onClose }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby={`${id}-title`}>
      <ModalHeader labelId={`${id}-title`} title={t('Saved views')} />
      <ModalBody>
        {views.length === 0 && <p>{t('There is no saved view.')}</p>}
        <ul className="operator-hub__saved-views">
          {views.map(({ name }) => (
            <li key={name} className="operator-hub__saved-view">
              <NameField name={name} onRename={onRename} />
              <Button
                variant="plain"
                icon={<TrashIcon />}
                aria-label={t('Delete view {{name}}', { name })}
                onClick={() => {
                  onRemove(name);
                }}
              />
            </li>
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('Done')}</Button>
      </ModalFooter>
    </Modal>
  );
}

type Props = {
  readonly views: readonly SavedView[];
  readonly onRename: (name: string, next: string) => void;
  readonly onRemove: (name: string) => void;
  readonly onClose: () => void;
};

/** Takes the new name when it is left or Enter is pressed; an empty one changes nothing. */
function NameField({ name, onRename }: { readonly name: string } & Pick<Props, 'onRename'>) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const rename = () => {
    if (typed.trim() === '') setTyped(name);
    else if (typed !== name) onRename(name, typed);
  };
  return (
    <TextInput
      aria-label={t('Name of view {{name}}', { name })}
      maxLength={LONGEST_VIEW_NAME}
      value={typed}
      onChange={(_, text) => {
        setTyped(text);
      }}
      onBlur={rename}
      onKeyDown={({ key }) => {
        if (key === 'Enter') rename();
      }}
    />
  );
}
