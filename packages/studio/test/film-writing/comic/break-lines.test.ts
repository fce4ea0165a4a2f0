import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakLines } from '../../../src/film-writing/comic/break-lines.ts'
import type { KnownNames } from '../../../src/film-writing/comic/read-prose.ts'

const knows = (...names: string[]): KnownNames => ({
  isSomebody: name => names.includes(name),
  peopleIn: text => names.filter(name => text.includes(name)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b)),
})

test('a script without line breaks becomes lines: headings, speech, and what happens between', () => {
  const script =
    'Scene 1: A kitchen at night. Leo opens the jar. Leo: Only one left! June comes in. June: Who is up so late? Leo hides. Scene 2: The garden. June: Good night!'
  assert.deepEqual(breakLines(script, knows('Leo', 'June')).split('\n'), [
    'Scene 1: A kitchen at night.',
    'Leo opens the jar.',
    'Leo: Only one left!',
    'June comes in.',
    'June: Who is up so late?',
    'Leo hides.',
    'Scene 2: The garden.',
    'June: Good night!',
  ])
})

test('a Chinese script without line breaks becomes lines, with its narrator', () => {
  const script = '场景一：雨夜的车站。林晓跑来。林晓：等等我！我来了！老陈笑了。老陈：别急。旁白：雨停了。'
  assert.deepEqual(breakLines(script, knows('林晓', '老陈')).split('\n'), [
    '场景一：雨夜的车站。',
    '林晓跑来。',
    '林晓：等等我！我来了！',
    '老陈笑了。',
    '老陈：别急。',
    '旁白：雨停了。',
  ])
})

test('a script with line breaks stays as it is', () => {
  const script = 'Scene 1: A kitchen\nLeo: One left! June likes them.\nThe clock says: ten. It is late.'
  assert.equal(breakLines(script, knows('Leo', 'June')), script)
})
