import { InFlow } from './InFlow';
import type { FallbackProps } from './fallback';

/** The fallback of a notice. The shopper did not open the notice, so loading is not shown. */
export const WhenFailed = (props: FallbackProps) => props.isFailed && <InFlow {...props} />;
