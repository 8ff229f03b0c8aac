import { styled } from '@niramaya/ui/styled';
import { isKnownTopic, topicCopy } from '@niramaya/copy/topics';
import { Button } from '@niramaya/ui';
import { ArrowRight } from 'lucide-react';

interface TopicLineProps {
  /** The name of the concern, brand or menu entry. */
  readonly name: string;
  /**
   * The number of its products, of which the API counts at most `policy.maxSearchMatches`, or null if it could not
   * count them.
   */
  readonly count: number | null;
  /** Called on a click, to search for the products of the topic. The line disappears with the new list. */
  readonly onApply: () => void;
}

/**
 * TopicLine is the first line of the whole list for a shopper who has come by a concern, a brand or a menu entry. One
 * click narrows the list to its products.
 */
export function TopicLine({ name, count, onApply }: TopicLineProps) {
  // A name that the shop does not know comes from a link, and is shown only if products match it.
  const hasProducts = count !== null && count > 0;
  if (!isKnownTopic(name) && !hasProducts) return null;
  if (count === 0)
    return (
      <styled.p pb="3" color="fg.muted">
        {topicCopy.none(name)}
      </styled.p>
    );
  return (
    <styled.div pb="3">
      <Button fullWidth endIcon={<ArrowRight aria-hidden />} onClick={onApply}>
        {count === null ? topicCopy.uncounted(name) : topicCopy.products(name, count)}
      </Button>
    </styled.div>
  );
}
