import { useKubeClient } from '~/kube/useKubeClient';
import { ExportMenu } from '~/ui/ExportMenu';

/** The export of the objects. A separate file, so that the form does not wait for the YAML library. */
export function YamlFooter({ name, namespace, manifests }: Props) {
  const client = useKubeClient();
  return <ExportMenu exported={{ packageName: name, namespace, client }} manifests={manifests} />;
}

type Props = {
  readonly name: string;
  readonly namespace: string;
  readonly manifests: readonly object[];
};
