/**
 * The types of what goes over the wire, made from `wire.schema.json`, which the server writes
 * (`python -m tools.wire_schema`). `npm run wire` writes `wire.ts`; a test keeps it up to date.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const folder = join(import.meta.dirname, '../src/lib');
export const WIRE = join(folder, 'wire.ts');
const SCHEMA = join(folder, 'wire.schema.json');

/** What is said of games is JSON to the server, and has types of its own here. */
const TYPES: Record<string, string> = {
  view: 'View',
  guides: 'View',
  description: 'Description',
  params: 'Params',
  position: 'Position',
  progress: 'Progress',
};
const BANNER = `/** Made from wire.schema.json by \`npm run wire\`. */
import type { Description, Params, Position, Progress, View } from './json';
`;

type Node = Record<string, unknown>;

/** Titles would name every field's type; what stands for a game's own gets its type. */
function prepared(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map((each) => prepared(each));
  if (typeof node !== 'object' || node === null) return node;
  const { title: _title, discriminator: _discriminator, ...rest } = node as Node;
  if (TYPES[name] && (rest.type === 'object' || rest.anyOf)) {
    const nullable = Array.isArray(rest.anyOf) && rest.anyOf.some((each: Node) => each.type === 'null');
    return { tsType: nullable ? `${TYPES[name]} | null` : TYPES[name] };
  }
  if (rest.properties && rest.additionalProperties === undefined) rest.additionalProperties = false;
  // Lengths of texts and lists are the server's to check.
  for (const bound of ['minItems', 'maxItems', 'maxProperties', 'minProperties', 'default']) {
    if (!Array.isArray(rest.prefixItems) || bound === 'default') delete rest[bound];
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(Object.entries(value as Node).map(([each, of]) => [each, prepared(of, each)]))
        : key === '$defs'
          ? Object.fromEntries(Object.entries(value as Node).map(([each, of]) => [each, prepared(of)]))
          : prepared(value),
    ]),
  );
}

/** Tuples as this version of the compiler reads them. */
function tuples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tuples);
  if (typeof node !== 'object' || node === null) return node;
  const { prefixItems, ...rest } = node as Node;
  const all = prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest;
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, tuples(value)]));
}

export async function wireTypes(): Promise<string> {
  const schema = tuples(prepared(JSON.parse(readFileSync(SCHEMA, 'utf8')))) as JSONSchema;
  const text = await compile({ ...schema, type: 'object', additionalProperties: false }, 'Wire', {
    bannerComment: BANNER,
    unreachableDefinitions: true,
    format: false,
  });
  const own = text
    .replace(/export interface Wire \{\s*\}\n?/, '')
    .replace(/\/\*\*\n \* This (interface|type) was referenced by [^\n]*\n \* via the [^\n]*\n \*\/\n/g, '')
    .replace(/ \* ?\n \* This (interface|type) was referenced by [^\n]*\n \* via the [^\n]*\n/g, '');
  return format(own, { ...(await resolveConfig(WIRE)), parser: 'typescript' });
}
