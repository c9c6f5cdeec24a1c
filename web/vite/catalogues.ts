/**
 * The client's Fluent files as modules: one per language for all pages (`general`), for all tables (`table`)
 * and for each game that has words in the client. Apart, because no other page loads them, are the words of
 * summaries (`<game>-summary`), faulty documents (`errors`), analyses (`analysis`), the editor (`studio`), balance
 * reports (`report`) and campaigns (`campaigns`, `<game>-campaign`). What the engine says of a game comes from the
 * server.
 * The files are many and small; so a page asks for its language and its game in one request each.
 *
 *     import load from 'virtual:catalogues';
 *     const text: string = await load['uk general']();
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueFiles, languages, root, spokenFiles, translation } from './languages.ts';

const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const COMMENT = /^#.*\n/gm;

const engine = (folder: string) => join(root, 'sandtable', folder, 'messages');
const client = join(root, 'web/messages');
const games = join(root, 'web/src/games');

/** The file of a game's folder with the words of its summary, and that of the engine with errors. */
const SUMMARY = 'summary.ftl';
const ERRORS = 'errors.ftl';
/** That of a game's folder with the words of its campaigns. */
const CAMPAIGN = 'campaign.ftl';
const APART = [SUMMARY, ERRORS, CAMPAIGN];

/** Which folders (all files but those apart, or only that one) and files of the client make up an area. */
interface Area {
  folders: string[];
  files: string[];
  only?: string;
}

const AREAS: Record<string, Area> = {
  general: { folders: [engine('language'), engine('server')], files: ['shell.ftl', 'position.ftl'] },
  errors: { folders: [engine('language')], files: [], only: ERRORS },
  table: { folders: [], files: ['board.ftl', 'table.ftl', 'flow.ftl', 'plain.ftl'] },
  summary: { folders: [], files: [SUMMARY] },
  analysis: { folders: [], files: ['analysis.ftl'] },
  report: { folders: [engine('studio')], files: ['report.ftl'] },
  studio: { folders: [engine('studio')], files: ['studio.ftl'] },
  campaigns: { folders: [], files: ['campaigns.ftl'] },
  ...Object.fromEntries(readdirSync(games).flatMap(gameArea)),
};

/** The client's own words for a game: in its folder, and in those it names in `catalogues.json`. */
function gameArea(game: string): [string, Area][] {
  if (!existsSync(join(games, game, 'index.ts'))) return [];
  const path = join(games, game, 'catalogues.json');
  const shared = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
  const named = [...shared, game].map((name) => join(games, name, 'messages'));
  const folders = named.filter((folder) => existsSync(folder));
  return [
    [game, { folders, files: [] }],
    [`${game}-summary`, { folders, files: [], only: SUMMARY }],
    [`${game}-campaign`, { folders, files: [], only: CAMPAIGN }],
  ];
}

/** The files of an area in a language; later ones replace messages of earlier ones. */
export function filesOf(language: string, area: string): string[] {
  const { folders, files, only } = AREAS[area]!;
  const isMeant = (name: string) => (only ? name === only : !APART.includes(name));
  return [
    ...spokenFiles(folders, language).filter((file) => isMeant(basename(file))),
    ...spokenFiles([client], language).filter((file) => files.includes(basename(file))),
  ];
}

/** What each language calls itself, in full and in two letters. */
function namesOf(language: string): { code: string; name: string; short: string } {
  const files = catalogueFiles(translation(engine('language'), language));
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const message = (key: string) => texts.match(new RegExp(`^${key} = (.*)$`, 'm'))?.[1] ?? language;
  return { code: language, name: message('language-name'), short: message('language-short') };
}

function list(): string {
  const spoken = languages();
  const entries = spoken.flatMap((language) =>
    Object.keys(AREAS).map((area) => {
      const load = `() => import('${ONE}${language}-${area}').then((module) => module.default)`;
      return `'${language} ${area}': ${load}`;
    }),
  );
  const named = JSON.stringify(spoken.map(namesOf));
  return `export const languages = ${named};\nexport default { ${entries.join(', ')} };`;
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
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(text.replace(COMMENT, ''))};`;
    },
  };
}
