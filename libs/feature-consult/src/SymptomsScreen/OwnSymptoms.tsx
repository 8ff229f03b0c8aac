import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { CONSULT_SYMPTOMS, isChild, oneLine } from '@niramaya/contract';
import { symptomsCopy } from '@niramaya/copy/symptoms';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { toggleSymptom, useBrowserStorage, useConsult, useUnsavedInput } from '@niramaya/data-access';
import { Button, isOfInputMethod, TextField } from '@niramaya/ui';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

/** The longest symptom that a shopper can write, in characters: some sentences, so that few people meet the limit. */
const longestSymptom = 500;

/** The symptoms with a picture, which are the chips of the screen. */
const listed: readonly string[] = CONSULT_SYMPTOMS;
const { child, others } = symptomsCopy.own.examples;
/** The frequent symptoms without a picture, of all patients and of a child, each once. */
const examples: readonly string[] = [...new Set([...others, ...child])];
/** All symptoms that are offered on the screen. */
const offered: readonly string[] = [...listed, ...examples];

/** Returns the symptoms without a picture: the frequent ones, and those in the shopper's own words. */
export const unlistedAmong = (symptoms: readonly string[]): readonly string[] =>
  symptoms.filter((symptom) => !listed.includes(symptom));

/** Returns the symptoms in the shopper's own words. */
const writtenAmong = (symptoms: readonly string[]): readonly string[] =>
  symptoms.filter((symptom) => !offered.includes(symptom));

/** Returns the picked symptoms in one text, those in the shopper's own words last. It is empty without any. */
export function pickedInWords(symptoms: readonly string[]): string {
  const written = writtenAmong(symptoms);
  return consultNamesCopy.symptoms(
    symptoms.filter((symptom) => !written.includes(symptom)),
    written,
  );
}

/**
 * Returns the symptom that a written text adds to the picked ones. A text that is the name of an offered symptom adds
 * that one. Returns null for blank text and for a symptom that is picked already.
 */
export function symptomIn(words: string, symptoms: readonly string[]): string | null {
  const text = oneLine(words);
  // The shopper may type the name of a chip in English or in the language of the page.
  const isSame = (other: string) =>
    [other, consultNamesCopy.symptom(other)].some((name) => name.toLowerCase() === text.toLowerCase());
  return text === '' || symptoms.some(isSame) ? null : (offered.find(isSame) ?? text);
}

interface OwnSymptomsProps {
  /** The text in the field. The parent has it, because `hint` depends on it. */
  readonly words: string;
  /** Called with the text after each change. */
  readonly onWordsChange: (words: string) => void;
  /** The hint below the field, for words that sound like an emergency. */
  readonly hint: ReactNode;
}

interface FrequentSymptomsProps {
  /** The symptoms that were chosen on this screen, also those that are chosen no longer. */
  readonly kept: readonly string[];
}

/**
 * FrequentSymptoms has a button for each frequent symptom without a picture. A press picks it, and the next one unpicks
 * it.
 *
 * The symptoms of a child and of others are all in the prerendered page, so that a press before hydration finds its
 * button. Those of the other kind of patient are hidden; one that was chosen stays visible.
 */
export function FrequentSymptoms({ kept }: FrequentSymptomsProps) {
  const { symptoms, patient } = useConsult();
  const storage = useBrowserStorage();
  const labelId = useId();
  const suitable: readonly string[] = patient && isChild(patient) ? child : others;
  return (
    <Flex role="group" aria-labelledby={labelId} wrap="wrap" align="center" gap="2">
      <styled.span id={labelId} width="full" fontWeight="semibold">
        {symptomsCopy.own.examples.label}
      </styled.span>
      {examples.map((example) => (
        <styled.span key={example} display={suitable.includes(example) || kept.includes(example) ? 'contents' : 'none'}>
          <Button
            variant={symptoms.includes(example) ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={symptoms.includes(example)}
            onClick={() => toggleSymptom(storage, example)}
          >
            {example}
          </Button>
        </styled.span>
      ))}
    </Flex>
  );
}

/**
 * OwnSymptoms takes a symptom in the words of the shopper, and lists those that were written. They are stored with the
 * chosen chips; the text of a chip chooses that chip. The field grows with its text. A text of several lines is stored
 * as one line.
 */
export function OwnSymptoms({ words, onWordsChange, hint }: OwnSymptomsProps) {
  const copy = symptomsCopy.own;
  const { symptoms } = useConsult();
  const storage = useBrowserStorage();
  useUnsavedInput(words !== '');
  const [isMissing, setIsMissing] = useState(false);
  /** The number of characters at the end of the pasted text that had no room in the full field. */
  const [cut, setCut] = useState(0);
  // The element is a `textarea`, because the field is `multiline`. `TextField` types its ref as an input in any case.
  const field = useRef<HTMLInputElement>(null);
  const written = writtenAmong(symptoms);

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const isBlank = oneLine(words) === '';
    setIsMissing(isBlank);
    if (isBlank) {
      field.current?.focus();
      return;
    }
    const symptom = symptomIn(words, symptoms);
    if (symptom !== null) toggleSymptom(storage, symptom);
    onWordsChange('');
  };
  // Enter adds, as in a field of one line. With Shift it starts a new line, which `symptomIn` joins to the one before.
  const addOnEnter = (event: KeyboardEvent) => {
    const { key, shiftKey, target, nativeEvent } = event;
    if (key === 'Enter' && !shiftKey && target === field.current && !isOfInputMethod(nativeEvent)) add(event);
  };
  const write = (text: string) => {
    onWordsChange(text);
    setIsMissing(false);
    if (text.length < longestSymptom) setCut(0);
  };
  // The browser cuts a pasted text at `maxLength`, and no later event has the whole text.
  const countCut = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    // A line break counts once in a `textarea`.
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
    const kept = target.value.length - (target.selectionEnd - target.selectionStart);
    setCut(Math.max(0, kept + pasted.length - longestSymptom));
  };
  const remove = (symptom: string) => {
    toggleSymptom(storage, symptom);
    // The button that removes a symptom disappears with it. So the field takes the focus.
    field.current?.focus();
  };

  return (
    <styled.section aria-label={copy.title} display="grid" gap="3">
      {/*
        With `method="dialog"`, a submit before hydration sends nothing and puts no field in the address
        (docs/decisions/0007-prerendered-pages.md).
      */}
      <form method="dialog" onSubmit={add} onKeyDown={addOnEnter} onPaste={countCut}>
        <TextField
          ref={field}
          label={copy.title}
          name="own"
          multiline
          placeholder={copy.placeholder}
          hint={copy.hint}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={longestSymptom}
          value={words}
          onChange={write}
          error={isMissing ? copy.missing : undefined}
        />
        {/* The live region is in the page before it has a text. Only then does a screen reader announce the text. */}
        <styled.p role="status" pt={{ base: '2', _empty: '0' }}>
          {words.length >= longestSymptom && copy.full(longestSymptom, cut)}
        </styled.p>
        <styled.div pt="2">
          <Button type="submit" variant="outline">
            {copy.add}
          </Button>
        </styled.div>
        {hint}
      </form>
      {written.length > 0 && (
        <Grid as="ul" role="list" gap="2">
          {written.map((symptom) => (
            <styled.li key={symptom} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
              <styled.span minW="0" overflowWrap="anywhere">
                {symptom}
              </styled.span>
              {/* The margin makes up for the padding of the button, so that its text can begin right below the symptom. */}
              <styled.div ms="-3">
                <Button variant="ghost" size="sm" aria-label={copy.removeName(symptom)} onClick={() => remove(symptom)}>
                  {copy.remove}
                </Button>
              </styled.div>
            </styled.li>
          ))}
        </Grid>
      )}
    </styled.section>
  );
}
