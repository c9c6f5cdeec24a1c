import { expect, it } from 'vitest';
import { DOCUMENT, documentTypes, WIRE, wireTypes } from '../../vite/wire';

it('has the types of the schema that the server writes: npm run wire', async () => {
  await expect(await wireTypes()).toMatchFileSnapshot(WIRE);
}, 30_000);

it('has the types of the schema of an analysis: npm run wire', async () => {
  await expect(await documentTypes()).toMatchFileSnapshot(DOCUMENT);
}, 30_000);
