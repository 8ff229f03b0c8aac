import { Button, UiProvider } from '@niramaya/ui';

// Render it once, at the root of the application. The entry point imports these two files before everything else:
//   import '@niramaya/ui/styles.css';
//   import '@niramaya/ui/fonts.css';
export const Example = () => (
  <UiProvider locale="en">
    <Button>Add to cart</Button>
  </UiProvider>
);
