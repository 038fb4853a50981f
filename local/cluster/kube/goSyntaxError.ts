/** Go's message for an error of JavaScript's parser. */
export function goSyntaxError(broken: unknown): string {
  const message = broken instanceof Error ? broken.message : String(broken);
  const token = /Unexpected token '?(.+?)'?[, ]/.exec(message)?.[1];
  if (token !== undefined) {
    return `invalid character '${token}' looking for beginning of value`;
  }
  return message.startsWith('Unexpected end') ||
    message.startsWith('Unterminated') ||
    message.startsWith('Expected')
    ? 'unexpected end of JSON input'
    : message;
}
