import { describe, expect, it } from 'vitest';
import { canRun, type NodePlatforms, platformsIn } from './platforms';

const arch = (name: string) => `operatorframework.io/arch.${name}`;
const amd: NodePlatforms = { architectures: ['amd64'], systems: ['linux'] };
const mixed: NodePlatforms = { architectures: ['amd64', 's390x'], systems: ['linux'] };

describe('canRun', () => {
  it.each([
    ['no label means amd64 and Linux (BR-043)', {}, amd, true],
    ['no label, and only other nodes (BR-043)', {}, { ...amd, architectures: ['arm64'] }, false],
    ['another architecture only (BR-041)', { [arch('ppc64le')]: 'supported' }, amd, false],
    ['a label replaces the default (BR-043)', { [arch('arm64')]: 'supported' }, amd, false],
    ['one of several nodes is sufficient (BR-045)', { [arch('s390x')]: 'supported' }, mixed, true],
    ['another value than "supported" (BR-041)', { [arch('amd64')]: 'unsupported' }, amd, false],
    ['another system (BR-042)', { 'operatorframework.io/os.zos': 'supported' }, amd, false],
    ['unknown nodes', { [arch('s390x')]: 'supported' }, null, true],
    ['nodes without data', {}, { architectures: [], systems: [] }, true],
  ])('%s', (_, labels, nodes, runs) => {
    expect(canRun(platformsIn(labels), nodes)).toBe(runs);
  });
});
