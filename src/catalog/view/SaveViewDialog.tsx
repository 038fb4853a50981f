import { useId, useState } from 'react';
import {
  Button,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextInput,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { LONGEST_VIEW_NAME, type SavedView } from '~/catalog/rules/savedViews';
import { useT } from '~/i18n';

/** Asks for the name of a view. */
export function SaveViewDialog({ views, onSave, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const isTaken = views.some((view) => view.name === name.trim());
  const save = () => {
    if (name.trim() === '') return;
    onSave(name);
    onClose();
  };
  return (
    <Modal
      isOpen
      variant="small"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      elementToFocus={`[id="${id}-name"]`}
    >
      <ModalHeader labelId={`${id}-title`} title={t('Save this view')} />
      <ModalBody>
        <Form
          id={`${id}-form`}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormGroup label={t('Name')} isRequired fieldId={`${id}-name`}>
            <TextInput
              id={`${id}-name`}
              isRequired
              maxLength={LONGEST_VIEW_NAME}
              value={name}
              onChange={(_, typed) => {
                setName(typed);
              }}
            />
            <FormHelperText>
              <HelperText>
                <HelperTextItem>
                  {isTaken
                    ? t('Replaces the view that has this name.')
                    : t('Keyword, filters, order and layout are saved for you.')}
                </HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form={`${id}-form`} isDisabled={name.trim() === ''}>
          {t('Save view')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

type Props = {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};
