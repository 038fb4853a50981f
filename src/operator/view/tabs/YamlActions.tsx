import { ManifestActions } from '~/ui/ManifestActions';
import type { OperatorObject } from '~/operator/rules/yamlObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** Takes the text along, or leads to where it can be edited. */
export function YamlActions({ shown: { object, manifest } }: Props) {
  const t = useT();
  return (
    <ManifestActions
      name={object.name}
      manifest={manifest}
      edits={[{ to: `${routes.object(object)}/yaml`, text: t('Edit in the console’s editor') }]}
    />
  );
}

type Props = { readonly shown: OperatorObject };
