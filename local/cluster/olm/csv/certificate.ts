/** Creates a self-signed certificate for a Service like OLM. Node can sign but not create X.509, so DER is encoded here. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Certificate = {
  /** PEM. Self-signed, so it is its own authority. */
  readonly certificate: string;
  /** PEM, PKCS #8. */
  readonly key: string;
  /** SHA-256 of the certificate, hexadecimal. */
  readonly hash: string;
};

/** OLM's certificates are valid for two years. */
const VALIDITY_MILLISECONDS = 2 * 365 * 24 * 3_600_000;

/** Valid from `now` (milliseconds) for the given host names; the first is the common name. */
export function selfSigned(hosts: readonly string[], now: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = distinguishedName(hosts[0] ?? '');
  const toBeSigned = sequence(
    tagged(0xa0, integer(Buffer.of(2))),
    integer(positive(randomBytes(8))),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(now), utcTime(now + VALIDITY_MILLISECONDS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeNames(hosts))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const der = sequence(toBeSigned, ECDSA_WITH_SHA256, bitString(signature));
  return {
    certificate: pem(der),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    hash: createHash('sha256').update(der).digest('hex'),
  };
}

function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return tagged(0x30, ...contents);
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes);
}

/** A leading 1 bit would make the number negative. */
function positive(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[0] = ((copy[0] ?? 0) & 0x7f) | 0x01;
  return copy;
}

function objectIdentifier(...bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

function bitString(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.of(0), bytes);
}

function utcTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

/** Organization and common name. */
function distinguishedName(commonName: string): Buffer {
  const part = (identifier: Buffer, text: string): Buffer =>
    tagged(0x31, sequence(identifier, tagged(0x0c, Buffer.from(text))));
  return sequence(
    part(objectIdentifier(0x55, 0x04, 0x0a), 'Red Hat, Inc.'),
    part(objectIdentifier(0x55, 0x04, 0x03), commonName.slice(0, 64)),
  );
}

function alternativeNames(hosts: readonly string[]): Buffer {
  const names = sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))));
  return sequence(objectIdentifier(0x55, 0x1d, 0x11), tagged(0x04, names));
}

const ECDSA_WITH_SHA256 = sequence(
  objectIdentifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02),
);

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
