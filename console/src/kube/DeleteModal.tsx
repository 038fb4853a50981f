import {
  Alert,
  Button,
  Checkbox,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import type { K8sModel, K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { To } from 'react-router';
import { apiPath } from './apiPath';
import { sendJson } from './write';

export type DeleteModalProps = {
  readonly closeOverlay: () => void;
  readonly resource: K8sResourceCommon;
  readonly model: K8sModel;
  readonly redirectTo?: To | undefined;
  readonly message?: ReactNode;
  readonly buttonText?: ReactNode;
};

/** Confirms the deletion of an object, optionally with its dependents. */
export function DeleteModal(props: DeleteModalProps) {
  const { closeOverlay, resource, model, redirectTo, message, buttonText } = props;
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const [deletesDependents, setDeletesDependents] = useState(true);
  const [failure, setFailure] = useState<string>();
  const { name, namespace } = resource.metadata ?? {};

  const submit = () => {
    sendJson('DELETE', apiPath(model, { name, namespace }), {
      apiVersion: 'v1',
      kind: 'DeleteOptions',
      propagationPolicy: deletesDependents ? 'Foreground' : 'Orphan',
    }).then(
      () => {
        closeOverlay();
        if (redirectTo !== undefined) {
          void navigate(redirectTo);
        }
      },
      (error: unknown) => {
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <Modal variant="small" isOpen onClose={closeOverlay} aria-labelledby="delete-title">
      <ModalHeader
        title={t('Delete {{kind}}?', { kind: model.label })}
        titleIconVariant="warning"
        labelId="delete-title"
      />
      <ModalBody>
        <p>
          {t('Are you sure you want to delete')} <strong>{name}</strong>
          {namespace !== undefined && ` ${t('in namespace {{namespace}}', { namespace })}`}?
        </p>
        {message}
        <Checkbox
          id="delete-dependents"
          label={t('Delete dependent objects of this resource')}
          isChecked={deletesDependents}
          onChange={(_, checked) => {
            setDeletesDependents(checked);
          }}
        />
        {failure !== undefined && (
          <Alert component="h2" variant="danger" isInline title={t('An error occurred')}>
            {failure}
          </Alert>
        )}
      </ModalBody>
      <ModalFooter>
        <Button variant="danger" data-test="confirm-action" onClick={submit}>
          {buttonText ?? t('Delete')}
        </Button>
        <Button variant="link" onClick={closeOverlay}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
