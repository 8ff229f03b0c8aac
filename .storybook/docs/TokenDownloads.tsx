import { prabhatTokens } from '../../libs/ui/src/stories/prabhatTokens';
import { designToolFiles } from '../../libs/ui/src/theme/designTools';
import { designTokenFiles } from '../../libs/ui/src/theme/dtcg';

const brands = { prabhat: prabhatTokens };
const files = { ...designTokenFiles(brands), ...designToolFiles(brands) };
const address = (document: object) => `data:application/json,${encodeURIComponent(JSON.stringify(document, null, 2))}`;

export const TokenDownloads = () => (
  <ul>
    {Object.entries(files).map(([file, document]) => (
      <li key={file}>
        <a href={address(document)} download={file.replace('/', '-')}>
          {file}
        </a>
      </li>
    ))}
  </ul>
);
