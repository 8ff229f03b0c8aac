import { discountedPrice } from '@niramaya/contract';
import { products } from '@niramaya/fixtures';
import { Button, IconButton, ProductCard, UiProvider } from '@niramaya/ui';
import { Heart, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

const ignore = () => undefined;

/** What stands round the cards in each form of them. */
export const Frame = ({ children }: { children: ReactNode }) => <UiProvider>{children}</UiProvider>;

/** The first ten products of the catalogue, as a listing has them: two buttons each. */
export const Cards = () =>
  products(10).map(({ id, image, title, category, rating, price, discount }) => (
    <ProductCard
      key={id}
      href="/medicinesdetails"
      title={title}
      image={image}
      category={category}
      rating={rating}
      ratingLabel="out of 5"
      amountRupees={discountedPrice(price, discount)}
      mrpRupees={price}
      discountText={discount > 0 ? `${discount}% off` : undefined}
      priceNote={discount > 0 ? undefined : 'Sold at MRP'}
      facts={['₹12 a tablet']}
      priceLabels={{ now: 'Price', mrp: 'MRP' }}
      onOpen={ignore}
      corner={<IconButton label={`Save ${title}`} icon={<Heart aria-hidden />} onClick={ignore} />}
      action={
        <Button variant="outline" startIcon={<Plus aria-hidden />} onClick={ignore} fullWidth>
          Add
        </Button>
      }
    />
  ));
