import { addons } from 'storybook/manager-api';
import { bookThemes } from './book-themes';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: bookThemes[dark ? 'dark' : 'light'] });
