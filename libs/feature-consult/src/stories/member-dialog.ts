import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

/** Returns the open dialog. It waits for the focus, which the dialog takes a frame after it is rendered. */
export async function openMemberDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: '+ Add New Member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a family member' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

export const memberDialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
