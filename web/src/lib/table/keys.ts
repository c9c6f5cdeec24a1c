/** The keyboard shortcuts of the table. Tab and arrows are handled by the board. */
import type { Session } from './session.svelte';
import { Live } from './live.svelte';
import { wordAt } from './placed';

/** What the page can do. */
export interface Commands {
  fit(): void;
  toggleLog(): void;
  toggleList(): void;
  fold(): void;
  turn(): void;
  magnify(): void;
  /** Along a board that is seen through a window. */
  step(by: number): void;
  /** Closes what lies over the sheet; false if nothing does. */
  close(): boolean;
  help(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null;
}

/** Does Enter already have a meaning here? */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [data-word]') !== null;
}

export function press(event: KeyboardEvent, session: Session, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const { key } = event;
  const done = playbackKey(key, session) || tableKey(key, event, session, commands);
  if (done) event.preventDefault();
}

function playbackKey(key: string, session: Session): boolean {
  const { playback } = session;
  if (playback.position !== null) {
    const { index } = playback.position;
    if (key === ' ') playback.togglePause();
    else if (key === 'ArrowLeft') playback.goTo(index - 1);
    else if (key === 'ArrowRight') playback.goTo(index + 1);
    else if (key === 'Escape') playback.skip();
    else return false;
    return true;
  }
  if (playback.playing && key !== 'Tab') playback.hurry();
  return false;
}

function tableKey(key: string, event: KeyboardEvent, session: Session, commands: Commands): boolean {
  switch (key.toLowerCase()) {
    case 'escape':
      if (!commands.close()) session.back();
      return true;
    case 'enter':
      if (isPressable(event.target) || session.asking.action === null) return false;
      session.commit();
      return true;
    case 'z':
      if (session instanceof Live || session.kind === 'line') session.undo();
      return true;
    case 'o':
      showOdds(session);
      return true;
    case 'w':
      askWhy(event, session);
      return true;
    case 'l':
      commands.toggleLog();
      return true;
    case 't':
      commands.toggleList();
      return true;
    case 'r':
      commands.turn();
      return true;
    case 'm':
      commands.magnify();
      return true;
    case '[':
    case ']':
      commands.step(key === '[' ? -1 : 1);
      return true;
    case 'f':
      commands.fold();
      return true;
    case 'h':
      commands.help();
      return true;
    case '0':
      commands.fit();
      return true;
  }
  return /^[1-9]$/.test(key) && pickCard(Number(key), session);
}

/** The odds of the focused thing, or of one target after another. */
function showOdds(session: Session): void {
  const words = session.targets.map((target) => target.word);
  if (words.length === 0) return;
  const focused = wordAt(document.activeElement);
  if (focused !== null && session.oddsOf(focused) !== null && session.hovered !== focused)
    session.hover(focused);
  else session.hover(words[(words.indexOf(session.hovered ?? '') + 1) % words.length]!);
}

function askWhy(event: KeyboardEvent, session: Session): void {
  const word = wordAt(event.target instanceof Element ? event.target : null) ?? session.hovered;
  if (word !== null) session.whyNot(word);
}

/** The cards of the hand, from the left. */
function pickCard(number: number, { kinds }: Session): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('.handarea [data-word]')];
  const card = things.filter(({ dataset }) => kinds.is('card', dataset.word ?? ''))[number - 1];
  card?.click();
  return card !== undefined;
}
