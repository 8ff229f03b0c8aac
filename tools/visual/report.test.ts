import { describe, expect, test } from 'vitest';
import type { Cause } from './causes.ts';
import { groupsOf } from './groups.ts';
import { judge } from './judge.ts';
import { reportPage } from './page.ts';
import type { PictureResult } from './results.ts';

const aResult = (story: string, verdict: 'same' | 'missing' = 'same'): PictureResult => ({
  story,
  mode: 'light-1280',
  milliseconds: 90,
  verdict,
  signature: 'ab',
});

const box = { x: 40, y: 300, width: 60, height: 20 };
const muted: Cause = { kind: 'colour', what: 'fg.muted', from: '#43514c', to: '#45534e', box };
const mutedInDark: Cause = { kind: 'colour', what: 'fg.muted', from: '#bccac5', to: '#becac5', box };
const badge: Cause = { kind: 'rule', what: 'badgeBox', box };

const aDifference = (story: string, causes: readonly Cause[], mode = 'light-360'): PictureResult => ({
  story,
  mode,
  milliseconds: 90,
  verdict: 'different',
  signature: 'ab',
  differing: 12,
  causes,
});

describe('a run', () => {
  test('names what is missing and what is left over', () => {
    const results = [aResult('ui-a--default'), aResult('ui-b--default', 'missing')];
    const stories = results.map(({ story }) => ({ id: story, passed: true }));
    const found = judge(results, ['ui-a--default.light-1280', 'ui-gone--default.light-1280'], stories);
    expect(found.faults.map(({ story }) => story)).toEqual(['ui-b--default']);
    expect(found.orphans).toEqual(['ui-gone--default.light-1280']);
    const page = reportPage(found, 2, {
      alike: ['ui-a--loading looks like ui-a--default in every mode.'],
      stored: ['ui-a--default.light-1280: its picture ui/0123456789abcdef.webp is lost.'],
    });
    expect(page).toContain('2 pictures taken: 1 to look at, in 1 group; 1 without a story, 1 alike.');
    expect(page).toContain('ui-a--loading looks like ui-a--default in every mode.');
    expect(page).toContain('its picture ui/0123456789abcdef.webp is lost.');
  });

  test('of some files only takes no picture for left over', () => {
    expect(judge([aResult('ui-a--default')], ['ui-b--default.light-1280'], undefined).orphans).toEqual([]);
  });

  test('keeps the baselines of a story that failed', () => {
    const stories = [{ id: 'ui-a--default', passed: false }];
    expect(judge([], ['ui-a--default.dark-360'], stories).orphans).toEqual([]);
  });
});

describe('the report', () => {
  test('puts together what one colour has changed, in both themes', () => {
    const faults = Array.from({ length: 200 }, (_, at) =>
      at % 2
        ? aDifference(`ui-a${at}--default`, [muted])
        : aDifference(`ui-a${at}--default`, [mutedInDark], 'dark-360'),
    );
    const groups = groupsOf(faults);
    expect(groups.map(({ title, details, shown }) => [title, details, shown.length])).toEqual([
      ['The colour fg.muted', ['dark: #bccac5 → #becac5', 'light: #43514c → #45534e'], 200],
    ]);
    const page = reportPage({ faults, orphans: [] }, 1700);
    expect(page).toContain('200 pictures of 200 stories, 200 components.');
    expect(page.match(/<section>/g)).toHaveLength(1);
    // One is in sight; the others lie behind a click.
    expect(page.slice(0, page.indexOf('<details>')).match(/<figure/g)).toHaveLength(1);
    expect(page.match(/<figure/g)).toHaveLength(200);
  });

  test('shows a picture with two causes in the group of each, and the larger group first', () => {
    const groups = groupsOf([
      aDifference('ui-badge--default', [badge]),
      aDifference('ui-card--default', [muted, badge]),
      aDifference('ui-plain--default', [{ ...badge, what: '' }]),
      aResult('ui-card--on-sale', 'missing'),
      { story: 'ui-spinner--default', mode: 'light-360', milliseconds: 90, verdict: 'restless' },
    ]);
    expect(groups.map(({ title, shown }) => `${title} (${shown.length})`)).toEqual([
      'The rule badgeBox (2)',
      'Changed: ui-plain (1)',
      'Never still: ui-spinner (1)',
      'New: ui-card (1)',
      'The colour fg.muted (1)',
    ]);
  });

  test('shows what has changed, with what is around it', () => {
    const page = reportPage({ faults: [aDifference('ui-badge--default', [badge])], orphans: [] }, 9);
    expect(page).toContain('<div style="width:240px"><div class="crop" style="height:96px">');
    expect(page).toContain(
      'src="ui-badge--default.light-360.before.webp" alt="" loading="lazy" style="left:-16px;top:-276px"',
    );
    expect(page).toContain('aria-label="Before and after: ui-badge--default.light-360"');
  });

  test('has a line of its own where nothing has changed', () => {
    expect(reportPage({ faults: [], orphans: [] }, 9)).toContain('All 9 pictures are as accepted.');
  });
});
