import { createElement, Fragment } from 'react';
import { Badge } from 'storybook/internal/components';
import { addons } from 'storybook/manager-api';
import { managerThemes } from './manager-themes';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: managerThemes[dark ? 'dark' : 'light'],
  sidebar: {
    // The filter of the sidebar offers every tag. A status that a reader should notice is also a badge.
    renderLabel: ({ name, type, tags }) => {
      const status = type === 'component' && ['new', 'deprecated'].find((tag) => tags.includes(tag));
      if (!status) return name;
      // The badge is made without JSX, because the bundler of the manager compiles JSX for a global `React`.
      const badge = createElement(Badge, { status: status === 'new' ? 'positive' : 'warning' }, status);
      return createElement(Fragment, null, name, ' ', badge);
    },
  },
});
