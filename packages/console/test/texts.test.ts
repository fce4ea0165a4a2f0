import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { en } from '../src/texts/en.ts'
import { zh } from '../src/texts/zh.ts'

const src = join(import.meta.dirname, '..', 'src')

/** The keys of all texts, a function's with how many gaps it has. */
const keysIn = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === 'object') return keysIn(text as object, `${path}${key}.`)
    return [`${path}${key}${typeof text === 'function' ? `(${(text as () => void).length})` : ''}`]
  })

const valuesIn = (texts: object): string[] =>
  Object.values(texts).flatMap(text => (typeof text === 'object' ? valuesIn(text as object) : [String(text)]))

test('both languages have the same texts with the same gaps', () => {
  // What the API says is English already.
  const { api: _, ...own } = zh
  assert.deepEqual(keysIn(own).sort(), keysIn(en).sort())
})

test('no text is empty, and Chinese is Chinese', () => {
  assert.deepEqual(
    valuesIn(en).filter(text => text.trim() === ''),
    [],
  )
  const plain = valuesIn(zh).filter(text => !/[\u3400-\u9fff]/.test(text))
  // Names, formats and abbreviations are the same everywhere.
  assert.deepEqual(
    plain.filter(text => !/^(?:[A-Z0-9][\w ./+-]*|curl|zh|en)$/.test(text)),
    [],
  )
})

/** Words between tags, or in an attribute that is read out or shown. */
const LITERAL =
  /(?<!=)>\s*([^<>{}()=;]*\p{L}{2,}[^<>{}()=;]*)\s*<\/|(?:title|label|alt|placeholder|aria-label)="([^"]*\p{L}{2,}[^"]*)"/gu
// The name of the thing, and what is typed as it stands.
const SAME_EVERYWHERE = /^(?:Kinora|npx kinora [\w-]+)$/

const literalsIn = (source: string): string[] =>
  [...source.matchAll(LITERAL)]
    .map(match => (match[1] ?? match[2] ?? '').trim())
    .filter(text => !SAME_EVERYWHERE.test(text))

test('no component contains text', () => {
  const found = globSync('**/*.tsx', { cwd: src }).flatMap(file =>
    literalsIn(readFileSync(join(src, file), 'utf8')).map(text => `${file}: ${text}`),
  )
  assert.deepEqual(found, [])
})

test('the rule can fail: texts between tags and in attributes are found', () => {
  assert.deepEqual(literalsIn('<p class="x">Hello there</p><b aria-label="Close">{t().x}</b>'), [
    'Hello there',
    'Close',
  ])
})
