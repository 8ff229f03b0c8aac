import { footerCopy } from '@niramaya/copy/footer';
import { ordersCopy } from '@niramaya/copy/orders';
import { openPolicy, useAppDispatch } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';

/**
 * OrderHelp is the foot of the orders and of a receipt: the phone number of the footer, which the panel covers, and the
 * policy of returns. The footer shows the policy in a dialog over the panel.
 */
export function OrderHelp() {
  const dispatch = useAppDispatch();
  const { help, policies } = footerCopy;
  return (
    <div>
      <styled.p fontWeight="semibold">{ordersCopy.help}</styled.p>
      <p>{`${help.title}: ${help.number}`}</p>
      <styled.p textStyle="caption" color="fg.muted">
        {`${help.text} ${help.demo}`}
      </styled.p>
      {/* The text of the button is at the edge of the lines above it, and its touch area reaches beyond. */}
      <styled.div ms="-3">
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => dispatch(openPolicy('returns'))}>
          {policies.names.returns}
        </Button>
      </styled.div>
    </div>
  );
}
