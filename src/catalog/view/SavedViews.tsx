import { memo, useEffect, useRef, useState, useId, type RefObject } from 'react';
import {
  Button,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextInput,
  Divider,
  Dropdown,
  DropdownItem,
  DropdownList,
  MenuToggle,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
} from '@patternfly/react-core';
import { TrashIcon, StarIcon } from '@patternfly/react-icons';
import { useSavedViews } from '~/catalog/read/catalogPreferences';
import { viewFrom } from '~/catalog/rules/catalogQuery';
import { Modal } from '~/ui/Modal';
import { LONGEST_VIEW_NAME, type SavedView } from '~/catalog/rules/savedViews';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { EditView } from './useCatalogUrl';

/** The user's saved views: to select, save, rename and delete. */
export const SavedViews = memo(function SavedViews({ query, onView }: Props) {
  const { views, save, rename, remove } = useSavedViews();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The menu item that opened the dialog does not exist when it closes.
  useEffect(() => {
    if (dialog === null) return undefined;
    const button = toggle.current;
    return () => {
      button?.focus();
    };
  }, [dialog]);
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <SavedViewsMenu
        views={views}
        query={query}
        toggle={toggle}
        onShow={(view) => {
          onView(() => viewFrom(new URLSearchParams(view.query)));
        }}
        onAsk={setDialog}
      />
      {dialog === 'save' && (
        <SaveViewDialog
          views={views}
          onSave={(name) => {
            save({ name, query });
          }}
          onClose={close}
        />
      )}
      {dialog === 'manage' && (
        <SavedViewsDialog views={views} onRename={rename} onRemove={remove} onClose={close} />
      )}
    </>
  );
});

type Props = {
  /** The current view as a query string. */
  readonly query: string;
  readonly onView: EditView;
};

/** The names of the saved views with in-place editing and deletion. */
function SavedViewsDialog({ views, onRename, onRemove, onClose }: SavedViewsDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby={`${id}-title`}>
      <ModalHeader labelId={`${id}-title`} title={t('Saved views')} />
      <ModalBody>
        {views.length === 0 && <p>{t('No saved views')}</p>}
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

type SavedViewsDialogProps = {
  readonly views: readonly SavedView[];
  readonly onRename: (name: string, next: string) => void;
  readonly onRemove: (name: string) => void;
  readonly onClose: () => void;
};

/** Saves the new name on blur or Enter; an empty one changes nothing. */
function NameField({
  name,
  onRename,
}: { readonly name: string } & Pick<SavedViewsDialogProps, 'onRename'>) {
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

/** The saved views with their actions. The label is that of the current view. */
function SavedViewsMenu({ views, query, toggle, onShow, onAsk }: SavedViewsMenuProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = views.find((view) => view.query === query);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      popperProps={{ position: 'right' }}
      toggle={{
        toggleRef: toggle,
        toggleNode: (
          <MenuToggle
            ref={toggle}
            icon={<StarIcon />}
            isExpanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {shown?.name ?? t('Saved views')}
          </MenuToggle>
        ),
      }}
    >
      <DropdownList aria-label={t('Saved views')}>
        {views.map((view) => (
          <DropdownItem
            key={view.name}
            isSelected={view === shown}
            onClick={() => {
              onShow(view);
            }}
          >
            {view.name}
          </DropdownItem>
        ))}
        {views.length > 0 && <Divider component="li" />}
        <DropdownItem
          onClick={() => {
            onAsk('save');
          }}
        >
          {t('Save view')}
        </DropdownItem>
        {views.length > 0 && (
          <DropdownItem
            onClick={() => {
              onAsk('manage');
            }}
          >
            {t('Rename or delete…')}
          </DropdownItem>
        )}
      </DropdownList>
    </Dropdown>
  );
}

type SavedViewsMenuProps = {
  readonly views: readonly SavedView[];
  /** The current view as a query string. */
  readonly query: string;
  readonly toggle: RefObject<HTMLButtonElement>;
  readonly onShow: (view: SavedView) => void;
  readonly onAsk: (what: 'save' | 'manage') => void;
};

/** Asks for the name of a view. */
function SaveViewDialog({ views, onSave, onClose }: SaveViewDialogProps) {
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
      <ModalHeader labelId={`${id}-title`} title={t('Save view')} />
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
                    ? t('Replaces the view with the same name.')
                    : t('Saves keyword, filters, sort order, and layout.')}
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

type SaveViewDialogProps = {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};
