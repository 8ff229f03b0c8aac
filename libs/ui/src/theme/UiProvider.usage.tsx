import { Button, UiProvider } from '@niramaya/ui';

// Once, at the root of the application. In its entry point stand, before everything else:
//   import '@niramaya/ui/styles.css';
//   import '@niramaya/ui/fonts.css';
export const Example = () => (
  <UiProvider locale="en">
    <Button>Add to cart</Button>
  </UiProvider>
);
