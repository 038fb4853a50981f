import { describe, expect, it } from 'vitest';
import { translate } from '~/i18n';
import { CRASH_TEXTS, REFUSED_TEXTS, SPEC_TEXTS } from './sourceTroubleText';
import { IMAGE_TEXTS } from './imageTexts';
import { POD_TEXTS } from './podTexts';

const TEXTS = { ...SPEC_TEXTS, ...REFUSED_TEXTS, ...IMAGE_TEXTS, ...POD_TEXTS, ...CRASH_TEXTS };

/** What a diagnosis names: each of these in some kind of trouble. */
const VALUES = {
  address: 'x.io:50051',
  container: 'registry-server',
  exitCode: '1',
  image: 'x.io/ink:v1',
  level: 'restricted',
  message: 'a message',
  name: 'ink-config',
  node: 'node-1',
  pod: 'ink-abcde',
  quota: 'compute',
  registry: 'x.io',
  resource: 'memory',
  restarts: '3',
  secret: 'ink-pull',
  selector: 'node selector',
  taint: 'infra',
  template: 'x.io/ink:{a}',
  type: 'http',
  variables: '{a}',
  webhook: 'guard.example.com',
  why: 'spec.tolerations',
};

describe('each kind of trouble with a catalog', () => {
  it.each(Object.entries(TEXTS))('is told whole: %s', (kind, write) => {
    const { title, cause, remedies } = write(translate(), VALUES);
    const texts = [title, cause, ...remedies];
    expect(texts.every((text) => text !== '')).toBe(true);
    expect(texts.join(' ')).not.toContain('{{');
    const waits = ['starting', 'connecting'].includes(kind);
    expect(remedies.length > 0).toBe(!waits);
  });
});
