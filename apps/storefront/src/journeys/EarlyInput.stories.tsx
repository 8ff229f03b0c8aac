import { useStorageReady } from '@niramaya/data-access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, userEvent as user, waitFor } from 'storybook/test';
import { recordEarlyInput } from '../../inline/early-input';

const log = fn<(entry: string) => void>();
const entries = () => log.mock.calls.map(([entry]) => entry);

/** One control of each kind. Each handler logs its new value, and each control shows the state of React. */
function Controls() {
  const [state, setState] = useState({ tick: false, plan: 'three', city: '', text: '' });
  const [note, setNote] = useState('Ring twice');
  const [phone, setPhone] = useState('9876543210');
  const isHydrated = useStorageReady();
  const set = (change: Partial<typeof state>) => {
    log(Object.entries(change).join());
    setState((before) => ({ ...before, ...change }));
  };
  const form = (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        log('submit');
      }}
    >
      <button type="button" onClick={() => log('press')}>
        Press <b>it</b>
      </button>
      <label>
        <input type="checkbox" checked={state.tick} onChange={({ target }) => set({ tick: target.checked })} />
        Tick
      </label>
      {['three', 'six'].map((plan) => (
        <label key={plan}>
          <input type="radio" name="plan" checked={state.plan === plan} onChange={() => set({ plan })} />
          {plan}
        </label>
      ))}
      <select aria-label="City" value={state.city} onChange={({ target }) => set({ city: target.value })}>
        <option value="">none</option>
        <option>Mumbai</option>
      </select>
      <input aria-label="Text" value={state.text} onChange={({ target }) => set({ text: target.value })} />
      <button>Send</button>
      <a href="#followed">Link</a>
      <a
        href="#language"
        hrefLang="hi"
        onClick={(event) => {
          event.preventDefault();
          log('language');
        }}
      >
        Language
      </a>
      <output>{JSON.stringify(state)}</output>
    </form>
  );
  return (
    <>
      {form}
      <input aria-label="Search" onKeyDown={({ key }) => log(key)} />
      <button onKeyDown={({ key }) => log(key)} onClick={() => log('open')}>
        Open
      </button>
      <input
        aria-label="Note"
        value={note}
        onChange={({ target }) => {
          log(`note,${target.value}`);
          setNote(target.value);
        }}
      />
      <input
        aria-label="Phone"
        value={isHydrated ? phone : ''}
        onChange={({ target }) => {
          log(`phone,${target.value}`);
          setPhone(target.value);
        }}
      />
    </>
  );
}

/** Markup of the server, which has not been hydrated. */
const Prerendered = () => (
  <div data-testid="root" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderToString(<Controls />) }} />
);

let stop: () => void = () => undefined;

interface Scene {
  readonly canvas: { readonly getByTestId: (id: string) => HTMLElement };
}

/** Records until the story ends, because a recording that goes on would keep all clicks from the next stories. */
function record() {
  log.mockClear();
  const { replay, forget } = recordEarlyInput();
  stop = forget;
  return replay;
}

/** Records, lets the shopper act, hydrates, and repeats. */
async function early({ canvas }: Scene, act: () => Promise<void>) {
  const replay = record();
  await act();
  await expect(log).not.toHaveBeenCalled();
  const root = canvas.getByTestId('root');
  // React complains in development about the attributes of a pressed button.
  hydrateRoot(root, <Controls />, { onRecoverableError: () => undefined });
  await waitFor(() => expect(Object.keys(root.querySelector('output')!).join()).toContain('__reactProps'));
  await replay();
}

/**
 * Enters a text as a browser does. `user.type` defines a property `value` of its own on the field, and React then does
 * not compare the texts that it sees.
 */
const enter = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** The inline script that keeps input before hydration, with one control of each kind. */
const meta = {
  id: 'journeys-early-input',
  title: 'Flows/Input before hydration',
  tags: ['!autodocs', 'behaviour'],
  render: () => <Prerendered />,
  beforeEach: () => () => stop(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClicksCountOnce: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Press it' });
    await early({ canvas }, async () => {
      await user.dblClick(canvas.getByText('it'));
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(entries()).toEqual(['press']);
    await user.click(button);
    await expect(entries()).toEqual(['press', 'press']);
  },
};

/** The middle button presses no button. Safari before 18.2 sends a click for it, and other browsers `auxclick`. */
export const MiddleClicksAreLeftAlone: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Press it' });
    const seen = fn<(isDefaultPrevented: boolean) => void>();
    button.addEventListener('click', (event) => seen(event.defaultPrevented));
    await early({ canvas }, async () => {
      for (const type of ['click', 'auxclick'])
        button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 1 }));
      await expect(seen.mock.calls).toEqual([[false]]);
      await expect(button).not.toHaveAttribute('aria-busy');
    });
    await expect(entries()).toEqual([]);
  },
};

/** Ctrl changes nothing for a button: React calls its handler as for every click. */
export const ClicksWithKeysCount: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Press it' });
    await early({ canvas }, async () => {
      await fireEvent.click(button, { ctrlKey: true });
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await expect(entries()).toEqual(['press']);
  },
};

export const ChoicesCount: Story = {
  play: async ({ canvas }) => {
    await early({ canvas }, async () => {
      await user.click(canvas.getByRole('radio', { name: 'six' }));
      await user.click(canvas.getByRole('checkbox', { name: 'Tick' }));
      await user.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Mumbai');
    });
    await expect(entries()).toEqual(['plan,six', 'tick,true', 'city,Mumbai']);
    await expect(canvas.getByRole('status')).toHaveTextContent('{"tick":true,"plan":"six","city":"Mumbai","text":""}');
    await expect(canvas.getByRole('radio', { name: 'six' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Tick' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Mumbai');
  },
};

/** A tick that was taken back and a choice that was changed again leave the state as it is. */
export const LastChoiceCounts: Story = {
  play: async ({ canvas }) => {
    await early({ canvas }, async () => {
      await user.click(canvas.getByRole('checkbox', { name: 'Tick' }));
      await user.click(canvas.getByRole('checkbox', { name: 'Tick' }));
      await user.click(canvas.getByRole('radio', { name: 'six' }));
      await user.click(canvas.getByRole('radio', { name: 'three' }));
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('{"tick":false,"plan":"three","city":"","text":""}');
    await expect(canvas.getByRole('checkbox', { name: 'Tick' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'three' })).toBeChecked();
  },
};

/** Nothing happens after the first press, so the shopper chooses again and presses again. */
export const LastPressComesAfterChoice: Story = {
  play: async ({ canvas }) => {
    await early({ canvas }, async () => {
      await user.click(canvas.getByText('it'));
      await user.click(canvas.getByRole('radio', { name: 'six' }));
      await user.click(canvas.getByText('it'));
    });
    await expect(entries()).toEqual(['plan,six', 'press']);
  },
};

export const TextComesBeforeItsSubmit: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await early({ canvas }, async () => {
      await user.type(field, 'Asha{Enter}');
    });
    await expect(entries()).toEqual(['text,Asha', 'submit']);
    await expect(field).toHaveValue('Asha');
    await user.type(field, ' Rao');
    await expect(canvas.getByRole('status')).toHaveTextContent('"text":"Asha Rao"');
  },
};

/** The field is hydrated, and the rest of the page is not yet: React gets the key once, at the replay. */
export const EnterCountsOnce: Story = {
  play: async ({ canvas }) => {
    const replay = record();
    const root = canvas.getByTestId('root');
    hydrateRoot(root, <Controls />);
    await waitFor(() => expect(Object.keys(root.querySelector('output')!).join()).toContain('__reactProps'));
    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'Search' }), { key: 'Enter' });
    await expect(entries()).toEqual([]);
    await replay();
    await expect(entries()).toEqual(['Enter']);
  },
};

/** The click that Enter causes is recorded. A key of its own would open the menu of a hydrated button twice. */
export const EnterOnAButtonIsAClick: Story = {
  play: async ({ canvas }) => {
    await early({ canvas }, async () => {
      canvas.getByRole('button', { name: 'Open' }).focus();
      await user.keyboard('{Enter}');
    });
    await expect(entries()).toEqual(['open']);
  },
};

/** React compares texts, and would miss an empty one behind an empty one. */
export const DeletedTextCounts: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await early({ canvas }, async () => {
      await enter(field, '');
    });
    await expect(entries()).toEqual(['note,']);
    await expect(field).toHaveValue('');
  },
};

/** The prerendered field is empty, and React fills it from storage. A text that was deleted again must not empty it. */
export const TextDeletedAgainIsNoChange: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    const replay = record();
    await enter(field, '1');
    await enter(field, '');
    hydrateRoot(canvas.getByTestId('root'), <Controls />);
    await waitFor(() => expect(field).toHaveValue('9876543210'));
    await replay();
    await expect(entries()).toEqual([]);
    await expect(field).toHaveValue('9876543210');
  },
};

/** Setting the value of a field ends the composition of an input method. */
export const CompositionGoesOn: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await early({ canvas }, async () => {
      await fireEvent.compositionStart(field);
      await user.type(field, 'न');
    });
    await expect(entries()).toEqual([]);
    await expect(field).toHaveValue('न');
  },
};

export const LinksAreLeftAlone: Story = {
  play: async ({ canvas }) => {
    const followed = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: 'Link' });
    link.addEventListener('click', followed);
    await early({ canvas }, async () => {
      await user.click(link);
      await fireEvent.click(link, { ctrlKey: true });
    });
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

/** The page load of another language would lose the text, so that React gets the text first, and then the click. */
export const LanguageComesAfterText: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Language' });
    const followed = fn<(event: Event) => void>();
    await early({ canvas }, async () => {
      await enter(canvas.getByRole('textbox', { name: 'Text' }), 'Asha');
      link.addEventListener('click', followed);
      await user.click(link);
      await expect(followed).not.toHaveBeenCalled();
      await expect(link).toHaveAttribute('aria-busy', 'true');
      // A click that opens the link in another tab loses nothing.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await fireEvent.click(link, { ctrlKey: true });
      await expect(followed).toHaveBeenCalledOnce();
    });
    await expect(entries()).toEqual(['text,Asha', 'language']);
    await expect(link).not.toHaveAttribute('aria-busy');
  },
};
