import { List, ListItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import { grouped } from '~/olm/lists/grouped';
import { Fold } from '~/ui/Fold';
import { permissionText } from '~/ui/permissionText';

/** The permissions that an account does not have, and folded those that it has. */
export function GrantedPermissions({ missing, granted }: Props) {
  const t = useT();
  return (
    <>
      {missing.length > 0 && <Permissions of={missing} />}
      {granted.length > 0 && (
        <Fold title={t('{{count}} permission already granted', { count: granted.length })}>
          <Permissions of={granted} />
        </Fold>
      )}
    </>
  );
}

type Props = {
  readonly missing: readonly Permission[];
  readonly granted: readonly Permission[];
};

function Permissions({ of }: { readonly of: readonly Permission[] }) {
  const t = useT();
  return (
    <List>
      {withVerbs(of, t).map((permission) => {
        const text = permissionText(permission, t);
        return <ListItem key={text}>{text}</ListItem>;
      })}
    </List>
  );
}

/** One for each resource, with all verbs. */
function withVerbs(of: readonly Permission[], t: Translate): readonly Permission[] {
  const same = grouped(of, (one) => JSON.stringify({ ...one, verb: '' }));
  return [...same.values()].flatMap((one) => {
    const [first] = one;
    return first === undefined ? [] : { ...first, verb: t.list(one.map(({ verb }) => verb)) };
  });
}
