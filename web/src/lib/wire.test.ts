import { expect, it } from 'vitest';
import { WIRE, wireTypes } from '../../vite/wire';

it('has the types of the schema that the server writes: npm run wire', async () => {
  await expect(await wireTypes()).toMatchFileSnapshot(WIRE);
}, 30_000);
