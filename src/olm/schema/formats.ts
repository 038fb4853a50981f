import { isCidr, isEmail, isHostname, isIpv4, isIpv6, isMac, isRequestUri } from './addresses';
import { isDate, isDateTime, isDuration } from './dates';

/**
 * Whether a text has a format; `null`: unknown to the API server, or not checked here.
 *
 * The API server checks the text formats in `supportedVersionedFormats` of
 * apiextensions-apiserver/pkg/apiserver/validation/formats.go with kube-openapi/pkg/validation/strfmt, ignoring
 * hyphens. For `int32`, `int64`, `float` and `double` it checks the type but not the range
 * (kube-openapi/pkg/validation/validate/schema.go passes no format to its numberValidator).
 */
export function hasFormat(format: string, text: string): boolean | null {
  return FORMATS.get(format.replaceAll('-', ''))?.(text) ?? null;
}

/** Without the formats of books, credit cards and colors, and those that only some versions have. */
const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['bsonobjectid', (text: string) => /^[0-9A-Fa-f]{24}$/.test(text)],
  ['byte', isBase64],
  ['cidr', isCidr],
  ['date', isDate],
  ['datetime', isDateTime],
  ['duration', isDuration],
  ['email', isEmail],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['mac', isMac],
  ['password', () => true],
  ['uri', isRequestUri],
  ['uuid', isUuid('[0-9a-f]', '[0-9a-f]')],
  ['uuid3', isUuid('3', '[0-9a-f]')],
  ['uuid4', isUuid('4', '[89ab]')],
  ['uuid5', isUuid('5', '[89ab]')],
]);

/** Padded, with at least one group of four. */
function isBase64(text: string): boolean {
  return text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function isUuid(version: string, variant: string): (text: string) => boolean {
  const hex = '[0-9a-f]';
  const groups = [
    `${hex}{8}`,
    `${hex}{4}`,
    `${version}${hex}{3}`,
    `${variant}${hex}{3}`,
    `${hex}{12}`,
  ];
  const form = new RegExp(`^${groups.join('-?')}$`, 'i');
  return (text) => form.test(text);
}
