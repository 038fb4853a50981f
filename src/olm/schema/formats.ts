import { isCidr, isEmail, isHostname, isIpv4, isIpv6, isMac, isRequestUri } from './addresses';
import { isDate, isDateTime, isDuration } from './dates';

/**
 * Whether a text has a format; `null` when the API server does not know it, or it is not checked here.
 *
 * Of the formats of texts the API server checks those in `supportedVersionedFormats` of
 * apiextensions-apiserver/pkg/apiserver/validation/formats.go, as kube-openapi/pkg/validation/strfmt reads them, hyphens
 * left out. `int32`, `int64`, `float` and `double` it takes for numbers without looking at their range
 * (kube-openapi/pkg/validation/validate/schema.go passes no format to its numberValidator).
 */
export function hasFormat(format: string, text: string): boolean | null {
  return FORMATS.get(format.replaceAll('-', ''))?.(text) ?? null;
}

/** Not among them: those of books, credit cards and colors, and those that only some versions know. */
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

/** With padding, and at least one group of four. */
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
