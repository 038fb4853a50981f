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
} from '@patternfly/react-core';
import type { K8sModel, K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiPath } from './apiPath';
import { sendJson } from './write';

export type KeyValueModalProps = {
  readonly closeOverlay: () => void;
  readonly resource: K8sResourceCommon;
  readonly model: K8sModel;
  readonly field: 'labels' | 'annotations';
};

/** Edits the labels or annotations of an object, one `key=value` per line. */
export function KeyValueModal({ closeOverlay, resource, model, field }: KeyValueModalProps) {
  const { t } = useTranslation('public');
  const { name, namespace } = resource.metadata ?? {};
  const before = resource.metadata?.[field];
  const [text, setText] = useState(() => toLines(before ?? {}));
  const [failure, setFailure] = useState<string>();
  const title = field === 'labels' ? t('Edit labels') : t('Edit annotations');

  const submit = () => {
    const patch = {
      op: before === undefined ? 'add' : 'replace',
      path: `/metadata/${field}`,
      value: fromLines(text),
    };
    sendJson('PATCH', apiPath(model, { name, namespace }), [patch]).then(
      closeOverlay,
      (error: unknown) => {
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <Modal variant="medium" isOpen onClose={closeOverlay} aria-labelledby="key-value-title">
      <ModalHeader title={title} labelId="key-value-title" />
      <ModalBody>
        <Form>
          <FormGroup label={name} fieldId="key-value">
            <TextArea
              id="key-value"
              rows={8}
              value={text}
              onChange={(_, value) => {
                setText(value);
              }}
            />
            <FormHelperText>
              <HelperText>
                <HelperTextItem>{t('One key=value per line.')}</HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
        </Form>
        {failure !== undefined && (
          <Alert component="h2" variant="danger" isInline title={t('An error occurred')}>
            {failure}
          </Alert>
        )}
      </ModalBody>
      <ModalFooter>
        <Button variant="primary" data-test="confirm-action" onClick={submit}>
          {t('Save')}
        </Button>
        <Button variant="link" onClick={closeOverlay}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

function toLines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n');
}

function fromLines(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...rest] = line.split('=');
      return [key.trim(), rest.join('=')];
    }),
  );
}
