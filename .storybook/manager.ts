import { createElement, useState } from 'react';
import { addons, types, useChannel } from 'storybook/manager-api';
import { askedEvent, type Asked } from './asked';
import { bookThemes } from './book-themes';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: bookThemes[dark ? 'dark' : 'light'] });

const style = { alignSelf: 'center', whiteSpace: 'nowrap', fontSize: 12, paddingInline: 8 } as const;

/** Says beside the network's item why a choice changes nothing: some screens ask when something is pressed, some never. */
function NotAsked() {
  const [{ network, asked }, setAsked] = useState<Asked>({ network: 'asStory', asked: false });
  useChannel({ [askedEvent]: setAsked });
  const said = network !== 'asStory' && !asked ? 'This has not asked the network for anything' : '';
  // Storybook's own build knows no JSX without a React in scope.
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
