import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary';

describe('the sentence above the description', () => {
  it.each([
    ['stands there', 'Databases that run themselves.', '# Quill\n\nQuill runs databases.', true],
    [
      'is not said twice',
      'Quill runs databases.',
      '# Quill\n\n**Quill** runs databases. So:',
      false,
    ],
    ['is not the description itself', 'Quill runs databases.', 'Quill runs databases.', false],
    ['is nothing when there is none', '', '', false],
    ['stands there also without a description', 'Databases.', '', true],
  ])('%s', (_, shortDescription, description, isShown) => {
    expect(summaryOf({ shortDescription, description })).toBe(isShown ? shortDescription : null);
  });
});
