import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { canBePhoneNumber, phoneFault } from '@niramaya/contract';
import { addNumberCopy } from '@niramaya/copy/add-number';
import { useUnsavedInput } from '@niramaya/data-access';
import { Button, moveFocusFromRemoved, TextField, useCheckedForm } from '@niramaya/ui';
import { useRef, useState, type FormEvent } from 'react';

interface AddNumberProps {
  /** The phone number as the shopper typed it, or empty text. */
  readonly phone: string;
  /** Whether the consultation is paid, which decides the sentence about no number. */
  readonly isPaid: boolean;
  /** Stores a text that can be a phone number. */
  readonly onAdd: (phone: string) => void;
}

/**
 * AddNumber asks for the phone number of a consultation that has none, or one that cannot be called. A message takes
 * the place of the form once a number is added. It renders nothing for a consultation that had a number from the start.
 */
export function AddNumber({ phone, isPaid, onAdd }: AddNumberProps) {
  const [typed, setTyped] = useState(phone);
  const [isAdded, setIsAdded] = useState(false);
  useUnsavedInput(typed !== phone && !isAdded);
  const fault = phoneFault(typed);
  const { form, isWrong, check } = useCheckedForm(fault === null ? [] : ['phone']);
  const message = useRef<HTMLParagraphElement>(null);

  const hasNumber = canBePhoneNumber(phone);
  if (hasNumber && !isAdded) return null;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setIsAdded(true);
    onAdd(typed.trim());
    // The form disappears, and its button has the focus. So the message takes it.
    moveFocusFromRemoved(message.current);
  };
  const showsGivenNumber = typed === phone && phone.trim() !== '';
  const consequence = phone.trim() === '' ? addNumberCopy.without : addNumberCopy.notANumber(phone.trim());
  let error: string | undefined;
  if (fault !== null && (isWrong('phone') || showsGivenNumber))
    error = typed.trim() === '' ? addNumberCopy.missing : addNumberCopy.faults[fault];

  return (
    <Grid gap="2" maxW="[34rem]" _print={{ display: 'none' }}>
      <styled.p
        ref={message}
        tabIndex={-1}
        outline="[none]"
        overflowWrap="anywhere"
        color={hasNumber ? undefined : 'warning.fg'}
      >
        {hasNumber ? addNumberCopy.added : `${consequence} ${addNumberCopy.addHere[isPaid ? 'paid' : 'unpaid']}`}
      </styled.p>
      {!hasNumber && (
        // With `method="dialog"`, a submit before hydration sends nothing and puts no field in the address.
        <form ref={form} method="dialog" noValidate onSubmit={add}>
          <Flex wrap="wrap" align={{ base: 'end', md: 'start' }} columnGap="3" rowGap="2">
            <styled.div flex="[1 1 14rem]" minW="0">
              <TextField
                label={addNumberCopy.label}
                name="phone"
                type="tel"
                // After Back, a browser fills fields with their former text, for the next person at this device too. It
                // does not fill those with "off".
                autoComplete="off"
                enterKeyHint="done"
                value={typed}
                onChange={setTyped}
                error={error}
              />
            </styled.div>
            {/*
             * The lower edge of a field is 6 px below its box, where its error begins. From 768 px on, the button is at
             * the height of the box also while the error shows: its distance from above is that of a label.
             */}
            <styled.div pb="1.5" pt={{ md: '8' }}>
              <Button type="submit" variant="outline">
                {addNumberCopy.add}
              </Button>
            </styled.div>
          </Flex>
        </form>
      )}
    </Grid>
  );
}
