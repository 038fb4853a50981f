import { expect, it } from 'vitest';
import { byVersionPriority } from './versions';

it.each([
  [
    ['v1alpha1', 'v2', 'v1', 'v1alpha2'],
    ['v2', 'v1', 'v1alpha2', 'v1alpha1'],
  ],
  [
    ['v1beta1', 'v1alpha1', 'v10', 'v2', 'v1'],
    ['v10', 'v2', 'v1', 'v1beta1', 'v1alpha1'],
  ],
  [
    ['foo1', 'v1beta2', 'bar', 'v2beta1'],
    ['v2beta1', 'v1beta2', 'bar', 'foo1'],
  ],
])('orders %j as %j', (versions, ordered) => {
  expect([...versions].sort(byVersionPriority)).toEqual(ordered);
});
