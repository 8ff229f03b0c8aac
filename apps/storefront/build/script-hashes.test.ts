import { expect, it } from 'vitest';
import { hashOf } from './script-hashes.ts';

it('the hash of a script is the one that a browser computes from its text', () => {
  expect(hashOf('window.started = true')).toBe('sha256-L3WSA06ZQGqC6pAR8Pn7uCXQ0E2Qm3sJCsoXSjVK+PQ=');
});
