import { CONSULT_MODES, CONSULT_SPECIALITIES, CONSULT_SYMPTOMS } from '@niramaya/contract';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { longDay } from '@niramaya/copy/long-day';
import { messageHistoryCopy } from '@niramaya/copy/message-history';
import { myDataCopy } from '@niramaya/copy/my-data';
import { useMoney, type FormatMoney } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { Fragment } from 'react';
import { hiddenSecret, pairsOf, shownPart } from './stored-parts';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 3fr)', _largeText: 'minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '1',
    overflowWrap: 'anywhere',
    '& > dt': { color: 'fg.muted' },
    // On a phone a record is below its label, because two columns within a column would be too narrow.
    '& > dd:has(> dl, > ul)': {
      gridColumn: { base: '1 / -1', sm: 'auto' },
      paddingInlineStart: { base: '3', sm: '0' },
    },
  },
});

const Items = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li + li': { borderTop: '[1px solid token(colors.border)]', paddingTop: '3' },
  },
});

const valueNames: Readonly<Record<string, string>> = myDataCopy.values;
const fieldNames: Readonly<Record<string, string>> = myDataCopy.fields;

/** Returns the name of a choice of a consultation in the language of the page, or the text itself. */
function choiceInWords(text: string): string {
  const symptom = CONSULT_SYMPTOMS.find((one) => one === text);
  if (symptom) return consultNamesCopy.symptom(symptom);
  const speciality = CONSULT_SPECIALITIES.find((one) => one === text);
  if (speciality) return consultNamesCopy.speciality(speciality);
  const mode = CONSULT_MODES.find((one) => one === text);
  return mode ? consultNamesCopy.mode(mode) : text;
}

/** The fields whose time of the day matters too. The sign-in provider stores its moments as text. */
const timed: ReadonlySet<string> = new Set(['saidAtMs', 'createdAt', 'lastLoginAt']);

/** Returns day and time of a moment in milliseconds since 1970. */
const momentInWords = (ms: number): string => `${longDay(new Date(ms))}, ${messageHistoryCopy.at(ms)}`;

/** Returns a value that is neither a list nor a record in words. `field` is the stored name of its field. */
function inWords(value: unknown, field: string, money: FormatMoney): string {
  if (value instanceof Blob) return `${value.type}, ${Math.ceil(value.size / 1000)} kB`;
  if (value === null || value === undefined || value === '') return myDataCopy.nothing;
  if (value === hiddenSecret) return myDataCopy.hidden;
  if (timed.has(field) && Number(value) > 0) return momentInWords(Number(value));
  if (typeof value === 'number' && field.endsWith('Ms')) return longDay(new Date(value));
  if (typeof value === 'number' && /price$|rupees$/i.test(field)) return money(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Object.hasOwn(valueNames, text) ? (valueNames[text] ?? text) : choiceInWords(text);
}

interface StoredValueProps {
  readonly value: unknown;
  /** The stored name of the field that has the value; empty for a whole entry. */
  readonly field?: string;
}

/**
 * StoredValue shows stored content as labelled lists, one for each record. Other pages of the same origin may store
 * values too, so a field that the shop does not know is shown with its stored name. The downloaded file has everything,
 * also the technical fields that are left out here.
 */
export function StoredValue({ value, field = '' }: StoredValueProps) {
  const money = useMoney();
  const shown = shownPart(value);
  if (Array.isArray(shown)) {
    if (shown.length === 0) return <span>{myDataCopy.nothing}</span>;
    if (shown.every((item) => typeof item !== 'object' || item === null))
      return <span>{shown.map((item) => inWords(item, field, money)).join(', ')}</span>;
    return (
      <Items role="list">
        {/* The keys are the places in the list: the records have none of their own, and stay in their places. */}
        {Object.entries<unknown>(shown).map(([place, item]) => (
          <li key={place}>
            <StoredValue value={item} field={field} />
          </li>
        ))}
      </Items>
    );
  }
  const pairs = pairsOf(shown);
  if (pairs === null) return <span>{inWords(shown, field, money)}</span>;
  if (pairs.length === 0) return <span>{myDataCopy.nothing}</span>;
  return (
    <List>
      {pairs.map(([name, part]) => (
        <Fragment key={name}>
          <dt>{Object.hasOwn(fieldNames, name) ? fieldNames[name] : name}</dt>
          <dd>
            <StoredValue value={part} field={name} />
          </dd>
        </Fragment>
      ))}
    </List>
  );
}
