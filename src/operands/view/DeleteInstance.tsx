import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { useAction } from '~/olm/read/useAction';
import { send } from '~/olm/read/useClusterCalls';
import { useRefreshInstances } from '~/operands/read/useInstances';
import { useInstance } from '~/operands/read/useInstance';
import type { OperandApi } from '~/operands/rules/operandApis';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { Notice } from '~/ui/Notice';
import { FinalizersNotice } from './FinalizersNotice';

/** Confirms the deletion of an instance, and shows what might block it. */
export function DeleteInstance({ api, ...rest }: Props) {
  const model = api.served?.model;
  return model === undefined ? null : <DeleteDialog api={api} model={model} {...rest} />;
}

function DeleteDialog({ api, model, namespace, name, onClose, onDeleted = onClose }: DialogProps) {
  const t = useT();
  const object = useInstance(model, namespace, name);
  const found = dataOr(object, null);
  const refresh = useRefreshInstances();
  const what = t('{{kind}} {{name}}', { kind: model.kind, name });
  const dialog = useAction(() => ({
    titles: {
      question: t('Delete {{kind}} {{name}}?', { kind: model.kind, name }),
      action: t('Delete'),
      done: t('{{name}} deleted', { name }),
    },
    text:
      namespace === null
        ? t('This action cannot be undone. Resources that it owns are also deleted.')
        : t(
            'This action cannot be undone. Resources that it owns in namespace {{namespace}} are also deleted.',
            { namespace },
          ),
    calls:
      found === null
        ? []
        : [
            {
              kind: 'delete',
              model,
              object: namespace === null ? { name } : { name, namespace },
              uid: found.metadata.uid ?? null,
            },
          ],
    isDanger: true,
    send: async (call) => {
      await send(call);
      refresh();
      // The page of the instance no longer exists.
      onDeleted();
    },
  }));
  return (
    <ActionDialog {...dialog} facts={{ of: object, what }} onClose={onClose}>
      {found === null ? (
        <Notice isPlain variant="info" title={t('{{what}}: Not found', { what })} />
      ) : (
        <FinalizersNotice finalizers={found.metadata.finalizers ?? []} api={api} />
      )}
    </ActionDialog>
  );
}

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
