import { AppLinkForm, toast } from '@niramaya/ui';

export const Example = () => (
  <AppLinkForm
    copy={{
      title: 'Get the app',
      text: 'We send a link to your phone.',
      label: 'Mobile number',
      hint: 'Ten digits, without +91',
      send: 'Send link',
      code: 'QR code: opens this shop',
      invalid: 'Enter the ten digits of an Indian mobile number.',
      result: 'The link is on its way.',
    }}
    onSubmit={(phone) => toast.success(`Sent to ${phone}`)}
  />
);
