/**
 * The Fluent files as modules: one per language for all pages (`general`), one per language and game.
 * The files are many and small; so a page asks for its language and its game in one request each.
 *
 *     import load from 'virtual:catalogues';
 *     const text: string = await load['uk general']();
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const LANGUAGES = ['en', 'ru', 'uk'];

const root = resolve(import.meta.dirname, '../..');
const engine = (folder: string) => join(root, 'sandtable', folder, 'messages');
const client = join(root, 'web/messages');

/** Which folders (all files) and files make up an area. */
const AREAS: Record<string, { folders: string[]; files: string[] }> = {
  general: { folders: [engine('language'), engine('server')], files: ['shell.ftl', 'position.ftl'] },
  normandy: {
    folders: [engine('games/undaunted'), engine('games/undaunted/normandy')],
    files: ['board.ftl', 'table.ftl', 'undaunted.ftl', 'normandy.ftl'],
  },
  'north-africa': {
    folders: [engine('games/undaunted'), engine('games/undaunted/north_africa')],
    files: ['board.ftl', 'table.ftl', 'undaunted.ftl'],
  },
  memoir44: { folders: [engine('games/memoir44')], files: ['board.ftl', 'table.ftl', 'memoir44.ftl'] },
  heroes: { folders: [engine('games/heroes')], files: ['board.ftl', 'table.ftl', 'heroes.ftl'] },
};

function catalogueFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')) : [];
  return names.sort().map((name) => join(folder, name));
}

function filesOf(language: string, area: string): string[] {
  const { folders, files } = AREAS[area]!;
  return [
    ...folders.map((folder) => join(folder, language)).flatMap(catalogueFiles),
    ...files.map((file) => join(client, language, file)).filter((path) => existsSync(path)),
  ];
}

function list(): string {
  const entries = LANGUAGES.flatMap((language) =>
    Object.keys(AREAS).map((area) => {
      const load = `() => import('${ONE}${language}-${area}').then((module) => module.default)`;
      return `'${language} ${area}': ${load}`;
    }),
  );
  return `export default { ${entries.join(', ')} };`;
}

export function catalogues(): Plugin {
  return {
    name: 'sandtable-catalogues',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return null;
      const name = id.slice(ONE.length + 1);
      const at = name.indexOf('-'); // names of games may have dashes, too
      const files = filesOf(name.slice(0, at), name.slice(at + 1));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
    },
  };
}
