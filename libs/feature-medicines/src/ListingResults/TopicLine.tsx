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
  /** Called on a click, to search for its products. The line disappears with it. */
  readonly onApply: () => void;
}

/**
 * TopicLine is the first line of the whole list for a shopper who has come by a concern, a brand or a menu entry. One
 * click narrows the list to its products.
 */
export function TopicLine({ name, count, onApply }: TopicLineProps) {
  if (!isKnownTopic(name) && !count) return null;
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
