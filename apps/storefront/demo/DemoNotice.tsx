import { demoCopy } from '@niramaya/copy/demo';
import { languageCopy } from '@niramaya/copy/language';
import type { CSSProperties } from 'react';
import { demoRoot } from './network';

/** Panda does not read this folder, because its classes would be in the style sheet of the shop too. */
const style: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '1rem',
  padding: '0.5rem 1rem',
  textAlign: 'center',
  fontSize: '0.875rem',
  background: 'var(--n-colors-info-subtle)',
  color: 'var(--n-colors-info-fg)',
};

const underlined: CSSProperties = { textDecoration: 'underline' };

/**
 * DemoNotice is the line above every page which explains that the shop is a demonstration, with links to the design
 * system and to the home page in each other language. `isAnswered` is false if the browser has refused the service
 * worker, so that no request is answered.
 */
export const DemoNotice = ({ isAnswered }: { readonly isAnswered: boolean }) => (
  <aside style={style} aria-label={demoCopy.label}>
    <p>{isAnswered ? demoCopy.text : demoCopy.unanswered}</p>
    <a href={`${demoRoot}storybook/`} style={underlined}>
      {demoCopy.storybook}
    </a>
    {languageCopy.others.map(({ language, name }) => (
      <a
        key={language}
        href={language === 'en' ? demoRoot : `${demoRoot}${language}/`}
        lang={language}
        hrefLang={language}
        style={underlined}
      >
        {name}
      </a>
    ))}
  </aside>
);
