import type { Frame, Page } from 'playwright';
import { turnTo } from './toolbar.ts';

/**
 * A screen that requests nothing before a click: the values to type, the button to click, and the message that follows.
 */
interface Asking {
  readonly fields: Readonly<Record<string, string>>;
  readonly click: string;
  readonly says: string;
}

const unreachable = 'We could not reach the sign-in service. Check your connection and try again.';

/** The screens that send a request when they are submitted, by their stories. */
const asking: Readonly<Record<string, Asking>> = {
  'feature-auth-loginscreen--default': {
    fields: { email: 'meera.iyer@example.in', password: 'Tulsi@2023' },
    click: 'Login',
    says: unreachable,
  },
  'feature-auth-registerscreen--default': {
    fields: {
      username: 'Asha Rao',
      email: 'asha.rao@example.in',
      password: 'Neem&2023',
      confirmpassword: 'Neem&2023',
    },
    click: 'Register',
    says: unreachable,
  },
};

/** The toolbar's text beside its item when a choice changes nothing. */
const notAsked = 'This has not asked the network for anything';

/** Whether an entry of the index is a screen at rest. */
export const isScreenAtRest = ({ title, name, type }: { title: string; name: string; type: string }): boolean =>
  type === 'story' && title.startsWith('Screens/') && name === 'Default';

/** Returns what is visible of a story and may change with the network: its text, and the number of loaded images. */
const look = (preview: Frame) =>
  preview.evaluate(() => {
    const come = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return `${document.body.innerText}\n${come.length} pictures`;
  });

const choose = (preview: Frame, network: string) =>
  preview.evaluate((choice) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: unknown) => void };
    };
    channel.emit('updateGlobals', { globals: { network: choice } });
  }, network);

/** In ms. A choice should be visible at once, but a busy machine may need more time. */
const patience = 10_000;

/** Checks a condition again until it holds or the time in `patience` is over. */
async function comes(what: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await what()) return true;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Opens a screen and takes it offline. The screen must show that, or the toolbar must explain that the story requested
 * nothing. A request that is sent after that must show an error message.
 * @param page the whole Storybook
 * @returns what is wrong, in words
 */
export async function networkFaultsOf(page: Page, id: string): Promise<string[]> {
  const preview = await turnTo(page, { id });
  const said = page.getByText(notAsked);
  const before = await look(preview);
  await choose(preview, 'offline');
  const isTold = () => said.isVisible();
  const isSeen = async () => (await look(preview)) !== before;
  const faults: string[] = [];
  if (!(await comes(async () => (await isTold()) || (await isSeen()))))
    faults.push('Without a connection it shows the same, and the toolbar does not say why.');
  // The story is rendered again: text that is typed before that is lost.
  await preview.waitForFunction("document.body.dataset.story === 'settled'");
  const { fields, click, says } = asking[id] ?? { fields: {}, click: '', says: '' };
  for (const [name, value] of Object.entries(fields)) await preview.locator(`[name=${name}]`).fill(value);
  if (click !== '') {
    await preview.getByRole('button', { name: click, exact: true }).click();
    if (!(await comes(() => preview.getByText(says).isVisible())))
      faults.push(`Without a connection “${click}” does not say “${says}”.`);
    if (!(await comes(async () => !(await isTold()))))
      faults.push('The toolbar says that nothing was asked for, after it was.');
  }
  await choose(preview, 'asStory');
  if (!(await comes(async () => !(await isTold())))) faults.push('The toolbar goes on to say it.');
  return faults;
}
