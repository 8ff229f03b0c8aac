import { designTokenFiles } from '../../tools/tokens/designTokens';

const files = Object.entries(designTokenFiles());

/** Links that save the files of `npm run tokens`, which the page computes from the theme. */
export const TokenDownloads = () => (
  <ul>
    {files.map(([name, content]) => (
      <li key={name}>
        <a
          href={`data:application/json,${encodeURIComponent(`${JSON.stringify(content, null, 2)}\n`)}`}
          download={name}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);
