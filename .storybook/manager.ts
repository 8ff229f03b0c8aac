import { addons } from 'storybook/manager-api';
import { managerThemes } from './manager-themes';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: managerThemes[dark ? 'dark' : 'light'] });
