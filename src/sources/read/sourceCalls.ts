import { create } from '~/kube/write';
import { send } from '~/olm/read/useClusterCalls';
import type { ObjectCalls } from '~/form/rules/objectCalls';
import { isOtherAccount, renewAccount, secretCall } from '~/sources/rules/form/pullAccount';
import { type NewPullSecret, pullSecretManifest } from '~/sources/rules/form/pullSecret';
import type { SourceForm } from '~/sources/rules/form/sourceForm';

type Around = {
  /** The catalog as it was opened; `null`: a new one. */
  readonly opened: SourceForm | null;
  readonly newSecret: NewPullSecret | null;
  readonly keepsAccount: boolean;
  readonly onNewSecret: (secret: null) => void;
};

/** The calls of a catalog: its new pull secret before, and its ServiceAccount after it. */
export function sourceCalls(
  form: SourceForm,
  { opened, newSecret, keepsAccount, onNewSecret }: Around,
): ObjectCalls {
  const { namespace } = form;
  const isRenewed = opened !== null && !keepsAccount && isOtherAccount(opened, form);
  return {
    before: newSecret === null ? [] : [secretCall(newSecret, namespace)],
    after: isRenewed ? [renewAccount(form)] : [],
    sendOne: async (call) => {
      if (call.kind === 'create' && newSecret !== null) {
        await create(call.model, pullSecretManifest(newSecret, namespace));
        // It is an existing one from now on.
        onNewSecret(null);
      } else {
        await send(call);
      }
    },
  };
}
