import { createElement, useState } from 'react';
import { addons, types, useChannel } from 'storybook/manager-api';
import { askedEvent, type Asked } from './asked';
import { managerThemes } from './manager-themes';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: managerThemes[dark ? 'dark' : 'light'] });

const style = { alignSelf: 'center', whiteSpace: 'nowrap', fontSize: 12, paddingInline: 8 } as const;

/** Explains beside the network menu why a choice changes nothing. Some screens fetch after a click, some never. */
function NotAsked() {
  const [{ network, asked }, setAsked] = useState<Asked>({ network: 'asStory', asked: false });
  useChannel({ [askedEvent]: setAsked });
  const said = network !== 'asStory' && !asked ? 'This has not asked the network for anything' : '';
  // Storybook's own build supports JSX only with React in scope.
  return createElement('span', { role: 'status', style }, said);
}

addons.register('niramaya/network', () => {
  addons.add('niramaya/asked', {
    type: types.TOOL,
    title: 'Whether the network was asked',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(NotAsked),
  });
});
