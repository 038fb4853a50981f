import { expect, it } from 'vitest';
import { readCsvName } from './csvVersions';

it.each([
  ['quill.v1.0.0', 'quill', '1.0.0'],
  ['quill-operator.1.2.3', 'quill-operator', '1.2.3'],
  ['quill.v1.0.0-alpha.1+build.5', 'quill', '1.0.0-alpha.1+build.5'],
  ['my.quill.v2.3', 'my.quill', '2.3'],
  ['quill.v2.3', 'quill', '2.3'],
  ['quill2.v1.0.0', 'quill2', '1.0.0'],
  ['quill1.2.3', 'quill1.2.3', null],
  ['quill1.2.3.4', 'quill1.2.3.4', null],
  ['quill.2.3', 'quill.2.3', null],
  ['quill', 'quill', null],
  ['quill.latest', 'quill.latest', null],
  ['', '', null],
])('reads %j', (name, operator, version) => {
  expect(readCsvName(name)).toEqual({ operator, version });
});
