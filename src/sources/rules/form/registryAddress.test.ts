import { describe, expect, it } from 'vitest';
import { addressFault } from './registryAddress';

describe('addressFault (CS-006)', () => {
  it.each([
    ['registry.tools.svc:50051', null],
    ['10.0.0.5:50051', null],
    ['[fd00::1]:50051', null],
    ['registry.tools.svc:50051 ', 'address-space'],
    ['https://registry.tools.svc:50051', 'address-scheme'],
    ['dns:///registry.tools.svc:50051', 'address-scheme'],
    ['registry.tools.svc:50051/v1', 'address-path'],
    ['registry.tools.svc', 'address-port-missing'],
    ['registry.tools.svc:', 'address-port-missing'],
    ['[fd00::1]', 'address-port-missing'],
    ['registry.tools.svc:grpc', 'address-port'],
    ['registry.tools.svc:0', 'address-port'],
    ['registry.tools.svc:65536', 'address-port'],
    [':50051', 'address-host'],
    ['registry_1:50051', 'address-host'],
    ['fd00::1:50051', 'address-host'],
  ])('finds in %s: %s', (text, kind) => {
    expect(addressFault(text)?.kind ?? null).toBe(kind);
  });
});
