import { expect, waitFor, type within } from 'storybook/test';

interface Shown {
  readonly canvas: ReturnType<typeof within>;
}

export const isSilent = async ({ canvas }: Shown) => {
  await expect(canvas.queryByRole('img')).toBeNull();
};

export const carriesName =
  (name: string) =>
  async ({ canvas }: Shown) => {
    await expect(canvas.getByRole('img', { name })).toHaveAttribute('width', '64');
  };

export async function expectSilentIcons(canvasElement: HTMLElement, count: number) {
  const icons = [...canvasElement.querySelectorAll('figure > svg')];
  await expect(icons).toHaveLength(count);
  await expect(icons.filter((icon) => icon.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  for (const icon of icons) {
    const { width, height } = icon.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThan(0);
  }
}

export async function expectSilentPictures(canvasElement: HTMLElement, count: number) {
  const pictures = [...canvasElement.querySelectorAll('img')];
  await expect(pictures).toHaveLength(count);
  await expect(new Set(pictures.map(({ src }) => src)).size).toBe(count);
  for (const picture of pictures) {
    await expect(picture).toHaveAttribute('alt', '');
    await expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    await expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  }
}

export const showsPictures =
  (count: number) =>
  ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
    expectSilentPictures(canvasElement, count);
