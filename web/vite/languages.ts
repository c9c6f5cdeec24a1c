/**
 * Which languages there are, and where their words are: the counterpart of `sandtable/language/packs.py`.
 *
 * A language has its words in the folders `messages` of the tree, or all of them in one folder of its own, in
 * `sandtable/languages` or in one that SANDTABLE_LANGUAGES names when the client is built.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
/** What lacks a language is told in this one. */
export const FALLBACK = 'en';

const subfolders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** The folders of languages that have one of their own, by their codes. */
function packs(): Map<string, string> {
  const elsewhere = (process.env.SANDTABLE_LANGUAGES ?? '').split(delimiter).filter(Boolean);
  const homes = [join(root, 'sandtable/languages'), ...elsewhere];
  return new Map(
    homes.flatMap((home) =>
      subfolders(home)
        .filter((code) => /^[a-z]{2,3}$/.test(code))
        .map((code) => [code, join(home, code)] as const),
    ),
  );
}

/** The codes of all languages. */
export function languages(): string[] {
  const inTree = subfolders(join(root, 'sandtable/language/messages'));
  return [...new Set([...inTree, ...packs().keys()])].sort();
}

/** Where a language's own folder has the words of `.../messages`: `games/<game>`, `web/games/<game>`. */
function home(folder: string): string {
  const path = relative(root, dirname(folder));
  return path.startsWith('web') ? path.replace(/\bsrc\W/, '') : relative('sandtable', path);
}

/** The folder with the words of `.../messages` in a language; the English one if a language has none there. */
export function translation(folder: string, language: string): string {
  const own = join(folder, language);
  if (existsSync(own)) return own;
  const pack = packs().get(language);
  const packed = pack === undefined ? '' : join(pack, home(folder));
  return existsSync(packed) ? packed : join(folder, FALLBACK);
}

/** The files with the words of some folders in a language; later ones replace messages of earlier ones. */
export function spokenFiles(folders: readonly string[], language: string): string[] {
  const of = (spoken: string) => folders.flatMap((folder) => catalogueFiles(translation(folder, spoken)));
  return isComplete(language) ? of(language) : [...of(FALLBACK), ...of(language)];
}

/** The same for folders by their paths in the tree, as texts. */
export function spokenTexts(paths: readonly string[], language: string): string[] {
  const folders = paths.map((path) => join(root, path)).filter((folder) => existsSync(folder));
  return spokenFiles(folders, language).map((file) => readFileSync(file, 'utf8'));
}

export function catalogueFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ftl')) : [];
  return names.sort().map((name) => join(folder, name));
}

/** Does a language claim to have words for everything? If not, it is told in English where it has none. */
export function isComplete(language: string): boolean {
  const about = join(packs().get(language) ?? '', 'language.toml');
  return (
    !packs().has(language) ||
    !existsSync(about) ||
    !/^complete\s*=\s*false/m.test(readFileSync(about, 'utf8'))
  );
}
