import { Button, toast, Toaster } from '@niramaya/ui';

export const Example = () => (
  <>
    <Button onClick={() => toast.success('Added to your cart')}>Add to cart</Button>
    {/* Render it once, at the root of the application. */}
    <Toaster label="Messages" closeLabel="Close this message" />
  </>
);
