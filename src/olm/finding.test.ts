import { expect, it } from 'vitest';
import { danger, type Finding, info, severestFirst, warning } from './finding';

type Cause = { readonly kind: 'broken'; readonly name: string } | { readonly kind: 'old' };

it('lists the most severe first, and others in their order', () => {
  const findings: readonly Finding<Cause>[] = [
    info({ kind: 'old' }),
    warning({ kind: 'broken', name: 'a' }),
    danger({ kind: 'old', path: 'spec' }),
    warning({ kind: 'broken', name: 'b' }),
  ];
  expect(severestFirst(findings)).toEqual([
    { severity: 'danger', kind: 'old', path: 'spec' },
    { severity: 'warning', kind: 'broken', name: 'a' },
    { severity: 'warning', kind: 'broken', name: 'b' },
    { severity: 'info', kind: 'old' },
  ]);
});
