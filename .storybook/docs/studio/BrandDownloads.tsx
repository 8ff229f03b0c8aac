import { UiLink } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';

/** The media types of the files by the ends of their names. */
const mediaTypes: Readonly<Record<string, string>> = { json: 'application/json', css: 'text/css', ts: 'text/plain' };

/** Links that save the files of a brand. */
export const BrandDownloads = ({ files }: { files: Readonly<Record<string, string>> }) => (
  <styled.ul display="grid" gap="2" justifyItems="start">
    {Object.entries(files).map(([name, content]) => (
      <li key={name}>
        <UiLink
          variant="inline"
          href={`data:${mediaTypes[name.split('.').at(-1)!]},${encodeURIComponent(content)}`}
          download={name}
        >
          {name}
        </UiLink>
      </li>
    ))}
  </styled.ul>
);
