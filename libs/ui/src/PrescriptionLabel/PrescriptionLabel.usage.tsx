import { PrescriptionLabel } from '@niramaya/ui';

export const Example = () => <PrescriptionLabel schedule="h" name="Schedule H" meaning="Sold on prescription only." />;
