import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '../../../vite/catalogues';
import { FULL, LANGUAGES, SHORT } from './languages';

it('finds the languages by the folders of the general words', () => {
  expect(LANGUAGES).toContain('en');
  expect(FULL.get('uk')).toBe('Українська');
  expect(SHORT.get('uk')).toBe('УК');
});

it('takes the English words where a language has none', () => {
  const files = filesOf('no such language', 'table');
  expect(files).toEqual(filesOf('en', 'table'));
  expect(files.every((file) => existsSync(file))).toBe(true);
});
