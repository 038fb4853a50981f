import { ENV_FIELD_PATHS, RESOURCE_FIELDS, TARGET_NAMESPACES_PATH } from '~/config/rules/fieldPath';
import { ready } from '~/kube/loadable';
import { useT } from '~/i18n';
import { PickField } from './PickField';

/** A member of the pod that a variable can be told. */
export function FieldPathField(props: Props) {
  const t = useT();
  return (
    <PickField
      {...props}
      label={t('Field of the pod')}
      placeholder="metadata.labels['key']"
      choices={{ names: FIELD_PATHS, none: t('What is typed is used.'), onOpen: nothing }}
    />
  );
}

/** A request or limit of the container that a variable can be told. */
export function ResourceNameField(props: Props) {
  const t = useT();
  return (
    <PickField
      {...props}
      label={t('Resource')}
      choices={{ names: RESOURCES, none: t('What is typed is used.'), onOpen: nothing }}
    />
  );
}

type Props = {
  readonly path: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const FIELD_PATHS = ready([...ENV_FIELD_PATHS, TARGET_NAMESPACES_PATH]);
const RESOURCES = ready(RESOURCE_FIELDS);

function nothing(): void {
  // These lists are known from the start.
}
