/** How rolls of Normandy are explained (NOR-27 to NOR-33). */
import type { Rolls } from '../undaunted/note';
import { standsIn, unitOf } from '../undaunted/table';

export const rolls: Rolls = {
  rules: {
    'odds-defence': 'NOR-28.2',
    'odds-cover': 'NOR-28.3',
    'odds-cover-hill': 'NOR-33.2',
    'odds-cover-above': 'NOR-33.3',
    'odds-range': 'NOR-28.4',
    'odds-range-above': 'NOR-28.5',
  },
  tileOf(target, { description, view }) {
    const unit = unitOf(description, target);
    return unit ? standsIn(view, unit) : null;
  },
  effect: () => null,
};
