/** OpenSSL's and Node's codes for a certificate whose issuer is not among those that are trusted. */
const UNTRUSTED =
  'its certificate is signed by an authority that is not trusted: name it in certificate-authority';

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ECONNRESET: 'it closed the connection',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EPROTO: 'it does not speak TLS as expected; http and https may be mixed up',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS; its URL may begin with http instead',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'it wants a client certificate',
  ERR_SSL_TLSV1_ALERT_UNKNOWN_CA: 'it does not trust the client certificate',
  ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE: 'it refuses the client certificate',
  ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED: 'the client certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_SIGNATURE_FAILURE: UNTRUSTED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name; tls-server-name says which one to expect',
};

/** Why there is no answer, as the end of a sentence. Several addresses tried in vain count as the first one. */
export function connectionProblem(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  const code = 'code' in first && typeof first.code === 'string' ? first.code : '';
  const sentence = SENTENCES[code];
  if (sentence !== undefined) return sentence;
  return first.message === '' ? code : first.message;
}
