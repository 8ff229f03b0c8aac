import { expect, it } from 'vitest';
import { policy } from './policy.ts';

it('[CONST-08] a mobile number has at most ten digits', () => {
  expect(policy.phoneMaxLength).toBe(10);
});
