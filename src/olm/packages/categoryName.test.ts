import { describe, expect, it } from 'vitest';
import { categoryKey } from './categoryName';

describe('categoryKey', () => {
  it.each([
    ['database', ['Database', 'databases', ' Database ']],
    ['ai-machine-learning', ['AI/Machine Learning', 'AI / machine learning', 'AI/ML', 'AI & ML']],
    ['logging-tracing', ['Logging & Tracing', 'logging and tracing', 'Logging&Tracing']],
    ['driver-plugin', ['Drivers and plugins', 'Drivers & Plugins']],
    ['integration-delivery', ['Integration & Delivery', 'CI/CD']],
    ['big-data', ['Big Data', 'big-data']],
    ['business', ['Business']],
    ['os', ['OS']],
    ['', ['', ' & ']],
  ])('%s', (key, spellings) => {
    expect(spellings.map(categoryKey)).toEqual(spellings.map(() => key));
  });
});
