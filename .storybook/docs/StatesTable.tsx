import {
  meanings,
  reasonForNoStory,
  screenStates,
  states,
  withoutOwnStory,
  type IndexEntry,
  type State,
} from '../states';
import { useStoryIndex } from './story-index';

/** The reasons against stories. The table names each by its number, from 1. */
const reasons = [...new Set(states.flatMap((state) => Object.keys(withoutOwnStory[state])))];

function Cell({ screen, state, stories }: { screen: string; state: State; stories: readonly IndexEntry[] }) {
  if (stories.length > 0)
    return stories.map(({ id, name }) => (
      <div key={id}>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </div>
    ));
  const reason = reasonForNoStory(screen, state);
  return reason === undefined ? 'missing' : `– (${reasons.indexOf(reason) + 1})`;
}

/** The screens with the stories of their states, from the index of the running Storybook. */
export function StatesTable() {
  const index = useStoryIndex();
  if (index.kind === 'failed')
    return <p role="alert">The index of the stories could not be loaded. Reload the page.</p>;
  return (
    <>
      <div style={{ overflowX: 'auto' }} role="region" aria-label="States of the screens" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">screen</th>
              {states.map((state) => (
                <th scope="col" key={state}>
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screenStates(index.entries).map(({ screen, storiesOf }) => (
              <tr key={screen}>
                <th scope="row">{screen}</th>
                {states.map((state) => (
                  <td key={state}>
                    <Cell screen={screen} state={state} stories={storiesOf(state)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 id="meanings">What the states mean</h2>
      <dl>
        {states.map((state) => (
          <div key={state}>
            <dt>{state}</dt>
            <dd>{meanings[state]}</dd>
          </div>
        ))}
      </dl>
      <h2 id="reasons">Why a screen has no story of a state</h2>
      {/* The reset of the shop removes the numbers, to which the table refers. */}
      <ol style={{ listStyle: 'decimal' }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
    </>
  );
}
