import { expect, within } from 'storybook/test';

/** Expects the address, with its query, in a story that has `parameters.inShop`. */
export const expectAddress = (canvasElement: HTMLElement, address: string) =>
  expect(within(canvasElement).getByLabelText('Address').textContent).toBe(address);
