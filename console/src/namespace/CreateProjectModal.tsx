import {
  Alert,
  Button,
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateProjectFields } from './CreateProjectFields';
import { createProject, isProjectName } from './createProject';
import type { NewProject } from './createProject';
import { useAreProjects } from './namespaceOptions';

type CreateProjectModalProps = {
  readonly closeOverlay: () => void;
  readonly onCreated: (name: string) => void;
};

/** Creates a project by a ProjectRequest, or a namespace where the cluster has no projects. */
export function CreateProjectModal({ closeOverlay, onCreated }: CreateProjectModalProps) {
  const { t } = useTranslation('public');
  const areProjects = useAreProjects();
  const [project, setProject] = useState<NewProject>({
    name: '',
    displayName: '',
    description: '',
  });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    createProject(project, areProjects).then(
      () => {
        closeOverlay();
        onCreated(project.name);
      },
      (error: unknown) => {
        setIsBusy(false);
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <Modal variant="small" isOpen onClose={closeOverlay} aria-labelledby="create-project-title">
      <ModalHeader
        title={areProjects ? t('Create Project') : t('Create Namespace')}
        labelId="create-project-title"
      />
      <ModalBody>
        <Form id="create-project" onSubmit={submit}>
          <CreateProjectFields project={project} areProjects={areProjects} onChange={setProject} />
          {failure !== undefined && (
            <Alert component="h2" variant="danger" isInline title={t('An error occurred')}>
              {failure}
            </Alert>
          )}
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button
          type="submit"
          form="create-project"
          isDisabled={!isProjectName(project.name) || isBusy}
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
