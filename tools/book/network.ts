import type { Frame, Page } from 'playwright';
import { turnTo } from './toolbar.ts';

/** A screen that asks for nothing until something is pressed: the story that has pressed it, and what it says then. */
interface Asking {
  readonly fields: Readonly<Record<string, string>>;
  readonly press: string;
  readonly says: string;
}

const unreachable = 'We could not reach the sign-in service. Check your connection and try again.';

/** The screens that ask when they are sent, by their stories. */
const asking: Readonly<Record<string, Asking>> = {
  'feature-auth-loginscreen--default': {
    fields: { email: 'meera.iyer@example.in', password: 'Tulsi@2023' },
    press: 'Login',
    says: unreachable,
  },
  'feature-auth-registerscreen--default': {
    fields: {
      username: 'Asha Rao',
      email: 'asha.rao@example.in',
      password: 'Neem&2023',
      confirmpassword: 'Neem&2023',
    },
    press: 'Register',
    says: unreachable,
  },
};

/** What the toolbar says beside its item where a choice changes nothing. */
const notAsked = 'This has not asked the network for anything';

/** Whether an entry of the index is a screen, as it is at rest. */
export const isScreenAtRest = ({ title, name, type }: { title: string; name: string; type: string }): boolean =>
  type === 'story' && title.startsWith('Screens/') && name === 'Default';

/** Whatever can be seen of a story that the network may change: words, and the pictures that have come. */
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

/** ms. A choice is to be seen at once; a busy machine may take its time. */
const patience = 10_000;

/** Asks again until it holds or the patience is over. */
async function comes(what: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await what()) return true;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Turns to a screen and lets its connection go: it shows that, or the toolbar says that nothing was asked for; and what is
 * sent from then on is told to have failed.
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
  // The story stands there anew: what is typed before that is gone.
  await preview.waitForFunction("document.body.dataset.story === 'settled'");
  const { fields, press, says } = asking[id] ?? { fields: {}, press: '', says: '' };
  for (const [name, value] of Object.entries(fields)) await preview.locator(`[name=${name}]`).fill(value);
  if (press !== '') {
    await preview.getByRole('button', { name: press, exact: true }).click();
    if (!(await comes(() => preview.getByText(says).isVisible())))
      faults.push(`Without a connection “${press}” does not say “${says}”.`);
    if (!(await comes(async () => !(await isTold()))))
      faults.push('The toolbar says that nothing was asked for, after it was.');
  }
  await choose(preview, 'asStory');
  if (!(await comes(async () => !(await isTold())))) faults.push('The toolbar goes on to say it.');
  return faults;
}
