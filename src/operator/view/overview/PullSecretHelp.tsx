import { useQuery } from '@tanstack/react-query';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { serviceAccountsOf } from '~/olm/installed/installedOperator';
import { homeOf } from '~/olm/installed/members';
import { eventsOfPod } from '~/olm/read/podQueries';
import type { Hindrance } from '~/olm/workloads/workload';
import { usePullAccounts } from '~/operator/read/usePullAccounts';
import { deniedPods, linkPullSecret, type PullPlace } from '~/operator/rules/pullSecretLink';
import { OneAction } from '~/operator/view/remedies/OneAction';
import { OfferButton } from '~/ui/calls/OfferButton';
import { useOpenDialog } from '~/ui/DialogProvider';
import type { CsvProps } from './csvProps';

/** Offers a pull secret for pods whose registry requires a login. Earlier kubelets only report this as an event. */
export function PullSecretHelp({ csv, hindrances }: Props) {
  const t = useT();
  const open = useOpenDialog();
  const namespace = homeOf(csv);
  const name = hindrances[0]?.object.name ?? '';
  const { data: events = [] } = useQuery(eventsOfPod({ namespace, name }));
  const pods = deniedPods(hindrances, events.map(({ message }) => message).join('\n'));
  const place = { namespace, pods, accounts: serviceAccountsOf(csv) };
  if (pods.length === 0) return null;
  const onOpen = () => {
    open((onClose) => <LinkDialog place={place} onClose={onClose} />);
  };
  return <OfferButton text={t('Link pull secret')} onOpen={onOpen} />;
}

type Props = CsvProps & { readonly hindrances: readonly Hindrance[] };

function LinkDialog({ place, onClose }: DialogProps) {
  const t = useT();
  const found = usePullAccounts(place.namespace);
  const action = t('Link pull secret');
  const text = t(
    'The Secret is linked to the ServiceAccounts of the Operator. Failing pods are deleted. The next Operator update can remove the link.',
  );
  const helpFor = (secret: string, isWrong: boolean) => {
    if (!isWrong) return t('A Secret with registry credentials in namespace {{namespace}}.', place);
    return isDnsSubdomain(secret)
      ? t('Already linked. Check the credentials in the Secret.')
      : t(
          'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
        );
  };
  return (
    <OneAction
      action={({ secret: value = '' }) => {
        const calls = linkPullSecret(value, dataOr(found, null), place);
        const isWrong = value !== '' && calls.length === 0;
        const field = { id: 'secret', label: t('Secret name'), help: helpFor(value, isWrong) };
        return {
          titles: { question: action, action, done: t('Pull secret linked') },
          text,
          fields: [{ ...field, value, isRequired: true, isWrong }],
          calls,
        };
      }}
      facts={{ of: found, what: t('ServiceAccounts') }}
      onClose={onClose}
    />
  );
}

type DialogProps = { readonly place: PullPlace; readonly onClose: () => void };
