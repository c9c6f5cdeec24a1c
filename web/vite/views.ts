/**
 * The types of views, made from the schemas of the games (`schema/view.schema.json`). `npm run wire` writes
 * `view.ts` into the folder of the game, or of the family that shares a schema; a test keeps it up to date.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const root = resolve(import.meta.dirname, '../..');
const BANNER = '/** Made from the schema of the game by `npm run wire`. */';

/** Folders of the client that have a schema: the file to be written, and the schema. */
export function viewTypes(): { name: string; file: string; schema: string }[] {
  return readdirSync(join(root, 'web/src/games')).flatMap((name) => {
    const schema = join(root, 'sandtable/games', name, 'schema/view.schema.json');
    return existsSync(schema) ? [{ name, file: join(root, 'web/src/games', name, 'view.ts'), schema }] : [];
  });
}

export async function typesOf(schema: string, file: string): Promise<string> {
  const {
    if: _if,
    then: _then,
    else: _else,
    ...rest
  } = JSON.parse(readFileSync(schema, 'utf8')) as JSONSchema;
  const text = await compile(rest, 'View', { bannerComment: BANNER, format: false });
  const own = text
    .replace(/\/\*\*\n \* This (interface|type) was referenced by [^\n]*\n \* via the [^\n]*\n \*\/\n/g, '')
    .replace(/ \* ?\n \* This (interface|type) was referenced by [^\n]*\n \* via the [^\n]*\n/g, '');
  return format(own, { ...(await resolveConfig(file)), parser: 'typescript' });
}
