import { expect, it } from 'vitest';
import { typesOf, viewTypes } from '../../vite/views';

it.each(viewTypes())(
  'has the types of the schema of $name: npm run wire',
  async ({ file, schema }) => {
    await expect(await typesOf(schema, file)).toMatchFileSnapshot(file);
  },
  30_000,
);
