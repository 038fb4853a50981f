import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { permissionsOfSteps, widened } from '~/remove/rules/stepPermissions';
import { type ReviewedPermissions, useReviewedPermissions } from '~/kube/useMissingPermissions';
import { accessReview } from '~/kube/useCan';

/**
 * The permissions for these steps that the user does not have. Operands in many namespaces are reviewed for all
 * namespaces first, which avoids a review per namespace.
 */
export function useStepPermissions(steps: readonly RemovalStep[]): ReviewedPermissions {
  const permissions = useMemo(() => permissionsOfSteps(steps), [steps]);
  const wide = useMemo(() => widened(permissions), [permissions]);
  const answers = useQueries({ queries: wide.map(({ permission }) => accessReview(permission)) });
  const left = wide.flatMap(({ permission, parts }, index) => {
    const { data, error } = answers[index] ?? {};
    if (parts.length === 0) return data === false ? [permission] : [];
    return data === false || (error !== null && error !== undefined) ? parts : [];
  });
  const { missing, isAsking } = useReviewedPermissions(left);
  return { missing, isAsking: isAsking || answers.some(({ isPending }) => isPending) };
}
