import { describe, expect, it } from 'vitest';
import { linesOf } from './labels';

describe('names on the map', () => {
  it('stay in one line where there is room', () => {
    expect(linesOf('goods depot', 160, 13)).toEqual(['goods depot']);
  });
  it('are broken between words, so that neighbours do not run into each other', () => {
    expect(linesOf('восточная часть длинного дома', 160, 16)).toEqual(['восточная часть', 'длинного дома']);
    expect(linesOf('west part of the long house', 160, 16)).toEqual(['west part of the', 'long house']);
  });
  it('never break a word', () => {
    expect(linesOf('полуразрушенный дом', 80, 16)).toEqual(['полуразрушенный', 'дом']);
  });
});
