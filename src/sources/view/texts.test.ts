import { describe, expect, it } from 'vitest';
import { translate } from '~/i18n';
import { CATALOG_FINDING_TEXTS } from './texts';

/** The objects in a diagnosis: each occurs in some problem. */
const VALUES = {
  address: 'x.io:50051',
  container: 'registry-server',
  image: 'x.io/ink:v1',
  level: 'restricted',
  name: 'ink-config',
  namespace: 'team-a',
  pod: 'ink-abcde',
  registry: 'x.io',
  resource: 'memory',
  restarts: '3',
  secret: 'ink-pull',
  selector: 'node selector',
  taint: 'infra',
  variables: '{a}',
};

const textsOf = (kind: keyof typeof CATALOG_FINDING_TEXTS, values = VALUES) =>
  CATALOG_FINDING_TEXTS[kind](translate(), values);

describe('each failure of a catalog', () => {
  it.each(Object.entries(CATALOG_FINDING_TEXTS))('has complete texts: %s', (_, write) => {
    const texts = Object.values(write(translate(), VALUES));
    expect(texts.every((text) => text !== '')).toBe(true);
    expect(texts.join(' ')).not.toContain('{{');
  });

  it('names the resource to check', () => {
    expect(textsOf('address').cause).toBe('OLM cannot connect to x.io:50051.');
    expect(textsOf('image-unauthorized').cause).toBe('Secret ink-pull not found.');
    expect(textsOf('image-unauthorized', { ...VALUES, secret: '' }).cause).toBe(
      'x.io requires credentials for x.io/ink:v1.',
    );
    expect(textsOf('pod-unseen').action).toContain('list pods in namespace team-a');
  });

  it('uses the scheduler’s first reason', () => {
    expect(textsOf('unschedulable', { ...VALUES, selector: '' }).action).toContain('infra');
    expect(textsOf('unschedulable', { ...VALUES, selector: '', taint: '' }).action).toContain(
      'memory',
    );
  });
});
