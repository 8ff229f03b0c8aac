import { describe, expect, it, vi } from 'vitest';
import { nameOf } from './names';

vi.mock('@emotion/hash', () => ({ default: (text: string) => (text.startsWith('alike') ? 'abcdefg' : '1234567') }));

describe('the class of a look', () => {
  it('is a letter and the last five of its hash', () => {
    expect(nameOf('card', '{}')).toBe('n34567');
  });

  it('is the same for the same look', () => {
    expect(nameOf('alike', '{}')).toBe('ncdefg');
    expect(nameOf('alike', '{}')).toBe('ncdefg');
  });

  it('is never shared by two', () => {
    nameOf('alike', '{}');
    expect(() => nameOf('alike', '{"tone":"loud"}')).toThrow('Two looks have the class ncdefg: alike {"tone":"loud"}');
  });
});
