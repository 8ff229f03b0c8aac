import { Stack, styled } from '@niramaya/ui/styled';
import { footerCopy } from '@niramaya/copy/footer';
import { policiesCopy } from '@niramaya/copy/policies';
import { Dialog } from '@niramaya/ui';

/** PolicyDialog shows the text of one policy. `id` names it, and is null while the dialog is closed. */
export function PolicyDialog({ open, id, onClose }: { open: boolean; id: string | null; onClose: () => void }) {
  const { close, names } = footerCopy.policies;
  const shown = policiesCopy.find((policy) => policy.id === id);
  return (
    <Dialog open={open} onClose={onClose} title={shown ? names[shown.id] : ''} closeLabel={close} size="lg">
      <Stack gap="5">
        {shown?.sections.map((section) => (
          <section key={section.heading}>
            <styled.h3 fontWeight="bold" pb="1">
              {section.heading}
            </styled.h3>
            <styled.p color="fg.muted">{section.text}</styled.p>
            {section.items && (
              <styled.dl display="grid" gap="2" pt="3" color="fg.muted">
                {section.items.map((item) => (
                  <div key={item.title}>
                    <styled.dt color="fg" fontWeight="semibold">
                      {item.title}
                    </styled.dt>
                    <dd>{item.text}</dd>
                  </div>
                ))}
              </styled.dl>
            )}
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
