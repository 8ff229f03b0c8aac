import { expect, within } from 'storybook/test';

/** The address of a story with `parameters.inShop`, with its query. */
export const expectAddress = (canvasElement: HTMLElement, address: string) =>
  expect(within(canvasElement).getByLabelText('Address').textContent).toBe(address);
