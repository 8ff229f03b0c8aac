import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from './StoryFrame';

/** Returns the args that the controls on a docs page have changed, for the frame that renders the story. */
export function useTurnedArgs({ channel }: DocsContextProps, id: string | undefined): Args | undefined {
  const [turned, setTurned] = useState<Args>();
  useEffect(() => {
    const turn = ({ storyId, updatedArgs }: { storyId: string; updatedArgs: Args }) =>
      storyId === id && setTurned((before) => ({ ...before, ...updatedArgs }));
    const reset = ({ storyId }: { storyId: string }) => storyId === id && setTurned(undefined);
    channel.on(UPDATE_STORY_ARGS, turn);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, turn);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [channel, id]);
  return turned;
}
