import { SymptomIcon } from '@niramaya/ui';

export const Example = () => <SymptomIcon name="Headache" size={64} />;
