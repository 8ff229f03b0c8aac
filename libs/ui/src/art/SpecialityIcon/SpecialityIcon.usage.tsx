import { SpecialityIcon } from '@niramaya/ui';

export const Example = () => <SpecialityIcon name="Dentist" label="Dentist" size={64} />;
