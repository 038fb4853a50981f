import {
  Button,
  Form,
  FormGroup,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startImpersonate } from './impersonate';
import type { Acting } from './subprotocols';

/** Asks for the user or groups to impersonate, and opens the start page. The API server's first answer shows whether it is allowed. */
export function ImpersonateModal({ closeOverlay }: { readonly closeOverlay: () => void }) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [list, setList] = useState('');
  const acting = actingIn(name, list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (acting === null) return;
    closeOverlay();
    startImpersonate(acting);
    void navigate('/');
  };
  return (
    <Modal variant="small" isOpen onClose={closeOverlay} aria-labelledby="impersonate-title">
      <ModalHeader title={t('Impersonate User')} labelId="impersonate-title" />
      <ModalBody>
        <Form id="impersonate" onSubmit={submit}>
          <FormGroup label={t('User name')} fieldId="impersonate-user">
            <TextInput
              id="impersonate-user"
              value={name}
              onChange={(_, value) => {
                setName(value);
              }}
            />
          </FormGroup>
          <FormGroup label={t('Groups, separated by commas')} fieldId="impersonate-groups">
            <TextInput
              id="impersonate-groups"
              value={list}
              onChange={(_, value) => {
                setList(value);
              }}
            />
          </FormGroup>
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form="impersonate" isDisabled={acting === null}>
          {t('Impersonate')}
        </Button>
        <Button variant="link" onClick={closeOverlay}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** `null`: nothing entered, or several groups without a user, which the console does not support either. */
function actingIn(user: string, list: string): Acting | null {
  const name = user.trim();
  const groups = list
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
  const [only] = groups;
  if (name === '') {
    return only === undefined || groups.length > 1 ? null : { kind: 'Group', name: only };
  }
  return groups.length === 0 ? { kind: 'User', name } : { kind: 'UserWithGroups', name, groups };
}
