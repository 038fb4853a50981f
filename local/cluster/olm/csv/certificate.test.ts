import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { selfSigned } from './certificate';

it('creates a certificate that other software can read and verify', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const made = selfSigned(['db-service.home.svc', 'db-service.home'], now);
  const read = new X509Certificate(made.certificate);
  expect(read.subject).toContain('CN=db-service.home.svc');
  expect(read.checkHost('db-service.home')).toBe('db-service.home');
  expect(Date.parse(read.validFrom)).toBe(now);
  expect(read.verify(read.publicKey)).toBe(true);
});
