import { yamlStream } from '~/olm/exportedYaml';
import { YamlTools } from '~/ui/ManifestActions';

/** Takes the objects along. In a file of its own for the YAML library, which the form does not wait for. */
export function YamlFooter({ name, manifests }: Props) {
  return <YamlTools name={name} yaml={yamlStream(manifests)} edits={[]} />;
}

type Props = { readonly name: string; readonly manifests: readonly object[] };
