import {
  Alert,
  Button,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendJson } from '../kube/write';
import { useAreProjects } from './namespaceOptions';

type CreateProjectModalProps = {
  readonly closeOverlay: () => void;
  readonly onCreated: (name: string) => void;
};

const NAME_RULE = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;

/** Creates a project by a ProjectRequest, or a namespace where the cluster has no projects. */
export function CreateProjectModal({ closeOverlay, onCreated }: CreateProjectModalProps) {
  const { t } = useTranslation('public');
  const areProjects = useAreProjects();
  const [name, setName] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [description, setDescription] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const title = areProjects ? t('Create Project') : t('Create Namespace');
  const isValid = NAME_RULE.test(name) && name.length <= 63;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    createProject({ name, displayName, description, areProjects }).then(
      () => {
        closeOverlay();
        onCreated(name);
      },
      (error: unknown) => {
        setIsBusy(false);
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <Modal variant="small" isOpen onClose={closeOverlay} aria-labelledby="create-project-title">
      <ModalHeader title={title} labelId="create-project-title" />
      <ModalBody>
        <Form id="create-project" onSubmit={submit}>
          <FormGroup label={t('Name')} isRequired fieldId="input-name">
            <TextInput
              id="input-name"
              data-test="input-name"
              isRequired
              value={name}
              onChange={(_, value) => {
                setName(value);
              }}
              validated={name === '' || isValid ? 'default' : 'error'}
              aria-describedby="input-name-rule"
            />
            <FormHelperText>
              <HelperText id="input-name-rule">
                <HelperTextItem>
                  {t('Lower case letters, numbers and hyphens, at most 63 characters.')}
                </HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
          {areProjects && (
            <>
              <FormGroup label={t('Display name')} fieldId="input-display-name">
                <TextInput
                  id="input-display-name"
                  value={displayName}
                  onChange={(_, value) => {
                    setDisplayName(value);
                  }}
                />
              </FormGroup>
              <FormGroup label={t('Description')} fieldId="input-description">
                <TextArea
                  id="input-description"
                  value={description}
                  onChange={(_, value) => {
                    setDescription(value);
                  }}
                />
              </FormGroup>
            </>
          )}
          {failure !== undefined && (
            <Alert variant="danger" isInline title={t('An error occurred')}>
              {failure}
            </Alert>
          )}
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button
          type="submit"
          form="create-project"
          isDisabled={!isValid || isBusy}
          isLoading={isBusy}
          data-test="confirm-action"
        >
          {t('Create')}
        </Button>
        <Button variant="link" onClick={closeOverlay}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

type NewProject = {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly areProjects: boolean;
};

function createProject({ name, displayName, description, areProjects }: NewProject) {
  return areProjects
    ? sendJson('POST', '/apis/project.openshift.io/v1/projectrequests', {
        apiVersion: 'project.openshift.io/v1',
        kind: 'ProjectRequest',
        metadata: { name },
        displayName,
        description,
      })
    : sendJson('POST', '/api/v1/namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name },
      });
}
