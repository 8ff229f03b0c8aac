import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { InertButton, useCopy } from '@niramaya/ui';

/** The button does nothing yet (ROLE-06). */
export function DoctorsCall() {
  const { doctors } = useCopy(consultCopy);
  return (
    <styled.section
      aria-label={doctors.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="5"
      bg="bg.subtle"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <div>
        <styled.h2 textStyle="title">{doctors.title}</styled.h2>
        <styled.p color="fg.muted" pt="1">
          {doctors.text}
        </styled.p>
      </div>
      <InertButton note={doctors.note}>{doctors.action}</InertButton>
    </styled.section>
  );
}
