import type { Page } from 'playwright';

/** The result of changing the controls of a story, one by one. */
export interface Turned {
  /** How many controls were changed. */
  readonly controls: number;
  /** Names of the controls that changed what the story shows. */
  readonly changing: readonly string[];
  /** The errors, as text. */
  readonly troubles: readonly string[];
}

/** @returns a sentence for each error, and one if the story has controls and none changes anything */
export const controlFaults = ({ controls, changing, troubles }: Turned): string[] => [
  ...troubles,
  ...(controls > 0 && changing.length === 0 ? [`None of its ${controls} controls changes what it shows.`] : []),
];

/**
 * Opens a story, lets it play, and changes each editable control to another value. It resets the previous control.
 * @param page the preview, open at another story
 * @param patience the most ms that one rendering may take
 */
export const turnControls = (page: Page, id: string, patience: number): Promise<Turned> =>
  page.evaluate(
    async ([story, most]) => {
      type Listener = (what: never) => void;
      interface Channel {
        on: (event: string, listener: Listener) => void;
        off: (event: string, listener: Listener) => void;
        emit: (event: string, what?: unknown) => void;
      }
      interface ArgType {
        readonly control?: { readonly type?: string; readonly disable?: boolean };
        readonly options?: readonly unknown[];
      }
      interface Prepared {
        readonly argTypes: Readonly<Record<string, ArgType>>;
        readonly initialArgs: Readonly<Record<string, unknown>>;
      }
      const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      let prepared: Prepared | undefined;
      const note = (what: Prepared & { id: string }) => {
        if (what.id === story) prepared = what;
      };
      channel.on('storyPrepared', note as Listener);

      /** Emits an event and waits until the story is rendered. @returns the status of the rendering */
      const rendered = (event: string, what?: unknown) =>
        new Promise<string>((resolve) => {
          const end = (status: string) => {
            clearTimeout(timer);
            channel.off('storyFinished', listen as Listener);
            resolve(status);
          };
          const listen = ({ storyId, status }: { storyId: string; status: string }) => storyId === story && end(status);
          const timer = setTimeout(end, most, 'nothing');
          channel.on('storyFinished', listen as Listener);
          channel.emit(event, what);
        });

      /** Returns everything visible: the values of fields are not in the markup. */
      const look = () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        return [document.body.innerHTML, ...fields.map(({ value, checked }) => `${value} ${checked}`)].join('\n');
      };

      const changed = (data: unknown): unknown => {
        if (typeof data === 'string') return `${data} turned`;
        if (typeof data === 'number') return data + 1;
        if (Array.isArray(data)) return data.length > 1 ? data.slice(0, -1) : data.map(changed);
        if (typeof data !== 'object' || data === null) return data;
        return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changed(value)]));
      };
      const another = ({ control, options }: ArgType, value: unknown): unknown => {
        if (options) return options.findLast((one) => one !== value);
        if (control?.type === 'boolean') return value !== true;
        if (control?.type === 'number') return typeof value === 'number' ? value + 1 : 1;
        return control?.type === 'text' ? `${typeof value === 'string' ? value : ''} turned` : changed(value);
      };

      const first = await rendered('setCurrentStory', { storyId: story, viewMode: 'story' });
      channel.off('storyPrepared', note as Listener);
      const troubles = first === 'success' && prepared ? [] : [`It ends with ${first}.`];
      const { argTypes = {}, initialArgs = {} } = prepared ?? {};
      const turnable = Object.entries(argTypes).filter(([, { control }]) => control?.type && !control.disable);
      if (turnable.length === 0) return { controls: 0, changing: [], troubles };
      // A change that a rerender alone causes is not an effect of a control.
      await rendered('forceReRender');
      const rest = look();
      const changing: string[] = [];
      let before: Record<string, unknown> = {};
      for (const [name, argType] of turnable) {
        const value = another(argType, initialArgs[name]);
        const status = await rendered('updateStoryArgs', { storyId: story, updatedArgs: { ...before, [name]: value } });
        before = { [name]: initialArgs[name] };
        const isError = document.body.classList.contains('sb-show-errordisplay');
        const error = document.querySelector<HTMLElement>('#error-message')?.innerText ?? '';
        if (isError || status !== 'success')
          troubles.push(`${name} turned to ${JSON.stringify(value)}: ${isError ? error.slice(0, 200) : `${status}.`}`);
        else if (look() !== rest) changing.push(name);
      }
      await rendered('resetStoryArgs', { storyId: story });
      return { controls: turnable.length, changing, troubles };
    },
    [id, patience] as const,
  );
