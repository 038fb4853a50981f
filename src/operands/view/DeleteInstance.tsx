import {
  Button,
  Content,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { BusyButton } from '~/ui/BusyButton';
import { FailureAlert } from '~/ui/FailureAlert';
import { GitOpsFormNotice } from '~/ui/GitOpsNotice';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Modal } from '~/ui/Modal';
import { Notice } from '~/ui/Notice';
import { useDeleteInstance } from '~/operands/read/useDeleteInstance';
import { useInstance } from '~/operands/read/useInstance';
import { toChange } from '~/form/rules/objectPermissions';
import type { OperandApi } from '~/operands/rules/operandApis';
import type { ResourceModel } from '~/kube/models/meta';
import { FinalizersNotice } from './FinalizersNotice';

/** Confirms the deletion of an instance, and shows what might block it. */
export function DeleteInstance({ api, ...rest }: Props) {
  const model = api.served?.model;
  return model === undefined ? null : <DeleteDialog api={api} model={model} {...rest} />;
}

function DeleteDialog({ api, model, namespace, name, onClose, onDeleted = onClose }: DialogProps) {
  const t = useT();
  const object = useInstance(model, namespace, name);
  const found = object.status === 'ready' ? object.data : null;
  const missing = useMissingPermissions([toChange('delete', model, { namespace, name })]);
  const deletion = useDeleteInstance(model, { namespace, name }, onDeleted);
  const what = t('{{kind}} {{name}}', { kind: model.kind, name });
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        titleIconVariant="warning"
        titleScreenReaderText={t('Warning alert:')}
        title={t('Delete {{kind}} {{name}}?', { kind: model.kind, name })}
      />
      <ModalBody tabIndex={0} aria-labelledby={TITLE}>
        <Stack hasGutter>
          <StackItem>
            <Content component="p">
              {namespace === null
                ? t('This action cannot be undone. Resources that it owns are also deleted.')
                : t(
                    'This action cannot be undone. Resources that it owns in namespace {{namespace}} are also deleted.',
                    { namespace },
                  )}
            </Content>
          </StackItem>
          <StackItem>
            <LoadableView
              of={object}
              what={what}
              skeleton={<Skeleton height="3rem" screenreaderText={t('Loading')} />}
            >
              {(one) =>
                one === null ? (
                  <Notice isPlain variant="info" title={t('{{what}}: Not found', { what })} />
                ) : (
                  <FinalizersNotice finalizers={one.metadata.finalizers ?? []} api={api} />
                )
              }
            </LoadableView>
          </StackItem>
          {found !== null && (
            <StackItem>
              <GitOpsFormNotice
                kind={api.kind}
                live={found}
                calls={[
                  {
                    kind: 'delete',
                    model,
                    object: namespace === null ? { name } : { name, namespace },
                    uid: null,
                  },
                ]}
              />
            </StackItem>
          )}
          {missing.length > 0 && (
            <StackItem>
              <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
            </StackItem>
          )}
          {deletion.failure !== null && (
            <StackItem>
              <FailureAlert failure={deletion.failure} what={what} />
            </StackItem>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <BusyButton
          variant="danger"
          isLoading={deletion.isRunning}
          isDisabled={deletion.isRunning || missing.length > 0 || found === null}
          onClick={() => {
            deletion.run(found?.metadata.uid ?? null);
          }}
        >
          {t('Delete')}
        </BusyButton>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-delete-instance';

type Props = {
  readonly api: OperandApi;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly onClose: () => void;
  /** Absent: the same as `onClose`. */
  readonly onDeleted?: () => void;
};

type DialogProps = Props & { readonly model: ResourceModel };
