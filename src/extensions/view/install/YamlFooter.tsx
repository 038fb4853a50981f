import { yamlStream } from '~/olm/exportedYaml';
import { YamlTools } from '~/ui/ManifestActions';

/** Copy and download actions. A separate file, so that the form does not wait for the YAML library. */
export function YamlFooter({ name, manifests }: Props) {
  return <YamlTools name={name} yaml={yamlStream(manifests)} edits={[]} />;
}

type Props = { readonly name: string; readonly manifests: readonly object[] };
