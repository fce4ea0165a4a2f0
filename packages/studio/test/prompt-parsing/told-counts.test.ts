import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'
import { DRESSED_IDS } from '../scenery/find-painted.ts'

const text = readFileSync(join(import.meta.dirname, '../../../../docs/gallery/README.md'), 'utf8')
/** Rounded down, and not left behind by more than a tenth. */
const ROUNDED = 0.9

for (const [what, count] of [
  ['bodies', [...kindCodes()].length],
  ['places', DRESSED_IDS.length],
  ['actions', [...readVerbs()].length],
] as const)
  test(`the gallery states the current number of ${what}`, () => {
    const told = Number(new RegExp(`([\\d,]+) ${what}`, 'u').exec(text)?.[1]?.replaceAll(',', ''))
    assert.ok(told <= count && told >= count * ROUNDED, `${told} told, ${count} there`)
  })
