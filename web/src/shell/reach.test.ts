import { expect, it } from 'vitest';
import { originFor, reachOf } from './reach';

it.each([
  ['http://127.0.0.1:8000', 'computer'],
  ['http://localhost:8000', 'computer'],
  ['http://[::1]:8000', 'computer'],
  ['http://192.168.1.20:8000', 'network'],
  ['http://172.20.0.3', 'network'],
  ['http://172.40.0.3', 'anyone'],
  ['http://desk.local:8000', 'network'],
  ['http://desk:8000', 'network'],
  ['http://[fd00::1]:8000', 'network'],
  ['https://sandtable.example.org', 'anyone'],
  ['http://93.184.216.34', 'anyone'],
])('%s can be opened by: %s', (origin, reach) => {
  expect(reachOf(origin)).toBe(reach);
});

it('gives others the address that they reach', () => {
  const network = 'http://192.168.1.20:8000';
  expect(originFor('http://localhost:8000', network)).toBe(network);
  expect(originFor('http://localhost:8000', '')).toBe('http://localhost:8000');
  expect(originFor('https://example.org', network)).toBe('https://example.org');
});
