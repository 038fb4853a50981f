import { useMemo } from 'react';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { type InstanceView, instanceQuery, instanceViewIn } from '~/operands/rules/instanceList';

export type EditInstanceView = (edit: (view: InstanceView) => InstanceView) => void;

/** The view of a list of instances as it stands in the query string, and how to change it. */
export function useInstancesUrl() {
  const [params, change] = useUrlQuery();
  const show: EditInstanceView = (edit) => {
    change((before) => instanceQuery(edit(instanceViewIn(before)), before), { replace: true });
  };
  return {
    view: useMemo(() => instanceViewIn(params), [params]),
    show,
    type: (keyword: string) => {
      change((before) => instanceQuery({ ...instanceViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
  };
}
