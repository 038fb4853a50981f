import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary';

describe('the sentence above the description', () => {
  it.each([
    ['is shown', 'Databases that run themselves.', '# Quill\n\nQuill runs databases.', true],
    ['is not repeated', 'Quill runs databases.', '# Quill\n\n**Quill** runs databases. So:', false],
    [
      'is not repeated in other words',
      'QUILL: runs databases',
      '**Quill** runs *databases*.',
      false,
    ],
    ['is not longer than the beginning', 'Quill runs it, and more.', 'Quill runs it. More.', false],
    ['is not the description itself', 'Quill runs databases.', 'Quill runs databases.', false],
    ['is absent without a summary', '', '', false],
    ['is shown even without a description', 'Databases.', '', true],
  ])('%s', (_, shortDescription, description, isShown) => {
    expect(summaryOf({ shortDescription, description })).toBe(isShown ? shortDescription : null);
  });
});
